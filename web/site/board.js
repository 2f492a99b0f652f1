// @ts-check
// The board: 81 cells that show digits, candidates, and sets of cells in colours.

/** Colours that most people tell apart, those of the program's pictures; letters stand beside them. */
const COLOURS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#56b4e9", "#d55e00", "#7b4ea3",
  "#8c5a2b", "#9acd32", "#117a8b", "#e32d52"]

/** That of a set which is shown alone. */
const ALONE = COLOURS[5]

/** The colour of a set.
 * @param {number} set */
export const colour = (set) => COLOURS[set % COLOURS.length]

/** The letter of a set.
 * @param {number} set */
export const letter = (set) => String.fromCharCode(65 + set % 26)

/** What users call a cell.
 * @param {number} cell */
export const cell_name = (cell) => `r${Math.floor(cell / 9) + 1}c${cell % 9 + 1}`

/** What a board shows.
 * @typedef {object} Shown
 * @property {string} digits 81 digits, `.` where there is none
 * @property {string} [clues] the same, of which digits were given; else all are
 * @property {number[][]} [sets] cells in colours
 * @property {boolean} [letters] have sets letters?
 * @property {number[]} [candidates] for each cell, bit d - 1 for digit d
 * @property {[number, number][]} [removed] candidates that are struck out
 * @property {[number, number]?} [fixed] a candidate that becomes the cell's digit
 */

export class Board {
  /** @type {HTMLElement[]} */
  #cells = []
  /** The cell that keys go to. */
  #chosen = 0

  /** @param {HTMLElement} place @param {(cell: number, digit: string) => void} typed called with `.` for none */
  constructor(place, typed) {
    for (let row = 0; row < 9; row++) {
      const line = place.appendChild(document.createElement("div"))
      line.setAttribute("role", "row")
      for (let column = 0; column < 9; column++) {
        const cell = line.appendChild(document.createElement("div"))
        cell.setAttribute("role", "gridcell")
        cell.className = "cell"
        cell.tabIndex = -1
        const number = this.#cells.push(cell) - 1
        cell.onfocus = () => this.#choose(number)
        cell.onpointerdown = () => cell.focus()
      }
    }
    this.#choose(0)
    this.show({ digits: ".".repeat(81) })
    place.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const [row, column] = [Math.floor(this.#chosen / 9), this.#chosen % 9]
      /** @type {Record<string, [number, number]>} */
      const places = {
        ArrowUp: [Math.max(row - 1, 0), column], ArrowDown: [Math.min(row + 1, 8), column],
        ArrowLeft: [row, Math.max(column - 1, 0)], ArrowRight: [row, Math.min(column + 1, 8)],
        Home: [row, 0], End: [row, 8],
      }
      if (event.key in places) this.#cells[places[event.key][0] * 9 + places[event.key][1]].focus()
      else if (/^[1-9]$/.test(event.key)) typed(this.#chosen, event.key)
      else if (["0", ".", "Delete", "Backspace", " "].includes(event.key)) typed(this.#chosen, ".")
      else return
      event.preventDefault()
    }
  }

  /** The cell that keys, and buttons in their place, go to. */
  get chosen() {
    return this.#chosen
  }

  /** @param {number} cell */
  #choose(cell) {
    this.#cells[this.#chosen].tabIndex = -1
    this.#cells[cell].tabIndex = 0
    this.#chosen = cell
  }

  /** @param {Shown} shown */
  show({ digits, clues = digits, sets = [], letters = false, candidates = [], removed = [], fixed = null }) {
    this.#cells.forEach((cell, number) => {
      const digit = digits[number] === "." ? "" : digits[number]
      const set = sets.findIndex((cells) => cells.includes(number))
      cell.textContent = digit
      cell.classList.toggle("derived", clues[number] === ".")
      cell.classList.toggle("coloured", set >= 0)
      cell.style.setProperty("--colour", set < 0 ? "" : letters ? colour(set) : ALONE)
      if (set >= 0 && letters) cell.dataset.letter = letter(set)
      else delete cell.dataset.letter
      const left = digit ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => (candidates[number] ?? 0) >> (d - 1) & 1)
      if (left.length) cell.append(pencilled(left, number, removed, fixed))
      const words = digit ? `${digit}${clues[number] === "." ? "" : ", clue"}` : left.length ? `candidates ${left.join(" ")}` : "empty"
      const mark = set < 0 ? "" : letters ? `, set ${letter(set)}` : ", marked"
      cell.setAttribute("aria-label", `row ${Math.floor(number / 9) + 1}, column ${number % 9 + 1}: ${words}${mark}`)
    })
  }
}

/** The candidates of a cell.
 * @param {number[]} left @param {number} cell @param {[number, number][]} removed @param {[number, number]?} fixed */
function pencilled(left, cell, removed, fixed) {
  const marks = document.createElement("span")
  marks.className = "pencil"
  for (const digit of left) {
    const is_removed = removed.some(([of, out]) => of === cell && out === digit)
    const is_fixed = fixed?.[0] === cell && fixed[1] === digit
    const mark = marks.appendChild(document.createElement(is_removed ? "s" : is_fixed ? "b" : "span"))
    mark.textContent = String(digit)
    mark.style.gridArea = `${Math.ceil(digit / 3)} / ${(digit - 1) % 3 + 1}`
  }
  return marks
}
