// @ts-check
// Questions to workers. A lane is a worker that answers one question at a time: the next one ends what
// it is still at, as its answer is no longer wanted.

/** The answer of a question is no longer wanted. */
export class Ended extends Error {}

/** What was asked is wrong, in words: the worker itself is well. */
export class Refused extends Error {}

export class Lane {
  /** Is a new version of the page here? Its worker does not fit this page. */
  static is_outdated = false
  /** @type {Worker?} */
  #worker = null
  /** @type {((error: Error) => void)?} */
  #give_up = null

  /** Is a question open? */
  get busy() {
    return this.#give_up !== null
  }

  /** Asks a question of `worker.js`. News come before the answer.
   * @param {string} name @param {any[]} args @param {(news: any) => void} [tell] @returns {Promise<any>} */
  ask(name, args, tell = () => {}) {
    this.end()
    return new Promise((done, failed) => {
      if (!this.#worker && Lane.is_outdated) throw new Error("a new version of this page is here: reload it")
      const worker = (this.#worker ??= new Worker("worker.js", { type: "module" }))
      const close = () => {
        this.#give_up = null
      }
      // What is left of a program that has panicked is not asked again.
      const fail = (/** @type {string} */ words) => {
        close()
        this.#drop()
        failed(new Error(words))
      }
      this.#give_up = failed
      worker.onmessage = ({ data: { news, answer, error, is_refusal } }) => {
        // Posted before the worker was ended.
        if (worker !== this.#worker) return
        if (news !== undefined) return tell(news)
        if (error !== undefined && !is_refusal) return fail(error)
        close()
        if (error === undefined) done(answer)
        else failed(new Refused(error))
      }
      worker.onerror = (event) => {
        if (worker === this.#worker) fail(event.message || "this browser cannot start the search")
      }
      worker.postMessage({ name, args })
    })
  }

  /** Ends what the worker is at. */
  end() {
    if (!this.#give_up) return
    this.#drop()
    this.#give_up(new Ended())
    this.#give_up = null
  }

  #drop() {
    this.#worker?.terminate()
    this.#worker = null
  }
}
