// @ts-check
// Answers the questions of a lane (`lane.js`), beside the page. `catalogue.js` comes with a table of
// megabytes and is loaded when it is first asked for.

import init, * as search from "./pkg/search.js"

/** @type {Promise<any>?} */
let loading = null

/** What needs the table. */
async function catalogue() {
  loading ??= import("./pkg/catalogue.js").then(async (module) => {
    await module.default()
    return module
  })
  try {
    return await loading
  } catch (error) {
    loading = null
    throw new Error(`the table of the catalogue cannot be loaded: is there a network? (${error})`)
  }
}

/** Puzzles are posted together, so often at most. */
const MILLISECONDS = 100

/** Posts what is told of a search now and then.
 * @param {(found: (puzzle: string) => void, watcher: (share: number) => void) => number} work */
function watched(work) {
  /** @type {string[]} */
  let puzzles = []
  let share = 0, last = performance.now()
  const post = () => {
    postMessage({ news: { puzzles, share } })
    puzzles = []
    last = performance.now()
  }
  const now_and_then = () => {
    if (performance.now() - last >= MILLISECONDS) post()
  }
  const found = (/** @type {string} */ puzzle) => {
    puzzles.push(puzzle)
    now_and_then()
  }
  const answer = work(found, (now) => {
    share = now
    now_and_then()
  })
  post()
  return answer
}

/** @type {Record<string, (...args: any[]) => any>} */
const questions = {
  read: (text) => JSON.parse(search.read(text)),
  sets: (grid, size) => JSON.parse(search.unavoidable_sets(grid, size)),
  logic: (text) => JSON.parse(search.solve_by_logic(text)),
  level: () => search.level(),
  scan: (grid, clues) => watched((found, watcher) => search.scan(grid, clues, found, watcher)),
  fewest: (grid) => watched((found, watcher) => search.fewest(grid, found, watcher)),
  unrank: async (index) => (await catalogue()).unrank(index),
  unname: async (name) => (await catalogue()).unname(name),
  place: async (grid, puzzle) => {
    const { rank, name } = await catalogue()
    return { rank: rank(grid), name: name(grid, puzzle) }
  },
}

const started = init()

onmessage = async ({ data: { name, args } }) => {
  try {
    await started
    postMessage({ answer: await questions[name](...args) })
  } catch (error) {
    // The program refuses with words; a panic, and what cannot be loaded, is an error of JavaScript.
    const is_refusal = !(error instanceof Error)
    const words = is_refusal ? String(error) : error.message
    postMessage({ is_refusal, error: error instanceof WebAssembly.CompileError
      ? `the search cannot be loaded: its file is damaged, or this browser is too old for vectors in WebAssembly (${words})` : words })
  }
}
