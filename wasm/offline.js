// The service worker: keeps one whole build of the page, so that it plays without
// a network. What it gives out is either all of that build or comes from the host:
//
//   - Every file but the page itself has its content's hash in its address
//     (fetch.js). Such an address is answered from here if a kept build has it.
//   - The page is asked of the host first, so that a new version is seen at once,
//     and taken from here where the host does not answer.
//   - A build is kept only once all its files have come and have the hashes that
//     the packer wrote below: never a mixture of two. The build before it stays,
//     for pages that are still of it.
//
// BUILD and KEEP are written above by the packer: the build's name, and by file its
// hash, its size, and the size of its .gz if there is one.
"use strict";

const NAME = "yanyi-" + BUILD;
const base = new URL("./", self.location.href);
const patience = 4000; // milliseconds for the host to answer with the page

const address = (name) => new URL(name === "index.html" ? "" : name + "?v=" + KEEP[name].hash, base).href;

// A new build waits until no page of the old one is open, then takes its place.
addEventListener("install", (e) => e.waitUntil(makeRoom().then(keepAll)));

addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== base.origin) return;
  if (e.request.mode === "navigate") {
    if (url.pathname === base.pathname || url.pathname === base.pathname + "index.html") e.respondWith(page(e.request));
  } else if (url.search.startsWith("?v=") && url.pathname.startsWith(base.pathname)) {
    e.respondWith(caches.match(url.href).then((r) => r ? opened(r) : fetch(e.request)));
  }
});

// makeRoom drops all builds but the one before this.
async function makeRoom() {
  const builds = (await caches.keys()).filter((n) => n.startsWith("yanyi-") && n !== NAME); // the oldest first
  await Promise.all(builds.slice(0, -1).map((n) => caches.delete(n)));
}

async function keepAll() {
  const cache = await caches.open(NAME);
  try {
    for (const name of Object.keys(KEEP)) await keep(cache, name, KEEP[name]);
  } catch (e) {
    await caches.delete(NAME);
    throw e;
  }
}

// keep gets a file as small as the host gives it. The browser has most of them
// from starting the page and asks nobody.
async function keep(cache, name, file) {
  const packed = file.gz && await bytes(address(name).replace("?", ".gz?"));
  if (packed && packed.length === file.gz && await is(await unpack(packed), file)) {
    return cache.put(address(name), new Response(packed, { headers: { "X-Packed": "gzip", "Content-Type": "application/wasm" } }));
  }
  const request = new Request(address(name), name === "index.html" ? { cache: "no-cache" } : {});
  const response = await fetch(request);
  const type = response.headers.get("Content-Type") || "application/octet-stream";
  const data = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || !await is(data, file)) throw new Error(name + " is of another build");
  await cache.put(address(name), new Response(data, { headers: { "Content-Type": type } }));
}

// bytes are those of a file that may not be there.
async function bytes(url) {
  const response = await fetch(url).catch(() => null);
  return response && response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

// unpack unpacks a .gz; what is none stays as it is.
async function unpack(data) {
  if (data[0] !== 0x1f || data[1] !== 0x8b) return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// is tells whether these are a file's bytes.
async function is(data, file) {
  if (data.length !== file.size) return false;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(sum.slice(0, 6), (b) => b.toString(16).padStart(2, "0")).join("") === file.hash;
}

// opened is a kept file as the page wants it, unpacked.
function opened(response) {
  if (response.headers.get("X-Packed") !== "gzip") return response;
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

// page is the page of the host, or the kept one where the host is out of reach or
// slow.
async function page(request) {
  const fresh = fetch(request);
  fresh.catch(() => {}); // it may fail after the kept one was given
  const late = new Promise((_, reject) => setTimeout(reject, patience, new Error("slow")));
  try {
    return await Promise.race([fresh, late]);
  } catch {
    return await (await caches.open(NAME)).match(base.href) || fresh;
  }
}
