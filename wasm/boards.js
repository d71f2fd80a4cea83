// Fetches the small boards of the first page, painted by the packer (boards.go): one file for
// every size, look and language, of which a page needs one. BOARDS is the common part of their
// names, written above by the packer.

// boards gets the bytes of a file, none where it cannot be had: the game then paints its
// boards itself. Where the browser lets nothing be fetched it is not asked, for it would
// complain.
yanyi.boards = async function (name) {
  try {
    if (!BOARDS || yanyi.refused || location.protocol === "file:") return new Uint8Array();
    const address = yanyi.address("boards/" + name + ".bin", BOARDS);
    const response = await fetch(address);
    if (!response.ok) return new Uint8Array();
    const bytes = await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    keepBoards(address);
    return new Uint8Array(bytes);
  } catch {
    return new Uint8Array();
  }
};

// keepBoards asks the service worker, if there comes to be one, to keep the file.
function keepBoards(address) {
  try {
    navigator.serviceWorker?.ready.then((worker) => worker.active.postMessage(address)).catch(() => {});
  } catch {
    // A frame without storage refuses even to be asked.
  }
}
