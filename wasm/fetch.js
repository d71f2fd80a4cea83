// Fetches the bytes of a program, from any kind of host.
//
// Three ways, tried in this order:
//  1. The file itself. A host that compresses on the way makes it small.
//  2. The file's .gz, unpacked here, when the host sends files as they are.
//  3. The same .gz as scripts, where the browser refuses to fetch at all: in a
//     sandboxed frame whose host sends no CORS headers, and from a local disk.
//
// The result may still be wrong: half a file that the browser cached while a new version
// was uploaded, a host's page in place of a file. Then the bytes are requested once more,
// past the browser's cache.
//
// FILES (sizes, hashes, number of scripts) is written above by the packer.
const yanyi = globalThis.yanyi = {};

yanyi.base = new URL(".", document.currentScript.src).href;

// address is the address of a file of the site; names carry the hash of their content.
yanyi.address = (name, hash) => yanyi.base + (hash ? name.replace(/\.\w+$/, "." + hash + "$&") : name);

// beside gets a text that lies beside the page, "" if there is none of that name.
yanyi.beside = async (name) => {
  const file = FILES[name];
  const get = async (file) => new Response(await open(name, file, () => {})).text();
  return file ? get(file).catch(() => get({ ...file, cache: "reload" })) : "";
};

// compile gets and compiles a program. progress(done, total) is called with
// bytes as they come over the wire.
yanyi.compile = (name, progress = () => {}) => compile(name, FILES[name], progress)
  .catch(() => compile(name, { ...FILES[name], cache: "reload" }, progress));

async function compile(name, file, progress) {
  const stream = await open(name, file, progress);
  const response = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function open(name, file, progress) {
  if (location.protocol === "file:") return openScripts(name, file, progress);
  let response;
  try {
    response = await request(name, file);
  } catch (refused) {
    yanyi.refused = true; // and so will later requests be
    if (!file.scripts) throw refused;
    return openScripts(name, file, progress).catch(() => { throw refused; });
  }
  if (response.ok && sentAsIs(response, file)) {
    response.body.cancel();
    const packed = await openPacked(name, file, progress);
    if (packed) return packed;
    response = await request(name, file);
  }
  if (!response.ok) throw new Error(name + ": " + response.status + " " + response.statusText);
  return count(response.body, file.size, progress);
}

const request = (name, file, ending = "") =>
  fetch(yanyi.address(name, file.hash) + ending, { cache: file.cache || "default" });

// sentAsIs reports whether the host is about to send all of the file's bytes though a smaller
// form exists. Content-Encoding may be hidden from a page of another origin; Content-Length
// never is.
function sentAsIs(response, file) {
  return file.gz && globalThis.DecompressionStream && !response.headers.get("Content-Encoding") &&
    Number(response.headers.get("Content-Length")) === file.size;
}

// openPacked fetches the .gz, or null where there is none. Some hosts unpack it on the way,
// some send a page instead of 404: the first bytes show which.
async function openPacked(name, file, progress) {
  const response = await request(name, file, ".gz").catch(() => null);
  if (!response || !response.ok) return null;
  const [first, stream] = await peek(response.body);
  if (first[0] === 0x1f && first[1] === 0x8b) {
    return count(stream, file.gz, progress).pipeThrough(new DecompressionStream("gzip"));
  }
  if (first[0] === 0 && first[1] === 0x61) return count(stream, file.size, progress);
  stream.cancel();
  return null;
}

// peek reads a stream's first chunk and gives it with a stream that still
// begins with it.
async function peek(body) {
  const reader = body.getReader();
  let first = (await reader.read()).value || new Uint8Array(0);
  const stream = new ReadableStream({
    async pull(controller) {
      const chunk = first || (await reader.read()).value;
      first = null;
      if (chunk && chunk.length) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: () => reader.cancel(),
  });
  return [first, stream];
}

// count passes a stream on and reports how much of total has gone by. A stream
// that ends early is an error: half a program would look like a broken one.
function count(body, total, progress) {
  const reader = body.getReader();
  let done = 0;
  return new ReadableStream({
    async pull(controller) {
      const { value, done: ended } = await reader.read();
      if (ended && done !== total) throw new Error(done + " of " + total + " bytes came");
      if (ended) return controller.close();
      done += value.length;
      progress(Math.min(done, total), total);
      controller.enqueue(value);
    },
    cancel: () => reader.cancel(),
  });
}

// openScripts gets the packed file from its scripts, two on the way at a time.
async function openScripts(name, file, progress) {
  if (!file.scripts || !globalThis.DecompressionStream) throw new Error(name + ": cannot be fetched here");
  const wanted = [];
  const want = (i) => { if (i < file.scripts && !wanted[i]) wanted[i] = script(name, i, file); };
  want(0);
  await wanted[0]; // a host without the scripts fails here, before anything is promised
  let next = 0, done = 0;
  const packed = new ReadableStream({
    async pull(controller) {
      if (next === file.scripts) return controller.close();
      want(next);
      want(next + 1);
      const bytes = await wanted[next];
      wanted[next++] = true;
      done += bytes.length;
      progress(done, file.gz);
      controller.enqueue(bytes);
    },
  });
  return packed.pipeThrough(new DecompressionStream("gzip"));
}

// mend fetches a file past the browser's cache if that holds another number of bytes. A
// failure is left to the file's user.
yanyi.mend = async function (name, hash, size) {
  const address = yanyi.address(name, hash);
  const held = await fetch(address).then((r) => r.blob()).catch(() => null);
  if (held && held.size !== size) await fetch(address, { cache: "reload" }).then((r) => r.blob()).catch(() => {});
};

// part is called by each of those scripts with its share, in base64.
yanyi.part = (text) => { yanyi.parted = text; };

function script(name, i, file) {
  const path = "parts/" + name + "." + i + ".js";
  return yanyi.script(path, file.hash, file.cache).then(() => {
    const text = atob(yanyi.parted);
    return Uint8Array.from(text, (c) => c.charCodeAt(0));
  });
}

// script runs a script of the site, which the browser gets first if a way past its
// cache is given. (A script's answer need not be readable to be kept.)
yanyi.script = async function (path, hash, cache) {
  const address = yanyi.address(path, hash);
  if (cache) await fetch(address, { cache, mode: "no-cors", credentials: "include" }).catch(() => {});
  await runScript(address);
};

const runScript = (address) => new Promise((resolve, reject) => {
  const element = document.createElement("script");
  element.src = address;
  element.onload = () => { element.remove(); resolve(); };
  element.onerror = () => { element.remove(); reject(new Error(address + " could not be loaded")); };
  document.head.append(element);
});
