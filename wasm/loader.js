// Shows the poster while the game loads, starts the game, and explains in the reader's
// language why it cannot start. TEXTS comes from the locales, written above by the packer.

const parameters = new URLSearchParams(location.search);
const byId = (id) => document.getElementById(id);

// chooseLanguage follows the same rules as the game (package locale).
function chooseLanguage(tags) {
  for (const tag of tags) {
    const parts = String(tag).toLowerCase().split(/[-_]/);
    if (parts[0] === "en") return "en";
    if (parts[0] !== "zh") continue;
    if (parts.includes("hans")) return "zh-Hans";
    return parts.some((p) => ["hant", "tw", "hk", "mo"].includes(p)) ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

const language = chooseLanguage([parameters.get("lang") || "", ...(navigator.languages || [navigator.language])]);
const text = (key) => TEXTS[language][key];

// fail puts a message in the place of the progress bar. help and again are keys
// of the advice and of the button; without a button trying again is pointless.
function fail(what, help, again, action, reason) {
  const poster = byId("poster");
  poster.hidden = false;
  poster.classList.remove("done");
  poster.classList.add("failed");
  byId("what").textContent = text(what);
  byId("help").textContent = help ? text(help) : "";
  byId("help").hidden = !help;
  const button = byId("again");
  button.hidden = !again;
  button.textContent = again ? text(again) : "";
  button.onclick = action;
  byId("details").hidden = !reason;
  byId("details").querySelector("summary").textContent = text("error.details");
  byId("details").querySelector("pre").textContent = reason ? String(reason) : "";
  byId("trouble").hidden = false;
  if (reason) console.warn("yanyi:", reason);
}

function progress(done, total) {
  const percent = Math.floor(100 * done / total);
  byId("bar").firstElementChild.style.width = percent + "%";
  byId("bar").setAttribute("aria-valuenow", percent);
  byId("bytes").textContent = (done / 1e6).toFixed(1) + " / " + (total / 1e6).toFixed(1) + " MB";
}

// hasWebGL is asked when the game has failed: to ask before would hold up everybody
// else's first picture, until the browser has a process that draws.
function hasWebGL() {
  const gl = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few contexts at a time: give this one back.
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return Boolean(gl);
}

// mayCompile reports whether the host's security policy lets programs run. Every browser that
// knows programs at all can compile the empty one.
function mayCompile() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

// ready is called by the game after its first picture.
yanyi.ready = function () {
  const poster = byId("poster");
  if (poster.classList.contains("done") || poster.classList.contains("failed")) return;
  poster.classList.add("done");
  yanyi.enter?.();
  yanyi.net.begin();
  setTimeout(keepForOffline, 8000);
  setTimeout(() => { if (poster.classList.contains("done")) poster.hidden = true; }, 250);
};

// At rest the game gets few frames: when it has drawn nothing and had no input for a while, a
// frame every sixtieth of a second would only waste energy. Any input, a message of a computer
// player, or something drawn wakes it.
{
  const linger = 5000, pause = 500; // milliseconds
  const frame = globalThis.requestAnimationFrame.bind(globalThis);
  let lively = performance.now(), waiting = null, timer = 0;
  const hurry = () => {
    if (!waiting) return;
    clearTimeout(timer);
    frame(waiting);
    waiting = null;
  };
  yanyi.awake = () => { lively = performance.now(); hurry(); };
  globalThis.requestAnimationFrame = (draw) => {
    const f = watched(draw);
    if (waiting || performance.now() - lively < linger) return frame(f);
    waiting = f;
    timer = setTimeout(hurry, pause);
    return 0;
  };
  for (const input of ["pointerdown", "pointermove", "pointerup", "touchstart", "touchmove", "touchend", "wheel",
    "keydown", "keyup", "input", "resize", "focus", "message", "paste", "drop", "visibilitychange"]) {
    addEventListener(input, yanyi.awake, { capture: true, passive: true });
  }

  // The game samples the fingers once a tick. Changes between two ticks would be lost, a short
  // tap as a whole and of two the gap between them: so each event waits until the game has
  // sampled twice.
  const fingers = [];
  let seen = 0;
  const looked = () => !yanyi.ticks || yanyi.ticks() >= seen;
  const next = () => {
    while (fingers.length && looked()) tell(fingers.shift());
    if (fingers.length) frame(next);
  };
  const told = (e) => {
    if (e.type !== "touchmove") seen = yanyi.ticks ? yanyi.ticks() + 2 : 0;
  };
  const tell = ({ type, target, touches, targetTouches, changedTouches }) => {
    const again = new TouchEvent(type, { bubbles: true, cancelable: true,
      touches: Array.from(touches), targetTouches: Array.from(targetTouches), changedTouches: Array.from(changedTouches) });
    told(again);
    telling = true;
    target.dispatchEvent(again);
    telling = false;
  };
  for (const input of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    addEventListener(input, (e) => {
      if (telling || e.target.localName !== "canvas") return;
      if (!fingers.length && looked()) return told(e);
      if (fingers.push(e) === 1) frame(next);
      e.stopImmediatePropagation();
      if (e.cancelable) e.preventDefault(); // as the game does: no mouse follows
    }, { capture: true, passive: false });
  }
}

function failWithoutWebGL() {
  fail("error.webgl", "error.webgl.help", "ui.retry", () => location.reload());
}

async function start() {
  byId("poster").classList.remove("failed");
  byId("trouble").hidden = true;
  let program;
  try {
    progress(0, FILES["yanyi.wasm"].size);
    program = await yanyi.compile("yanyi.wasm", progress);
  } catch (e) {
    const broken = e instanceof WebAssembly.CompileError || e instanceof WebAssembly.LinkError;
    return broken ? fail("error.wasm", "", "ui.retry", start, e)
      : fail("error.load", "error.load.help", "ui.retry", start, e);
  }
  run(program).catch((e) => {
    if (hasWebGL()) fail("error.unexpected", "", "error.reload", () => location.reload(), e);
    else failWithoutWebGL();
  });
}

async function run(program) {
  const go = new Go();
  let code = 0;
  go.exit = (c) => { code = c; };
  yanyi.halt = () => {
    go._scheduledTimeouts.forEach(clearTimeout);
    go._resume = () => {};
  };
  const instance = await WebAssembly.instantiate(program, go.importObject);
  // Should the game forget to say that it is ready, the poster goes anyway.
  setTimeout(() => { if (document.querySelector("canvas")) yanyi.ready(); }, 8000);
  await go.run(instance);
  throw new Error("the game ended with code " + code);
}

// The game takes every key it is sent. These belong to the browser.
function isBrowserKey(e) {
  return /^F([1-9]|1[0-2])$/.test(e.key) || e.altKey && /^Arrow(Left|Right)$/.test(e.key) ||
    (e.ctrlKey || e.metaKey) && /^[rtwlnpv0+=-]$/i.test(e.key);
}
for (const kind of ["keydown", "keyup"]) {
  addEventListener(kind, (e) => { if (isBrowserKey(e)) e.stopImmediatePropagation(); }, true);
}

// addManifest makes the page installable; only a page with an origin can be.
function addManifest() {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = yanyi.address("manifest.webmanifest");
  document.head.append(link);
}

// keepForOffline lets the browser keep the page (offline.js), once the game has
// long been running. Where that is not allowed nothing is lost.
function keepForOffline() {
  const framed = "embed" in document.documentElement.dataset;
  if (framed || parameters.has("e2e") || !globalThis.isSecureContext || globalThis.origin === "null") return;
  try {
    navigator.serviceWorker?.register(yanyi.base + "offline.js").catch(() => {});
  } catch {
    // A frame without storage refuses even to be asked.
  }
}

if (globalThis.Go) byId("missing").remove();
document.documentElement.lang = language;
if (globalThis.origin !== "null" && !("embed" in document.documentElement.dataset)) addManifest();
const theme = parameters.get("bg");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
byId("tagline").textContent = text("app.tagline");
byId("bar").setAttribute("aria-label", text("ui.loading"));

if (!globalThis.Go) console.warn("yanyi: Go's script is lost"); // check.js gets it anew or says so
else if (!globalThis.WebAssembly?.instantiate || !globalThis.ReadableStream) fail("error.wasm");
else if (!mayCompile()) fail("error.policy", "error.policy.help");
else if (!globalThis.WebGL2RenderingContext) failWithoutWebGL();
else start();
