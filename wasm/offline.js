// The service worker: keeps one whole build of the page, so that it plays without a network.
// Its answers are either all of that build or come from the host:
//
//   - Every file but the page itself has its content's hash in its name (fetch.js).
//     Such a name is answered from here if a kept build has it.
//   - The page is requested from the host first, so that a new version is seen at once,
//     and taken from here where the host does not answer.
//   - A build is kept only once all its files have arrived and have the hashes that
//     the packer wrote below: never a mixture of two. Of earlier builds the last stays,
//     for pages that still belong to it.
//
// BUILD and KEEP are written above by the packer: the build's name, and by file its
// hash, its size, and the size of its .gz if the page may fetch that.
"use strict";

const NAME = "yanyi-" + BUILD;
const base = new URL("./", self.location.href);
const patience = 4000; // milliseconds for the host to answer with the page

const address = (name) =>
  new URL(name === "index.html" ? "" : name.replace(/\.\w+$/, "." + KEEP[name].hash + "$&"), base).href;

// A whole new build takes the old one's place at once: names with hashes keep the two
// apart.
addEventListener("install", (e) => e.waitUntil(makeRoom().then(keepAll).then(() => skipWaiting())));

addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== base.origin) return;
  if (e.request.mode === "navigate") {
    if (url.pathname === base.pathname || url.pathname === base.pathname + "index.html") e.respondWith(page(e.request));
    else if (url.pathname.startsWith(base.pathname + "g/")) e.respondWith(pageOf(e.request, url));
  } else if (/\.[0-9a-f]{12}\.\w+$/.test(url.pathname) && url.pathname.startsWith(base.pathname)) {
    e.respondWith(caches.match(url.href).then((r) => r ? opened(r) : fetch(e.request)));
  } else if (url.pathname === base.pathname + "rooms.json") {
    e.respondWith(fetch(e.request).catch(noRooms));
  }
});

// rooms.json says whether there are rooms beside the page. It is always the host's; where
// that does not answer there are none, and the browser has nothing to complain of.
const noRooms = () => new Response('{"v":1}', { headers: { "Content-Type": "application/json" } });

// The boards of the first page come in more sizes than any visitor needs. Those that a page
// has used are kept with the rest.
addEventListener("message", (e) => {
  if (!String(e.data).startsWith(base.href + "boards/")) return;
  e.waitUntil(caches.match(e.data).then(async (kept) => kept || (await caches.open(NAME)).add(e.data)).catch(() => {}));
});

// A notice leads to the page that asked for it.
addEventListener("notificationclick", (e) => {
  e.notification.close();
  e.waitUntil(clients.matchAll({ type: "window" })
    .then((pages) => (pages.find((p) => p.url === e.notification.data) || pages[0])?.focus()));
});

// makeRoom drops all builds but the last before this.
async function makeRoom() {
  const builds = (await caches.keys()).filter((n) => n.startsWith("yanyi-") && n !== NAME); // the oldest first
  await Promise.all([NAME, ...builds.slice(0, -1)].map((n) => caches.delete(n)));
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

// keep fetches a file, past the browser's cache where that holds something else. The browser
// has most of them from starting the page and requests nothing.
async function keep(cache, name, file) {
  const whole = await get(name, file, name === "index.html" ? "no-cache" : "default").catch(() => null) ||
    await get(name, file, "reload");
  if (!whole) throw new Error(name + " is of another build");
  await cache.put(address(name), whole);
}

// get is a file in the form in which the page gets it (fetch.js), null if it is
// another: the .gz where the host would send all its bytes as they are.
async function get(name, file, cache) {
  let response = await fetch(address(name), { cache });
  if (file.gz && !response.headers.get("Content-Encoding") && Number(response.headers.get("Content-Length")) === file.size) {
    response.body.cancel();
    const packed = await checked(await fetch(address(name) + ".gz", { cache }), file).catch(() => null);
    if (packed) return packed;
    response = await fetch(address(name), { cache });
  }
  return checked(response, file);
}

// checked is the response, to be kept, null if it is not the file.
async function checked(response, file) {
  const data = new Uint8Array(await response.arrayBuffer());
  const packed = file.gz && data[0] === 0x1f && data[1] === 0x8b;
  if (!response.ok || !await is(packed ? await unpack(data) : data, file)) return null;
  const type = file.gz ? "application/wasm" : response.headers.get("Content-Type") || "application/octet-stream";
  return new Response(data, { headers: { "Content-Type": type, "X-Packed": packed ? "gzip" : "" } });
}

async function unpack(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// is reports whether these are a file's bytes.
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

// pageOf is the page of a game; where the host is out of reach or slow the kept page takes
// its place, in that game.
async function pageOf(request, url) {
  const [game, lang] = url.pathname.slice(base.pathname.length + 2).split("/");
  try {
    return await Promise.race([fetch(request, { cache: "no-cache" }), slow()]);
  } catch {
    const asked = new URLSearchParams(url.search);
    if (!asked.has("game")) asked.set("game", game);
    if (/^(zh|en)/.test(lang) && !asked.has("lang")) asked.set("lang", lang);
    return Response.redirect(base.href + "?" + asked);
  }
}

const slow = () => new Promise((_, reject) => setTimeout(reject, patience, new Error("slow")));

// page is the page of the host, or the kept one where the host is out of reach or
// slow.
async function page(request) {
  const fresh = fetch(request, { cache: "no-cache" });
  fresh.catch(() => {}); // it may fail after the kept one was given
  try {
    return await Promise.race([fresh, slow()]);
  } catch {
    return await (await caches.open(NAME)).match(base.href) || fresh;
  }
}
