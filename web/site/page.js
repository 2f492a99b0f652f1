// @ts-check
// What was pasted, what it is, and which part of the page is open. The link holds all of that.

import { Board } from "./board.js"
import { at, count, element, message } from "./dom.js"
import { Ended, Lane, Refused } from "./lane.js"
import { Logic } from "./logic.js"
import { Search } from "./search.js"
import { Sets } from "./sets.js"

/** Grid T's only puzzle of 17 clues. */
const EXAMPLE = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
const GRIDS = 5_472_730_538
const EMPTY = ".".repeat(81)
const TABS = ["search", "sets", "logic"]
/** A search of so many seconds is not ended by a slip of the finger. */
const LONG = 60

const reader = new Lane(), catalogue = new Lane()
/** @type {import("./dom.js").Reading?} */
let now = null
/** The cells as they are typed, if the text is a puzzle.
 * @type {string?} */
let cells = EMPTY
/** Was the text not read although it may be right? */
let has_failed = false
let tab = TABS[0]
/** Is the table of the catalogue here? */
let has_table = false

const board = new Board(at("board"), type)
const search = new Search(show, take)
const sets = new Sets(show, keep)
const logic = new Logic(show, keep)

/** Shows something on the board, with words and perhaps more below it.
 * @param {import("./board.js").Shown} shown @param {string} words @param {HTMLElement} [more] */
function show(shown, words, more) {
  board.show(shown)
  at("shown").replaceChildren(words, ...more ? [" ", more] : [])
}

// ---- What was pasted

/** Reads the text, and shows what it is.
 * @param {string} [choice] what is chosen in the open tab
 * @returns {Promise<void>} */
async function read(choice = "") {
  const text = at("text").value.trim()
  // Whoever changes the text has it read.
  const is_old = () => at("text").value.trim() !== text
  reader.end()
  has_failed = false
  at("mistake").textContent = at("told").textContent = ""
  try {
    if (/^[a-z2-7]{25}$/i.test(text)) {
      // One question of the catalogue ends the one before.
      at("place").disabled = true
      const puzzle = await table("unname", [text])
      return is_old() ? undefined : await take(puzzle, choice)
    }
    const reading = text ? await reader.ask("read", [text]) : null
    if (is_old()) return
    now = reading
    cells = now?.text ?? EMPTY
  } catch (error) {
    if (error instanceof Ended || is_old()) return
    now = cells = null
    has_failed = !(error instanceof Refused)
    at("mistake").textContent = `${has_failed ? "The text could not be read: " : ""}${message(error)}`
    at("told").textContent = ""
  }
  at("text").setAttribute("aria-invalid", String(cells === null && !has_failed))
  at("command-grid").textContent = now?.valid?.grid ?? "GRID"
  show_reading()
  tell_facts()
  search.set(now?.valid?.grid ?? null)
  open(tab, choice)
  if (has_table && now?.valid) void tell_place()
}

/** Shows what was read, nothing marked. */
function show_reading() {
  show({ digits: now?.valid?.grid ?? cells ?? EMPTY, clues: cells ?? EMPTY }, "")
}

/** Goes on with another text.
 * @param {string} text @param {string} [choice] @returns {Promise<void>} */
function take(text, choice) {
  at("text").value = text
  return read(choice)
}

/** A digit was typed into a cell.
 * @param {number} cell @param {string} digit `.` for none */
function type(cell, digit) {
  if (cells === null) {
    if (!has_failed) at("mistake").textContent = "The text is no puzzle: mend it first, or empty it."
    return
  }
  if (cells[cell] === digit) return
  const ends_search = search.busy && digit !== now?.valid?.grid[cell]
  if (ends_search && search.seconds > LONG && !confirm("Another digit ends the search. End it?")) return
  cells = cells.slice(0, cell) + digit + cells.slice(cell + 1)
  board.show({ digits: cells })
  void take(cells === EMPTY ? "" : cells)
}

function tell_facts() {
  at("facts").replaceChildren()
  const { valid } = now ?? {}
  const is_grid = now?.clues === 81
  at("solution").disabled = !valid || is_grid
  at("place").disabled = !valid
  if (!now) return first_fact("Nothing", has_failed ? "The text could not be read."
    : cells === null ? "The text is neither a grid nor a puzzle." : "The board is empty.")
  if (now.clash) return first_fact(is_grid ? "No grid" : "No puzzle", `It breaks the rules: ${now.clash}.`)
  const many = now.solutions < now.mostSolutions ? count(now.solutions, "solution") : `${now.mostSolutions.toLocaleString("en")} solutions or more`
  first_fact(is_grid ? "Grid" : "Puzzle", is_grid ? "All 81 cells, by the rules" : `${count(now.clues, "clue")}, ${now.solutions ? many : "no solution"}`)
  if (now.others) fact("Read", `The first of ${now.others + 1} in the text`)
  if (!valid) return
  if (!is_grid) {
    const { redundant } = valid
    fact("Minimal", redundant.length === 0 ? "Yes: every clue is needed"
      : `No: ${redundant.length === 1 ? "a clue is" : `each of ${redundant.length} clues is`} not needed: ${redundant.join(", ")}`)
    fact("Solution", valid.grid, true)
    fact("Canonical form", valid.canonical, true)
  }
  fact(is_grid ? "Canonical form (minlex)" : "The solution’s (minlex)", valid.minlex, true)
  const own = is_grid ? "" : `; of the puzzle ${valid.puzzleAutomorphisms}`
  fact("Automorphisms", `${valid.automorphisms}${own}${valid.automorphisms === 1 ? " (the identity alone)" : ""}`)
}

/** @param {string} name @param {string} value @param {boolean} [is_code] */
function fact(name, value, is_code = false) {
  const told = element("dd", value)
  if (!is_code) told.className = "words"
  at("facts").append(element("dt", name), told)
}

/** What a text is: this is read aloud.
 * @param {string} name @param {string} value */
function first_fact(name, value) {
  fact(name, value)
  hear(`${name}: ${value}`)
}

/** @param {string} words */
function hear(words) {
  if (at("heard").textContent !== words) at("heard").textContent = words
}

// ---- The catalogue

/** Asks a question that needs the table.
 * @param {string} question @param {any[]} args @returns {Promise<any>} */
async function table(question, args) {
  if (!has_table) at("told").textContent = "Fetching the table of the catalogue …"
  const answer = await catalogue.ask(question, args)
  has_table = true
  at("told").textContent = ""
  at("place").hidden = at("cost").hidden = true
  return answer
}

/** @returns {Promise<void>} */
async function tell_place() {
  const was = now
  if (!was?.valid) return
  try {
    const { rank, name } = await table("place", [was.valid.grid, was.text])
    if (now !== was) return tell_place()
    tell_facts()
    const number = rank.toLocaleString("en")
    fact("Number in the catalogue", `${number} of ${GRIDS.toLocaleString("en")}, counted from 0`)
    fact("Name", name, true)
    hear(`Number ${number} in the catalogue. Name: ${name}`)
  } catch (error) {
    if (!(error instanceof Ended)) at("told").textContent = message(error)
  }
}

/** Goes on with a grid of the catalogue.
 * @param {number} index */
async function take_index(index) {
  const before = at("text").value
  try {
    const grid = await table("unrank", [index])
    if (at("text").value === before) await take(grid)
  } catch (error) {
    if (!(error instanceof Ended)) at("told").textContent = message(error)
  }
}

/** An index of the catalogue, each as likely as any other.
 * @returns {number} */
function random_index() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  const number = (high & 0x1fffff) * 2 ** 32 + low
  const fair = Math.floor(2 ** 53 / GRIDS) * GRIDS
  return number < fair ? number % GRIDS : random_index()
}

at("place").onclick = tell_place
at("random").onclick = () => take_index(random_index())
at("numbered").onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault()
  const index = at("index").value.trim()
  const is_number = /^\d+$|^\d{1,3}([\s,._']\d{3})+$/.test(index)
  if (is_number) void take_index(Number(index.replace(/\D/g, "")))
  else at("told").textContent = `A number from 0 to ${(GRIDS - 1).toLocaleString("en")} is wanted.`
}

// ---- Input

/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing
at("text").oninput = () => {
  clearTimeout(typing)
  typing = setTimeout(read, 250)
}
at("example").onclick = () => take(EXAMPLE)
at("solution").onclick = () => take(now?.valid?.grid ?? "")
at("clear").onclick = () => take("")
at("link").onclick = async () => {
  keep_now()
  try {
    await navigator.clipboard.writeText(location.href)
    at("told").textContent = "The link is copied."
  } catch {
    at("told").textContent = "The link is in the address bar."
  }
}
for (const digit of "123456789.") {
  const button = element("button", digit === "." ? "⌫" : digit)
  button.type = "button"
  button.setAttribute("aria-label", digit === "." ? "empty" : digit)
  button.onclick = () => type(board.chosen, digit)
  at("pad").append(button)
}
// Where there is no keyboard, once a cell was chosen.
at("board").addEventListener("focusin", () => {
  at("pad").hidden = false
})

// ---- Tabs

/** Opens a part of the page.
 * @param {string} name @param {string} [choice] */
function open(name, choice = "") {
  tab = name
  for (const other of TABS) {
    const is_open = other === name, button = at(`tab-${other}`)
    button.setAttribute("aria-selected", String(is_open))
    button.tabIndex = is_open ? 0 : -1
    at(other).hidden = !is_open
  }
  if (name === "sets") void sets.open(now, choice)
  else sets.leave()
  if (name === "logic") void logic.open(now, choice)
  else logic.leave()
  keep()
}

TABS.forEach((name, place) => {
  const button = at(`tab-${name}`)
  button.onclick = () => {
    show_reading()
    open(name)
  }
  button.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const last = TABS.length - 1
    /** @type {Record<string, number>} */
    const places = { ArrowRight: place === last ? 0 : place + 1, ArrowLeft: place === 0 ? last : place - 1, Home: 0, End: last }
    if (!(event.key in places)) return
    const other = at(`tab-${TABS[places[event.key]]}`)
    other.focus()
    other.click()
    event.preventDefault()
  }
})
at("size").onchange = () => open("sets")
at("clues").oninput = () => {
  at("command-clues").textContent = at("clues").value
  keep()
}

// ---- The link

/** @type {ReturnType<typeof setTimeout> | undefined} */
let keeping

/** Keeps in the link what the page shows, soon: browsers change it only so often. */
function keep() {
  clearTimeout(keeping)
  keeping = setTimeout(keep_now, 200)
}

function keep_now() {
  clearTimeout(keeping)
  const state = new URLSearchParams()
  const text = now?.text ?? at("text").value.trim()
  if (text) state.set("g", text)
  if (at("clues").value !== "17") state.set("k", at("clues").value)
  if (tab !== TABS[0]) state.set("t", tab)
  if (tab === "sets" && at("size").value !== "12") state.set("s", at("size").value)
  const choice = tab === "sets" ? sets.choice : tab === "logic" ? logic.choice : ""
  if (choice) state.set("i", choice)
  const kept = `#${state}`
  if (kept !== location.hash) history.replaceState(null, "", kept)
}

/** Shows what the link says. */
function take_link() {
  clearTimeout(keeping)
  const state = new URLSearchParams(location.hash.slice(1))
  const number = (/** @type {string} */ name, /** @type {string} */ otherwise) =>
    /^\d{1,2}$/.test(state.get(name) ?? "") ? state.get(name) : otherwise
  at("clues").value = at("command-clues").textContent = number("k", "17")
  at("size").value = number("s", "12")
  tab = TABS.find((name) => name === state.get("t")) ?? TABS[0]
  return take(location.hash.length > 1 ? state.get("g") ?? "" : EXAMPLE, state.get("i") ?? "")
}

addEventListener("hashchange", take_link)
void take_link()

// ---- Without a network

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("offline.js").catch((error) => {
    at("offline").textContent = `Without a network this page cannot be used: ${message(error)}.`
  })
  void navigator.serviceWorker.ready.then(() => {
    at("offline").textContent = "This page is kept by your browser, and works without a network from now on."
  })
  let has_version = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first version is the one that is open. Another is not: its worker need not fit this page.
    Lane.is_outdated = has_version
    has_version = true
    if (!Lane.is_outdated) return
    if (search.has_result) {
      at("trouble").textContent = "A new version of this page is here. Reload it when you have what the search finds."
    } else {
      keep_now()
      location.reload()
    }
  })
}
