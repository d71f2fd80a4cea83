// The script of the computer players' worker. The page first sends the compiled program, then
// lines of text; the program answers with lines. It is one function so that the page can also
// pass its text on (engine.js); the packer puts Go's wasm_exec.js where the comment stands.
function yanyiWorker() {
  /* wasm_exec.js */

  // Lines may come before the program listens. It listens by setting engineLine.
  let listen = null;
  const early = [];
  Object.defineProperty(globalThis, "engineLine", {
    get: () => listen,
    set(f) {
      listen = f;
      early.splice(0).forEach((line) => f(line));
    },
  });

  // An exception in a promise would stay in the worker; this one reaches the page.
  const fail = (e) => setTimeout(() => { throw e; });

  async function start(program) {
    const go = new Go();
    let code = 0;
    go.exit = (c) => { code = c; };
    await go.run(await WebAssembly.instantiate(program, go.importObject));
    throw new Error("the engine ended with code " + code);
  }

  globalThis.onmessage = (e) => {
    if (typeof e.data !== "string") start(e.data).catch(fail);
    else if (listen) listen(e.data);
    else early.push(e.data);
  };
}
if (typeof document === "undefined") yanyiWorker();
