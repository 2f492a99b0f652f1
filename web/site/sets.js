// @ts-check
// Unavoidable sets of a grid by size, and a largest clique.

import { cell_name, colour, letter } from "./board.js"
import { at, count, element, item, message, press } from "./dom.js"
import { Ended, Lane } from "./lane.js"

/** The sets without a common cell, where there is a choice among sizes. */
const CLIQUE = "clique"

export class Sets {
  #lane = new Lane()
  /** What was asked: a grid and a size.
   * @type {string?} */
  #asked = null
  /** @type {Map<string, number[][]>} By size, and the clique. */
  #lists = new Map()
  /** What is shown: a size or the clique, and the number of a set of it, from 1; 0 for all of a clique. */
  #choice = { of: "", number: 0 }
  #grid = ""
  #clues = ""
  #show
  #changed

  /** @param {import("./dom.js").Show} show @param {() => void} changed another set is shown */
  constructor(show, changed) {
    this.#show = show
    this.#changed = changed
    at("clique").onclick = () => this.#choose(CLIQUE, 0)
  }

  /** The choice, for the link. */
  get choice() {
    return this.#choice.of && `${this.#choice.of}.${this.#choice.number}`
  }

  /** Shows the sets of a grid, and of these the one that was chosen.
   * @param {import("./dom.js").Reading?} reading @param {string} choice */
  async open(reading, choice) {
    const grid = reading?.valid?.grid ?? null
    this.#clues = reading?.text ?? ""
    const size = at("size").valueAsNumber
    const asked = `${grid} ${size}`
    const [of, number] = choice.split(".")
    if (this.#asked === asked && !this.#lane.busy) return this.#choose(of || this.#choice.of, Number(number ?? this.#choice.number))
    this.#asked = asked
    this.#grid = grid ?? ""
    this.#lists.clear()
    this.#choice = { of: "", number: 0 }
    at("listed").replaceChildren()
    at("sizes").replaceChildren()
    at("clique").disabled = true
    if (!grid) {
      this.#lane.end()
      at("counts").textContent = "A grid has them: paste one, or a puzzle with one solution."
      return
    }
    if (!at("size").checkValidity()) {
      this.#lane.end()
      at("counts").textContent = "From 4 to 14 cells."
      return
    }
    at("counts").textContent = "Looking for them …"
    try {
      const { uas, clique, complete } = await this.#lane.ask("sets", [grid, size])
      this.#list(uas, clique)
      const most = complete ? `At most ${clique.length} of them have` : `${clique.length} of them, perhaps more, have`
      at("counts").textContent = uas.length === 0 ? `There is none of up to ${size} cells.`
        : `${count(uas.length, "minimal unavoidable set")} of up to ${size} cells. ${most} no cell in common, so every ` +
        `puzzle has at least ${count(clique.length, "clue")}.`
      at("clique").disabled = clique.length === 0
      if (uas.length) this.#choose(this.#lists.has(of) ? of : String(uas[0].length), Number(number ?? 0))
    } catch (error) {
      if (error instanceof Ended) return
      this.#asked = null
      at("counts").textContent = `They could not be found: ${message(error)}.`
    }
  }

  /** Another part is open: what this one is still at is not wanted. */
  leave() {
    if (!this.#lane.busy) return
    this.#lane.end()
    this.#asked = null
  }

  /** @param {number[][]} uas @param {number[][]} clique */
  #list(uas, clique) {
    for (const cells of uas) {
      const size = String(cells.length)
      this.#lists.set(size, [...this.#lists.get(size) ?? [], cells])
    }
    at("sizes").replaceChildren(...[...this.#lists].map(([size, sets]) => {
      const button = element("button", `${size} cells: ${sets.length}`)
      button.type = "button"
      button.dataset.of = size
      button.onclick = () => this.#choose(size, 1)
      return button
    }))
    this.#lists.set(CLIQUE, clique)
  }

  /** @param {string} of @param {number} number */
  #choose(of, number) {
    const sets = this.#lists.get(of)
    if (!sets) return
    const is_clique = of === CLIQUE
    if (of !== this.#choice.of) {
      at("listed").replaceChildren(...sets.map((cells, place) => {
        const words = element("span", cells.map(cell_name).join(" "))
        if (is_clique) {
          const swatch = element("span", letter(place))
          swatch.className = "swatch"
          swatch.style.setProperty("--colour", colour(place))
          words.prepend(swatch)
        }
        return item(words, () => this.#choose(of, place + 1))
      }))
    }
    this.#choice = { of, number: Math.max(0, Math.min(Math.trunc(number) || 0, sets.length)) }
    press(at("sets"), null)
    const chosen = is_clique ? at("clique") : at("sizes").querySelector(`[data-of="${of}"]`)
    chosen.setAttribute("aria-pressed", "true")
    const cells = sets[this.#choice.number - 1]
    if (cells) {
      at("listed").children[this.#choice.number - 1].firstElementChild.setAttribute("aria-pressed", "true")
      const words = `Unavoidable set ${this.#choice.number} of ${sets.length}${is_clique ? " without a common cell" : ""}: ${cells.length} cells.`
      this.#show({ digits: this.#grid, clues: this.#clues, sets: [cells] }, words)
    } else {
      const words = is_clique ? `${count(sets.length, "unavoidable set")} without a common cell: each needs a clue of its own.` : ""
      this.#show({ digits: this.#grid, clues: this.#clues, sets: is_clique ? sets : [], letters: true }, words)
    }
    this.#changed()
  }
}
