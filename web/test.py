"""What `scripts/web test` looks at, and `scripts/web picture`: the page in headless Chromium."""

import contextlib
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests/data"
MOST_BYTES = 500_000
# Milliseconds until something is to be seen.
FIRST_PAINT = 1000
# Times that a search may take as long as that of the program on one thread, at level sse2.
MOST_TIMES = 3
WAIT = 120_000

T = "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
T_17 = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
# Grid SF, with 29 puzzles of 17 clues.
OTHER = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
GRIDS = "5,472,730,538"


class Page:
    """A page in a window of its own. What the browser complains of is a mistake of the page."""

    def __init__(self, browser, url, link="", ready=("#level", "level simd128"), **window):
        self.context = browser.new_context(**window)
        self.page = self.context.new_page()
        self.mistakes = []
        self.page.on("console", lambda said: said.type in ["error", "warning"] and self.mistakes.append(said.text))
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.goto(url + link)
        self.says(*ready)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            assert not self.mistakes, self.mistakes
        self.context.close()

    def says(self, where, what, timeout=WAIT):
        expect(self.page.locator(where)).to_contain_text(what, timeout=timeout)

    def paste(self, text):
        """Into an empty page: what it says later is of this text."""
        self.click("#clear")
        self.says("#facts", "The board is empty")
        self.page.fill("#text", text)

    def click(self, what):
        self.page.click(what)

    def seconds(self):
        """Of the search that has ended."""
        return float(re.search(r"([\d.]+) s\.$", self.page.inner_text("#state"))[1])

    def digits(self):
        """What the board shows, `.` for cells without a digit."""
        cells = self.page.locator(".cell").evaluate_all(
            "cells => cells.map((cell) => cell.querySelector('.pencil') ? '' : cell.textContent)")  # fmt: skip
        return "".join(digit or "." for digit in cells)

    def coloured(self):
        return self.page.locator(".cell.coloured").count()

    def ask(self, question, *args):
        """Asks the page's own worker. News are puzzles."""
        return self.page.evaluate(
            """async ([question, args]) => {
                 const { Lane } = await import("./lane.js")
                 window.lanes ??= {}
                 const lane = window.lanes[question] ??= new Lane()
                 const puzzles = []
                 const answer = await lane.ask(question, args, (news) => puzzles.push(...news.puzzles))
                 return { answer, puzzles }
               }""",
            [question, args],
        )


def known_answers(page):
    """Those that the program and the package for Python are tested with, of what the page has too."""
    asked = 0
    for line in (DATA / "answers.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        arguments, text, answer = line.split("\t", 2)
        found = like(page, arguments.split(), text, answer)
        if found is not None:
            asked += 1
            assert found[0] == found[1], f"{arguments} {text}: {found[0]} instead of {found[1]}"
    assert asked > 35, asked
    for line in (DATA / "known17-sample.tsv").read_text().splitlines()[1:12]:
        grid, count, *puzzles = line.split("\t")
        found = page.ask("scan", grid, 17)
        assert (found["answer"], sorted(found["puzzles"])) == (int(count), sorted(puzzles)), grid
    grid = "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
    expected = (DATA / "grid3-all-18.txt").read_text().split()
    assert sorted(page.ask("scan", grid, 18)["puzzles"]) == sorted(expected)
    print(f"{asked} answers of commands, 12 complete scans", flush=True)


def like(page, arguments, text, answer):
    """What the page says in place of a command, and what is known; None if it has no like."""
    lines = answer.split("|")
    # Cells of sets in the order of the program, as `{rc,...}`.
    braces = lambda sets: ["{" + ",".join(f"{cell // 9 + 1}{cell % 9 + 1}" for cell in cells) + "}" for cells in sets]
    match arguments:
        case ["solve"]:
            read = page.ask("read", text)["answer"]
            end = read["valid"]["grid"] if read["valid"] else "multiple" if read["solutions"] else "none"
            return f"{read['text']} {end}", answer.replace("\t", " ")
        case ["solve", "--count", "--max", "1000"]:
            read = page.ask("read", text)["answer"]
            more = "+" if read["solutions"] == read["mostSolutions"] else ""
            return f"{read['solutions']}{more}", re.split(r"\s", answer)[-1]
        case ["canon", "--automorphisms"]:
            valid = page.ask("read", text)["answer"]["valid"]
            return valid and (f"{valid['canonical']}\t{valid['puzzleAutomorphisms']}", answer)
        case ["name"]:
            valid = page.ask("read", text)["answer"]["valid"]
            return page.ask("place", valid["grid"], text)["answer"]["name"], answer.split("\t")[0]
        case ["unname"]:
            return page.ask("unname", text)["answer"], answer
        case ["catalogue", "rank"]:
            return page.ask("place", text, text)["answer"]["rank"], int(answer)
        case ["catalogue", "unrank"]:
            return page.ask("unrank", int(text))["answer"], answer
        case ["ua", "--max-size", size]:
            return braces(page.ask("sets", text, int(size))["answer"]["uas"]), lines
        case ["mcn", *size]:
            most = int(size[1]) if size else 12
            found = page.ask("sets", text, most)["answer"]
            words = f"MCN {len(found['clique'])} with UAs of up to {most} cells ({len(found['uas'])} of them)"
            return (words, found["complete"]), (lines[0], True)
        case ["logic", "--rate"]:
            found = page.ask("logic", text)["answer"]
            return f"{found['end']} {found['hardest'] or 'none'}", " ".join(re.split(r"\s", answer)[1:])
        case ["scan", *clues] if "--mask" not in clues:
            found = page.ask("scan", text, int(clues[1]) if clues else 17)
            return (sorted(found["puzzles"]), found["answer"]), (lines if answer else [], len(lines) if answer else 0)
        case ["fewest", "--all"]:
            found = page.ask("fewest", text)
            return (found["answer"], found["puzzles"][-1:]), (int(answer.split()[1]), answer.split()[2:])


def looks(page):
    """What is there at first, and how soon."""
    page.says("#facts", "17 clues, 1 solution")
    paint = page.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"first paint after {paint:.0f} ms", flush=True)
    assert paint < FIRST_PAINT, paint
    page.says("#facts", "Yes: every clue is needed")
    assert page.digits() == T


def searches(page, program):
    """All puzzles of a grid, its fewest clues, stopping; with the time of the program."""
    page.paste(T)
    page.says("#facts", "All 81 cells, by the rules")
    page.click("#start")
    page.says("#state", "1 puzzle of 17 clues. The search is complete: there are no others.")
    assert page.page.locator("#found button").all_inner_texts() == [T_17]
    print(f"grid T, 17 clues: {page.seconds()} s on the page", flush=True)
    if program:
        compare(page, program)
    page.page.locator("#found button").click()
    page.says("#shown", "A puzzle of 17 clues")
    assert page.page.locator(".cell:not(.derived)").count() == 17
    page.click("#shown button")
    page.says("#facts", "17 clues, 1 solution")
    page.click("#fewest")
    page.says("#state", "This grid needs 17 clues: the search for 16 is complete and has found none.")
    page.page.fill("#clues", "16")
    page.click("#start")
    page.says("#state", "No puzzle of 16 clues. The search is complete.")
    # So many that it takes minutes: puzzles and progress are there before the end.
    page.page.fill("#clues", "20")
    page.click("#start")
    page.says("#state", "the first 500 are listed")
    expect(page.page.locator("#found button")).to_have_count(500)
    expect(page.page.locator("#start")).to_be_disabled()
    page.page.wait_for_function("document.getElementById('progress').value > 0", timeout=WAIT)
    page.click("#stop")
    page.says("#ended", "Stopped after")
    # Another grid ends it, too.
    page.click("#start")
    page.says("#state", "so far")
    # A slip of the finger ends no long one; a digit of the solution none at all.
    page.page.evaluate("{ const was = performance.now.bind(performance); performance.now = () => was() + 1e5 }")
    asked = []
    page.page.once("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    page.page.locator(".cell").first.focus()
    page.page.keyboard.press(T[0])
    page.says("#facts", "18 clues, 1 solution")
    assert not asked, asked
    page.page.keyboard.press("9")
    assert asked == ["Another digit ends the search. End it?"], asked
    assert page.digits() == T
    expect(page.page.locator("#stop")).to_be_enabled()
    page.page.fill("#text", OTHER)
    page.says("#state", "All puzzles of 17 clues take")
    expect(page.page.locator("#found button")).to_have_count(0)
    page.paste(T_17)
    page.says("#facts", "17 clues")
    page.click("#start")
    page.says("#state", "so far")
    page.click("#stop")
    page.says("#ended", "there may be more")
    expect(page.page.locator("#start")).to_be_enabled()
    page.page.fill("#clues", "17")
    page.click("#start")
    page.says("#state", "there are no others")


def compare(page, program):
    """The time of a first search with that of the program: the least of some rounds, in turn."""
    of_page, of_program = [], {"--isa sse2 --threads 1": [], "--threads 1": [], "": []}
    for _ in range(5):
        page.page.reload()
        page.click("#start")
        page.says("#ended", "there are no others")
        of_page.append(page.seconds())
        for words, rounds in of_program.items():
            begun = time.monotonic()
            command = [program, "scan", T, "--quiet", *words.split()]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            rounds.append(time.monotonic() - begun)
            assert done.stdout.strip() == T_17
    print(f"the page: {min(of_page):.2f} s", flush=True)
    for words, rounds in of_program.items():
        print(f"gridsieve scan {words}: {min(rounds):.2f} s", flush=True)
    assert min(of_page) <= MOST_TIMES * min(of_program["--isa sse2 --threads 1"])


def sets_and_logic(page):
    """Unavoidable sets by size, coloured; a largest clique; steps in words."""
    page.paste(T)
    page.says("#facts", "All 81 cells")
    page.click("#tab-sets")
    page.says("#counts", "303 minimal unavoidable sets of up to 12 cells. At most 11 of them have no cell in common, so")
    page.page.locator("#sizes button", has_text="6 cells: ").click()
    page.says("#shown", "Unavoidable set 1 of")
    assert page.coloured() == 6
    page.page.locator("#listed button").nth(1).click()
    page.says("#shown", "Unavoidable set 2 of")
    page.click("#clique")
    page.says("#shown", "11 unavoidable sets without a common cell")
    letters = page.page.locator(".cell.coloured").evaluate_all("cells => cells.map((cell) => cell.dataset.letter)")
    assert len(set(letters)) == 11
    page.page.fill("#size", "9")
    page.page.press("#size", "Tab")
    page.says("#counts", "51 minimal unavoidable sets of up to 9 cells. At most 10 of them")
    page.page.fill("#size", "99")
    page.page.press("#size", "Tab")
    page.says("#counts", "From 4 to 14 cells")
    # A part that was left shows no more; the same question, asked later, is answered later.
    page.page.evaluate(
        """const size = document.getElementById("size")
           size.value = 13
           size.dispatchEvent(new Event("change"))
           document.getElementById("tab-search").click()"""
    )
    page.ask("sets", T, 13)
    expect(page.page.locator("#sizes button")).to_have_count(0)
    page.click("#tab-sets")
    page.says("#counts", "432 minimal unavoidable sets of up to 13 cells")
    page.page.fill("#size", "12")
    page.click("#tab-logic")
    page.says("#solved", "nothing is left to solve")
    page.paste("............7.9.2..8....4.62............4...19.7....3..4..6.5.....2...9..........")
    page.says("#solved", "Solved in")
    page.says("#solved", "the hardest: locked candidates")
    page.click("#on")
    page.says("#shown", "Step 1: ")
    steps = page.page.locator("#steps button")
    steps.nth(steps.count() - 1).click()
    page.says("#shown", f"Step {steps.count()}: ")
    page.click("#on")
    page.says("#shown", "After the last step")
    assert page.digits() == page.ask("read", page.page.input_value("#text"))["answer"]["valid"]["grid"]


def catalogue(page):
    """Numbers of grids and names, with the table."""
    page.click("#tab-search")
    page.paste(T)
    page.says("#facts", "All 81 cells")
    page.click("#place")
    page.says("#facts", f"958,098,507 of {GRIDS}")
    page.says("#facts", "a4rw3clb7777777777777777x")
    page.page.fill("#index", "5,472,730,537")
    page.page.press("#index", "Enter")
    page.says("#facts", f"5,472,730,537 of {GRIDS}")
    for wrong, said in [("5472730538", "there is no grid 5472730538"), ("many", "A number from 0 to 5,472,730,537 is wanted"),
                        ("54727305380", "there is no grid 54727305380"), ("1.5", "A number from 0")]:  # fmt: skip
        page.page.fill("#index", wrong)
        page.page.press("#index", "Enter")
        page.says("#told", said)
    before = page.page.input_value("#text")
    page.click("#random")
    expect(page.page.locator("#text")).not_to_have_value(before, timeout=WAIT)
    expect(page.page.locator("#text")).to_have_value(re.compile("^[1-9]{81}$"))
    expect(page.page.locator("#facts")).to_contain_text(re.compile(rf"[\d,]+ of {GRIDS}"), timeout=WAIT)
    page.says("#heard", "in the catalogue. Name: ")
    page.paste("aaapgcgaaakscyabdijfaraak")
    page.says("#facts", "17 clues, 1 solution")
    page.paste("aaapgcgaaakscyabdijfaraab")
    page.says("#mistake", "a character is wrong")
    expect(page.page.locator("#text")).to_have_attribute("aria-invalid", "true")


def mistakes(page):
    """What is typed wrongly, and what else is understood."""
    for typed, where, said in [
        ("12", "#mistake", "2 characters instead of 81"),
        (T[:80], "#mistake", "80 characters instead of 81"),
        ("a" + T[1:], "#mistake", "`a` at row 1, column 1 is neither a digit nor a sign"),
        ("11" + "." * 79, "#facts", "It breaks the rules: r1c1 and r1c2 are both 1"),
        (T[1] + T[1:], "#heard", f"No grid: It breaks the rules: r1c1 and r1c2 are both {T[1]}"),
        ("12345678." + "........9" + "." * 63, "#facts", "9 clues, no solution"),
        ("." * 81, "#facts", "1,000 solutions or more"),
        ("123456789456789123789123456214365897365897214897214365531642978642978531" + "." * 9, "#facts", "1 solution"),
        ("." * 80 + "1", "#facts", "1 clue, 1,000 solutions or more"),
    ]:
        page.paste(typed)
        page.says(where, said)
        has_one = said == "1 solution"
        expect(page.page.locator("#start")).to_be_enabled() if has_one else expect(page.page.locator("#start")).to_be_disabled()
    # As people write them: rows, drawn boxes, a line with more in it.
    rows = [T_17[i : i + 9] for i in range(0, 81, 9)]
    drawn = [" | ".join([row[:3], row[3:6], row[6:]]) for row in rows]
    for line in [3, 7]:
        drawn.insert(line, "----+-----+----")
    for typed in ["\n".join(rows), "\n".join(drawn), "\n".join(drawn).replace(".", "-"), f"T: 17 # {T}\n",
                  f"{T_17}\t{T}", f'"{T_17}",17', f"T,{T_17.replace('.', '·')}", " ".join(T_17), T_17.replace(".", "0"), f"# T\n{T_17} # of T"]:  # fmt: skip
        page.paste(typed)
        if typed.startswith("T:"):
            page.says("#mistake", "instead of 81")
        else:
            page.says("#facts", "17 clues, 1 solution")
            assert page.digits() == T
            several = page.page.locator("#facts", has_text="The first of 2 in the text")
            expect(several).to_have_count(int(typed == f"{T_17}\t{T}"))
    page.paste(f"{T_17}\n{T}\n\n{OTHER} # the third\n")
    page.says("#facts", "The first of 3 in the text")
    page.click("#clear")
    page.says("#facts", "The board is empty")
    assert page.digits() == "." * 81


def overtaken(page):
    """What is read late is not shown beside a text that came after it."""
    page.page.evaluate("document.getElementById('example').click(); document.getElementById('clear').click()")
    page.ask("read", T_17)
    page.says("#facts", "The board is empty")
    assert page.digits() == "." * 81
    wrong = "aaapgcgaaakscyabdijfaraab"
    page.page.evaluate(
        """async (name) => {
             const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }))
             location.hash = `g=${name}`
             await changed
             document.getElementById("example").click()
           }""",
        wrong,
    )
    page.says("#facts", "17 clues, 1 solution")
    with contextlib.suppress(Error):
        page.ask("unname", wrong)
    assert page.page.inner_text("#mistake") == ""
    assert page.digits() == T


def keyboard(page):
    """All of it without a mouse."""
    press = page.page.keyboard.press
    page.page.focus("#text")
    page.click("#clear")
    page.page.locator(".cell[tabindex='0']").focus()
    press("Home")
    for key in ["1", "ArrowRight", "2", "ArrowDown", "3", "ArrowLeft", "4", "Delete", "ArrowUp"]:
        press(key)
    expect(page.page.locator("#text")).to_have_value("12" + "." * 8 + "3" + "." * 70)
    focused = page.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "row 1, column 1: 1, clue", focused
    page.page.fill("#text", T)
    page.says("#facts", "All 81 cells")
    page.page.focus("#tab-search")
    press("ArrowRight")
    expect(page.page.locator("#sets")).to_be_visible()
    press("ArrowLeft")
    page.page.focus("#clues")
    page.page.fill("#clues", "17")
    press("Enter")
    page.says("#ended", "there are no others")
    page.page.focus("#found button")
    press("Enter")
    page.says("#shown", "A puzzle of 17 clues")


def links(browser, url):
    """A link holds the state."""
    with Page(browser, url) as page:
        page.paste(T)
        page.says("#facts", "All 81 cells")
        page.page.fill("#clues", "18")
        page.click("#tab-sets")
        page.page.fill("#size", "10")
        page.page.press("#size", "Tab")
        page.says("#counts", "of up to 10 cells")
        page.page.locator("#sizes button", has_text="9 cells: ").click()
        page.page.locator("#listed button").nth(2).click()
        page.says("#shown", "Unavoidable set 3 of")
        page.page.wait_for_function("location.hash.includes('i=9.3')")
        link = page.page.url.removeprefix(url)
        with Page(browser, url, link) as other:
            other.says("#shown", page.page.inner_text("#shown"))
            assert other.page.input_value("#text") == T and other.page.input_value("#clues") == "18"
            assert other.page.input_value("#size") == "10" and other.coloured() == 9
            # The next link in the same window.
            other.page.goto(f"{url}#g={T_17}&t=logic&i=3")
            other.says("#shown", "Step 3: ")
            assert other.page.input_value("#text") == T_17
            other.page.goto(f"{url}#g=12&t=nothing&i=99&k=zz&s=")
            other.says("#mistake", "2 characters")
            assert other.page.input_value("#clues") == "17"
            for state, where, said in [
                ("t=logic&i=3", "#solved", "There is no puzzle to solve"),
                (f"g={T_17}&t=logic&i=99", "#shown", "After the last step"),
                ("t=logic&i=99", "#solved", "There is no puzzle to solve"),
                (f"g={T_17}&t=logic&i=x", "#solved", "Solved in"),
                (f"g={T}&t=sets&i=6.2.5", "#shown", "Unavoidable set 2 of "),
                (f"g={T}&t=sets&i=6.999", "#shown", re.compile(r"Unavoidable set (\d+) of \1:")),
            ]:
                with Page(browser, url, "#" + state) as page:
                    page.says(where, said)
                    if where != "#shown":
                        assert page.page.inner_text("#shown") == "", state


def offline(browser, serve):
    """Without a server, as soon as the page was there once; with the table once it was asked for."""
    server = serve(0)
    with Page(browser, server.url, "#g=" + T) as page:
        page.says("#offline", "works without a network")
        page.click("#place")
        page.says("#facts", f"958,098,507 of {GRIDS}")
        page.page.wait_for_function("async () => !!(await caches.match('pkg/catalogue_bg.wasm'))")
        server.stop()
        page.page.reload()
        page.says("#level", "level simd128")
        page.click("#start")
        page.says("#state", "there are no others")
        page.click("#place")
        page.says("#facts", f"958,098,507 of {GRIDS}")
    # Without the table it says so, and has it when the server is back.
    server = serve(0)
    with Page(browser, server.url, "#g=" + T) as page:
        page.says("#offline", "works without a network")
        server.stop()
        page.page.reload()
        page.says("#facts", "All 81 cells")
        assert not page.mistakes, page.mistakes
        page.click("#random")
        page.says("#told", "the table of the catalogue cannot be loaded")
        server = serve(server.port)
        page.click("#random")
        page.says("#facts", f" of {GRIDS}")
        server.stop()
        # The browser tells of what it could not load.
        page.mistakes = [said for said in page.mistakes if "net::ERR" not in said]


@contextlib.contextmanager
def copy_of(folder):
    """A copy of the page, to be changed."""
    with tempfile.TemporaryDirectory() as place:
        yield Path(shutil.copytree(folder, Path(place) / "page"))


def failures(browser, serve, dist):
    """A worker that cannot start is no mistake of the text."""
    with copy_of(dist) as folder:
        (folder / "pkg/search_bg.wasm").unlink()
        server = serve(0, folder)
        with Page(browser, server.url, "#g=" + T_17, ready=("#mistake", "The text could not be read: ")) as page:
            page.says("#trouble", "404")
            page.says("#facts", "The text could not be read")
            expect(page.page.locator("#text")).to_have_attribute("aria-invalid", "false")
            page.click("#tab-logic")
            page.says("#solved", "There is no puzzle to solve")
            page.mistakes = [said for said in page.mistakes if "404" not in said]
        server.stop()


def new_version(browser, serve, dist):
    """Another version is there at once; the open page asks no worker of it, and loses no result."""
    with copy_of(dist) as folder:
        server = serve(0, folder)

        def change(number):
            for name, old, new in [("index.html", r"<h1>.*</h1>", f"<h1>Version {number}</h1>"),
                                   ("offline.js", r'"gridsieve \w+"', f'"gridsieve {number}"')]:  # fmt: skip
                text, changes = re.subn(old, new, (folder / name).read_text())
                assert changes == 1, name
                (folder / name).write_text(text)

        update = "void navigator.serviceWorker.ready.then((registration) => registration.update())"
        with Page(browser, server.url, "#g=" + T) as page:
            page.says("#offline", "works without a network")
            page.click("#place")
            page.says("#facts", f"958,098,507 of {GRIDS}")
            page.page.wait_for_function("async () => !!(await caches.match('pkg/catalogue_bg.wasm'))")
            page.page.reload()
            page.says("#facts", "All 81 cells")
            change(2)
            page.page.evaluate(update)
            page.says("h1", "Version 2")
            page.says("#level", "level simd128")
            assert page.page.evaluate("caches.keys()") == ["gridsieve 2"]
            assert page.page.evaluate("async () => !!(await caches.match('pkg/catalogue_bg.wasm'))")
            assert page.page.input_value("#text") == T
            page.click("#start")
            page.says("#ended", "there are no others")
            change(3)
            page.page.evaluate(update)
            page.says("#trouble", "A new version of this page is here")
            assert page.page.inner_text("h1") == "Version 2"
            page.says("#state", "there are no others")
            page.click("#tab-logic")
            page.click("#tab-sets")
            page.says("#counts", "a new version of this page is here: reload it")
            page.page.wait_for_function("location.hash.includes('t=sets')")
            page.page.reload()
            page.says("h1", "Version 3")
            page.says("#counts", "303 minimal unavoidable sets")
        server.stop()


def windows(browser, url, keep):
    """Light and dark, on a phone and on a desk: nothing wider than the window, and what axe finds."""
    axe = Axe()
    for scheme in ["light", "dark"]:
        for width, touch in [(390, True), (1280, False)]:
            window = {"viewport": {"width": width, "height": 844}, "color_scheme": scheme, "has_touch": touch}
            for link, done in [
                (f"g={T}", lambda page: (page.click("#start"), page.says("#state", "there are no others"), page.page.locator("#found button").click())),
                (f"g={T}&t=sets&i=clique.0", lambda page: page.says("#shown", "without a common cell")),
                (f"g={T_17}&t=logic&i=2", lambda page: page.says("#shown", "Step 2: ")),
                ("g=11", lambda page: page.says("#mistake", "2 characters")),
            ]:
                with Page(browser, url, "#" + link, **window) as page:
                    done(page)
                    # The board stays in view, but covers nothing.
                    page.page.locator("#about").scroll_into_view_if_needed()
                    bottom, top = (page.page.locator(name).bounding_box() for name in ["#play", "#about"])
                    assert bottom["y"] + bottom["height"] <= top["y"], f"the board covers what follows at {width}"
                    page.page.evaluate("scrollTo(0, 0)")
                    wide = page.page.evaluate("document.documentElement.scrollWidth")
                    assert wide <= width, f"{wide} pixels wide in a window of {width}"
                    found = axe.run(page.page)
                    assert found.violations_count == 0, found.generate_report()
                    if keep:
                        tab = re.sub(r".*t=(\w+).*", r"\1", link) if "t=" in link else "mistake" if link == "g=11" else "search"
                        keep.mkdir(parents=True, exist_ok=True)
                        page.page.screenshot(path=keep / f"{tab}-{width}-{scheme}.png", full_page=True)


def picture(browser, url):
    """The picture of the README."""
    window = {"viewport": {"width": 1120, "height": 720}, "color_scheme": "light"}
    with Page(browser, url, f"#g={T}&t=sets&i=clique.0", **window) as page:
        page.says("#shown", "without a common cell")
        page.page.screenshot(path=ROOT / "docs/pictures/page.png")


def main(serve, chromium, size, options):
    url = serve(0).url
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if options.task == "picture":
            return picture(browser, url)
        assert size <= MOST_BYTES, f"{size} bytes without the table, compressed"
        with Page(browser, url) as page:
            looks(page)
            searches(page, options.program)
        with Page(browser, url) as page:
            sets_and_logic(page)
            catalogue(page)
            mistakes(page)
            overtaken(page)
            keyboard(page)
        links(browser, url)
        offline(browser, serve)
        failures(browser, serve, ROOT / "web/dist")
        new_version(browser, serve, ROOT / "web/dist")
        windows(browser, url, options.keep)
        with Page(browser, url) as page:
            known_answers(page)
        browser.close()
    print("the page does what it should", flush=True)
