// @ts-check
// All puzzles of a grid, and its fewest clues.

import { at, count, element, item, message, press } from "./dom.js"
import { Ended, Lane } from "./lane.js"

/** So many puzzles are listed, and so many can be copied. */
const LISTED = 500, KEPT = 100_000

export class Search {
  #lane = new Lane()
  /** @type {string | null | undefined} */
  #grid
  /** @type {string[]} */
  #puzzles = []
  #count = 0
  #share = 0
  /** When the search began, by `performance.now()`. */
  #begun = 0
  #show

  /** @param {import("./dom.js").Show} show @param {(puzzle: string) => void} take goes on with a puzzle */
  constructor(show, take) {
    this.#show = show
    this.take = take
    at("ask").onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault()
      void this.#scan(at("clues").valueAsNumber)
    }
    at("fewest").onclick = () => this.#fewest()
    at("stop").onclick = () => this.#lane.end()
    at("copy").onclick = async () => {
      const copied = navigator.clipboard.writeText(this.#puzzles.join("\n") + "\n")
      at("copy").textContent = await copied.then(() => "Copied", () => "The browser forbids to copy")
    }
    void this.#tell_level()
  }

  /** Says at which level searches run. A search that is started at once ends this question, and asks it again. */
  async #tell_level() {
    if (at("level").textContent) return
    try {
      at("level").textContent = `, level ${await this.#lane.ask("level", [])}`
    } catch (error) {
      if (!(error instanceof Ended)) at("trouble").textContent = message(error)
    }
  }

  /** Is a search under way? */
  get busy() {
    return at("stop").disabled === false
  }

  /** Seconds since the search began. */
  get seconds() {
    return (performance.now() - this.#begun) / 1000
  }

  /** Is there a search, or what one has found? */
  get has_result() {
    return at("ended").textContent !== ""
  }

  /** Goes on with another grid, or none.
   * @param {string?} grid */
  set(grid) {
    if (grid === this.#grid) return
    this.#grid = grid
    if (this.busy) this.#lane.end()
    this.#clear()
    at("state").textContent = grid ? "All puzzles of 17 clues take about a second, each further clue ten times as long."
      : "Puzzles are searched for in a grid: paste one, or a puzzle with one solution."
    this.#allow()
  }

  #allow() {
    at("start").disabled = at("fewest").disabled = !this.#grid || this.busy
  }

  #clear() {
    this.#puzzles = []
    this.#count = this.#share = 0
    at("found").replaceChildren()
    at("progress").value = 0
    at("copy").hidden = true
    at("ended").textContent = ""
  }

  /** The last words of a search: these are read aloud.
   * @param {string} words */
  #end(words) {
    at("state").textContent = at("ended").textContent = words
  }

  /** Searches, and says how far it is.
   * @param {string} question @param {any[]} args
   * @param {() => string} so_far @param {(answer: number) => string} at_end @param {() => string} cut_short */
  async #run(question, args, so_far, at_end, cut_short) {
    this.#clear()
    const grid = this.#grid
    this.#begun = performance.now()
    let share_begun = 0
    const tell = () => {
      const share = this.#share
      const left = (this.seconds - share_begun) / share * (1 - share)
      const guess = share > 0.02 && left > 2 ? `, ${time(left)} left` : ""
      at("state").textContent = `${so_far()} ${percent(share)} % searched, ${time(this.seconds)}${guess}`
      at("progress").value = share
    }
    at("stop").disabled = false
    this.#allow()
    at("ended").textContent = "Searching."
    const clock = setInterval(tell, 250)
    try {
      const answer = await this.#lane.ask(question, args, ({ puzzles, share }) => {
        if (share < this.#share) share_begun = this.seconds
        this.#share = share
        puzzles.forEach((/** @type {string} */ puzzle) => this.#add(puzzle))
        tell()
      })
      this.#end(`${at_end(answer)} ${time(this.seconds)}.`)
      at("progress").value = 1
    } catch (error) {
      if (grid !== this.#grid) return
      const stopped = `Stopped after ${time(this.seconds)}, ${percent(this.#share)} % searched: ${cut_short()}`
      this.#end(error instanceof Ended ? stopped : `The search failed: ${message(error)}`)
    } finally {
      clearInterval(clock)
      at("stop").disabled = true
      this.#allow()
      at("copy").hidden = this.#count === 0
      at("copy").textContent = this.#count > KEPT ? `Copy the first ${KEPT.toLocaleString("en")} puzzles` : "Copy these puzzles"
      void this.#tell_level()
    }
  }

  /** @param {string} puzzle */
  #add(puzzle) {
    this.#count++
    if (this.#puzzles.length < KEPT) this.#puzzles.push(puzzle)
    if (this.#count > LISTED) return
    at("found").append(item(puzzle, (button) => {
      press(at("found"), button)
      const take = element("button", "Go on with it")
      take.onclick = () => this.take(puzzle)
      const clues = puzzle.replaceAll(".", "").length
      this.#show({ digits: this.#grid ?? puzzle, clues: puzzle }, `A puzzle of ${clues} clues, and its solution.`, take)
    }))
  }

  /** @param {number} clues */
  async #scan(clues) {
    const grid = this.#grid
    if (!grid || this.busy) return
    const listed = () => this.#count > LISTED ? `, the first ${LISTED} are listed` : ""
    const puzzles = () => `${count(this.#count, "puzzle")} of ${count(clues, "clue")}`
    await this.#run("scan", [grid, clues], () => `${puzzles()} so far${listed()};`, (found) => {
      if (found !== this.#count) throw new Error(`${found} puzzles were found, but ${this.#count} came here`)
      return found ? `${puzzles()}${listed()}. The search is complete: there are no others.`
        : `No puzzle of ${count(clues, "clue")}. The search is complete.`
    }, () => `${puzzles()} until then; there may be more.`)
  }

  async #fewest() {
    const grid = this.#grid
    if (!grid || this.busy) return
    const least = () => this.#puzzles[this.#puzzles.length - 1]?.replaceAll(".", "").length
    await this.#run("fewest", [grid], () => least() ? `A puzzle of ${least()} clues. Is there one of ${least() - 1}?` : "",
      (fewest) => `This grid needs ${fewest} clues: the search for ${fewest - 1} is complete and has found none.`,
      () => least() ? `no puzzle of fewer clues than ${least()} until then.` : "no puzzle until then.")
  }
}

/** The part of an unfinished search that is done, in percent: never rounded up to 100.
 * @param {number} share */
const percent = (share) => (Math.min(Math.floor(share * 1000), 999) / 10).toFixed(1)

/** @param {number} seconds */
function time(seconds) {
  if (seconds < 100) return `${seconds.toFixed(seconds < 1 ? 2 : seconds < 10 ? 1 : 0)} s`
  return seconds < 6000 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`
}
