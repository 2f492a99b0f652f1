// @ts-check
// What all parts of the page need.

/** @typedef {{ grid: string, minlex: string, automorphisms: number, canonical: string,
 *   puzzleAutomorphisms: number, redundant: string[] }} Valid */
/** @typedef {{ text: string, clues: number, others: number, clash: string?, solutions: number, mostSolutions: number,
 *   valid: Valid? }} Reading */
/** Shows something on the board, with words below it.
 * @typedef {(shown: import("./board.js").Shown, words: string, more?: HTMLElement) => void} Show */

/** The element with an id.
 * @param {string} id @returns {any} */
export function at(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no element ${id}`)
  return found
}

/** A new element.
 * @param {string} tag @param {string | Node} [content] @returns {any} */
export function element(tag, content = "") {
  const made = document.createElement(tag)
  made.append(content)
  return made
}

/** A button in an item of a list.
 * @param {string | Node} content @param {(button: HTMLElement) => void} pressed */
export function item(content, pressed) {
  const button = element("button", content)
  button.type = "button"
  button.onclick = () => pressed(button)
  const made = element("li")
  made.append(button)
  return made
}

/** Marks a button as the pressed one of those around it, or none.
 * @param {HTMLElement} around @param {Element?} [button] */
export function press(around, button) {
  around.querySelectorAll('[aria-pressed="true"]').forEach((other) => other.setAttribute("aria-pressed", "false"))
  button?.setAttribute("aria-pressed", "true")
  if (button?.closest(".list")) button.scrollIntoView({ block: "nearest" })
}

/** A number with its noun.
 * @param {number} count @param {string} noun */
export const count = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`

/** What an error says.
 * @param {unknown} error */
export const message = (error) => error instanceof Error ? error.message : String(error)
