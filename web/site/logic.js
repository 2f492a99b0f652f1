// @ts-check
// A puzzle solved by logic, each step in words.

import { at, count, item, message, press } from "./dom.js"
import { Ended, Lane, Refused } from "./lane.js"

/** @typedef {{ digits: number[], candidates: number[] }} Before */
/** @typedef {{ technique: string, words: string, fixed: [number, number]?, removed: [number, number][],
 *   before: Before }} Step */

export class Logic {
  #lane = new Lane()
  /** The puzzle, empty if there is none.
   * @type {string?} */
  #asked = null
  /** @type {Step[]} */
  #steps = []
  /** @type {Before} */
  #left = { digits: [], candidates: [] }
  /** The step that is shown, from 1; 0 for none, one more than there are for what is left. */
  #number = 0
  #show
  #changed

  /** @param {import("./dom.js").Show} show @param {() => void} changed another step is shown */
  constructor(show, changed) {
    this.#show = show
    this.#changed = changed
    at("back").onclick = () => this.#choose(this.#number - 1)
    at("on").onclick = () => this.#choose(this.#number + 1)
  }

  /** The step that is shown, for the link. */
  get choice() {
    return this.#number ? String(this.#number) : ""
  }

  /** Solves a puzzle, and shows the step that was chosen.
   * @param {import("./dom.js").Reading?} reading @param {string} choice */
  async open(reading, choice) {
    const text = reading?.text ?? ""
    if (text === this.#asked && !this.#lane.busy) return this.#choose(Number(choice || this.#number))
    this.#asked = text
    this.#steps = []
    this.#left = { digits: [], candidates: [] }
    this.#number = 0
    at("steps").replaceChildren()
    at("back").disabled = at("on").disabled = true
    if (!reading || reading.clues === 81) {
      this.#lane.end()
      at("solved").textContent = reading ? "All 81 cells are given: nothing is left to solve. A puzzle has empty cells."
        : "There is no puzzle to solve."
      return
    }
    at("solved").textContent = "Solving …"
    try {
      const { end, hardest, steps, left } = await this.#lane.ask("logic", [text])
      this.#steps = steps
      this.#left = left
      const empty = left.digits.filter((/** @type {number} */ digit) => digit === 0).length
      const ends = { solved: "Solved", contradiction: "There is no solution: a cell has no candidate left",
        unsolved: `${count(empty, "cell")} left: none of the techniques here goes on` }
      at("solved").textContent = `${ends[/** @type {keyof ends} */ (end)]} ${end === "solved" ? "in" : "after"} ` +
        `${count(steps.length, "step")}${hardest ? `; the hardest: ${hardest}.` : "."}`
      at("steps").replaceChildren(...steps.map((/** @type {Step} */ step, /** @type {number} */ place) =>
        item(step.words, () => this.#choose(place + 1))))
      this.#choose(Number(choice || 0))
    } catch (error) {
      if (error instanceof Ended) return
      const is_wrong = error instanceof Refused
      if (!is_wrong) this.#asked = null
      at("solved").textContent = `${is_wrong ? "This breaks the rules" : "It could not be solved"}: ${message(error)}.`
    }
  }

  /** Another part is open: what this one is still at is not wanted. */
  leave() {
    if (!this.#lane.busy) return
    this.#lane.end()
    this.#asked = null
  }

  /** @param {number} number */
  #choose(number) {
    const last = this.#steps.length ? this.#steps.length + 1 : 0
    this.#number = Math.max(0, Math.min(Math.trunc(number) || 0, last))
    at("back").disabled = this.#number <= 1
    at("on").disabled = this.#number >= last
    const step = this.#steps[this.#number - 1]
    press(at("steps"), at("steps").children[this.#number - 1]?.firstElementChild)
    if (!step && this.#number === 0) return this.#changed()
    const { digits, candidates } = step?.before ?? this.#left
    const cells = step ? [...step.fixed ? [step.fixed] : [], ...step.removed].map(([cell]) => cell) : []
    this.#show({
      digits: digits.map((digit) => digit || ".").join(""), clues: this.#asked ?? undefined, candidates,
      sets: cells.length ? [cells] : [], removed: step?.removed, fixed: step?.fixed,
    }, step ? `Step ${this.#number}: ${step.words}.` : "After the last step.")
    this.#changed()
  }
}
