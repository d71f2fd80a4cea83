// Exchanges messages with the page around this one, from the first moment on: says hello,
// queues requests until the game runs (scenes/embed), and refuses excessive ones. It sends to
// the page of the declared origin only, and ignores all others.

// originOf is the origin of an address. "null" is that of a page without one, such as a
// sandboxed one; it cannot be told from others of its kind.
function originOf(address) {
  try {
    const url = new URL(address);
    if (/^https?:$/.test(url.protocol)) return url.origin;
  } catch {
    // reported below
  }
  if (address === "null") return address;
  console.error("yanyi: api=1 wants the origin of the page around, such as origin=https://example.org; this is none:", address);
}

// channel is the way to and from the page around; undefined where none is asked for.
yanyi.channel = (() => {
  const asked = new URLSearchParams(location.search);
  if (asked.get("api") !== "1" || parent === window) return;
  const origin = originOf(asked.get("origin"));
  if (!origin) return;

  const most = 100; // requests waiting, and requests a second
  const longest = 1 << 20; // characters of one
  const waiting = [];
  let second = 0, count = 0;
  const post = (message) => parent.postMessage(message, origin === "null" ? "*" : origin);
  const say = (type, id, data) => post({ src: "yanyi", v: 1, id, type, data });
  const isMany = () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    return waiting.length >= most || ++count > most;
  };
  const asText = (message) => {
    if (isMany()) throw new Error("more than " + most + " requests");
    const text = JSON.stringify(message);
    if (text.length > longest) throw new Error("more than " + longest + " characters");
    return text;
  };
  const channel = {
    heard: () => {}, // the game's: there is something to take
    take: () => waiting.shift(),
    send: (text) => post(JSON.parse(text)),
  };
  addEventListener("message", (e) => {
    if (e.source !== parent || e.origin !== origin || e.data?.src !== "yanyi") return;
    try {
      waiting.push(asText(e.data));
    } catch (refused) {
      const id = e.data.id;
      return say("error", typeof id === "string" && id.length <= 128 || typeof id === "number" ? id : "", { message: refused.message });
    }
    channel.heard();
  });
  say("hello", "", {});
  return channel;
})();
