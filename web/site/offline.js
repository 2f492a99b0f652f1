// @ts-check
// Keeps the page for later without a network: at once what it begins with, the table of the catalogue when
// it was asked for. A new version, which has another digest, fetches anew what the last one had.

const NAME = "gridsieve DIGEST"
/** @type {string[]} */
const FIRST = [/* FIRST */]
const TABLE = ["pkg/catalogue.js", "pkg/catalogue_bg.wasm"]

const worker = /** @type {any} */ (self)

async function install() {
  const had_table = await caches.match(TABLE[1])
  const cache = await caches.open(NAME)
  const files = had_table ? [...FIRST, ...TABLE] : FIRST
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))
  await worker.skipWaiting()
}

async function activate() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith("gridsieve ") && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** @param {any} event */
async function answer(event) {
  const { request } = event
  const cache = await caches.open(NAME)
  const kept = await cache.match(request, { ignoreSearch: true })
  if (kept) return kept
  const fetched = await fetch(request)
  // Without room for it, it is fetched again.
  const is_table = TABLE.some((file) => request.url.endsWith(`/${file}`))
  if (fetched.ok && is_table) event.waitUntil(cache.put(request, fetched.clone()).catch(() => {}))
  return fetched
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()))
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()))
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(event))
  }
})
