// The computer players think in a worker, so that the board never stutters. The
// program is fetched and compiled when one first thinks and kept: a worker that
// is ended in mid-thought costs its successor only the start.

let engineModule = null;

function engineProgram() {
  engineModule ||= yanyi.compile("engine.wasm").catch((e) => { engineModule = null; throw e; });
  return engineModule;
}

// newEngine starts a worker. onLine is called with each line it says, onError
// with a message when it cannot start or breaks down. The result has send(line)
// and stop().
yanyi.newEngine = function (onLine, onError) {
  const unsent = [];
  let worker = null, stopped = false;
  Promise.all([engineProgram(), newWorker()]).then(([program, w]) => {
    if (stopped) return w.terminate();
    worker = w;
    worker.onmessage = (e) => { onLine(e.data); yanyi.awake?.(); };
    worker.onerror = (e) => { e.preventDefault(); onError(e.message || "worker"); };
    worker.postMessage(program);
    unsent.forEach((line) => worker.postMessage(line));
  }).catch((e) => { if (!stopped) onError(String(e)); });
  return {
    send(line) { if (worker) worker.postMessage(line); else unsent.push(line); },
    stop() {
      stopped = true;
      if (!worker) return;
      worker.onmessage = worker.onerror = null; // a line may be on its way already
      worker.terminate();
      worker = null;
    },
  };
};

// newWorker starts worker.js. A page without an origin of its own (a sandboxed
// frame, a local disk) may not start a worker from an address: there its text
// is read as a script and handed over.
async function newWorker() {
  const { hash, size } = FILES["worker.js"];
  if (globalThis.origin !== "null") {
    try {
      await yanyi.mend("worker.js", hash, size);
      return new Worker(yanyi.address("worker.js", hash));
    } catch (refused) {
      // Scripts of another origin than the page's: go on as without an origin.
    }
  }
  if (!globalThis.yanyiWorker) await yanyi.script("worker.js", hash);
  if (!globalThis.yanyiWorker) await yanyi.script("worker.js", hash, "reload"); // half of it came
  const text = new Blob(["(" + globalThis.yanyiWorker + ")()"], { type: "text/javascript" });
  const address = URL.createObjectURL(text);
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  return new Worker(address);
}

// The sound device runs a script, which the program could make as well. A page with an origin
// loads the site's copy of it, which more hosts allow.
if (globalThis.AudioWorklet && globalThis.origin !== "null") {
  const add = AudioWorklet.prototype.addModule;
  AudioWorklet.prototype.addModule = function (made) {
    return add.call(this, yanyi.address("sound.js", FILES["sound.js"].hash)).catch(() => add.call(this, made));
  };
}
