// The way to servers elsewhere (scenes/platform), for rooms. Nothing is asked before the
// first picture stands.
yanyi.net = (() => {
  const most = 1 << 16; // characters of an answer or of a message
  const mostWaiting = 4 << 20; // characters of unread messages
  const patience = 15000; // milliseconds for an answer
  const glance = 5000; // milliseconds

  // site is the address of the page's origin. From a local disk nothing can be requested, and
  // a page without an origin, such as a sandboxed frame, requests only if configured: most
  // hosts would refuse, and the browser would complain.
  const local = location.protocol === "file:" || globalThis.origin === "null" && !parameters.has("room");

  let begin, latest = null;
  const stands = new Promise((done) => { begin = done; });

  // read is the text of an answer.
  async function read(response) {
    const reader = response.body.getReader(), decoder = new TextDecoder();
    for (let text = ""; ;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
      if (text.length > most) throw new Error("too long an answer");
    }
  }

  // ask fetches an address, or posts a body to it, and passes on status and text; status 0 and
  // the reason, if there is no answer.
  async function ask(address, body, tell) {
    await stands;
    try {
      const response = await fetch(address, { method: body ? "POST" : "GET", body: body || null,
        cache: "no-store", signal: AbortSignal.timeout?.(patience) });
      tell(response.status, await read(response));
    } catch (e) {
      tell(0, String(e));
    }
    yanyi.awake();
  }

  // dial opens a WebSocket.
  function dial(address) {
    const waiting = [];
    let size = 0, ended = false, socket = null;
    const wire = {
      open: () => !ended && socket.readyState === WebSocket.OPEN,
      ended: () => ended,
      send: (text) => { if (wire.open()) socket.send(text); },
      take: () => {
        size -= waiting[0]?.length || 0;
        return waiting.shift();
      },
      end: () => {
        if (ended) return;
        ended = true;
        socket?.close();
        yanyi.awake();
        net.heard();
      },
    };
    const hear = ({ data }) => {
      if (ended) return;
      if (typeof data !== "string" || data.length > most || size > mostWaiting) return wire.end();
      waiting.push(data);
      size += data.length;
      if (!/^\{"v":\d+\}$/.test(data)) yanyi.awake(); // that only says that the server is there
      net.heard();
    };
    try {
      socket = new WebSocket(address);
      socket.onopen = () => { yanyi.awake(); net.heard(); };
      socket.onmessage = hear;
      socket.onclose = wire.end;
    } catch {
      ended = true; // a secure page may not speak with an insecure server
    }
    if (!latest) setInterval(() => { if (document.hidden) net.heard(); }, glance);
    return latest = wire;
  }

  // A socket whose network is gone ends only after minutes, if at all.
  addEventListener("offline", () => latest?.end());

  // heard is the game's: a message has arrived, a socket has opened or closed, or a hidden
  // page, which gets no frames, is to check its socket.
  const net = { site: local ? "" : yanyi.base, begin, ask, dial, heard: () => {} };
  return net;
})();
