// The embed kit (example/README.md): the element yanyi-board, a board that is a drawing
// until somebody opens it, and then a frame with the game. GAMES and SPRITES are written
// above by the packer: each game's files and ranks, and by language and theme where the
// drawings lie, which bring with them what puts them together (kitdraw.js).
"use strict";

const NAME = "yanyi-board";
if (customElements.get(NAME)) return;

const PARAMETERS = ["game", "mode", "position", "seats", "puzzle", "view", "ply", "controls", "lang", "bg", "pieces", "board", "sound", "motion", "lesson", "room"];
const GAME = ["record", "game", "position", "seats", "mode"];
const own = document.currentScript?.src || document.baseURI;
const shapes = {};
GAMES.split(" ").forEach((word, i, all) => { if (i % 3 < 1) shapes[word] = [all[i + 1], all[i + 2]]; });

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const pause = (time) => new Promise((done) => setTimeout(done, time));

// language chooses as the program does.
function language(tags) {
  for (const tag of tags) {
    if (/^en/i.test(tag)) return "en";
    if (/^zh/i.test(tag)) return !/hans/i.test(tag) && /hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

// sprite is the drawings in a language and a theme, loaded once.
const sprites = {}, arrived = {};
const sprite = (key, base) => sprites[key] ||= new Promise((done, failed) => {
  const script = document.createElement("script");
  arrived[key] = done;
  script.src = base + SPRITES[key];
  script.onload = () => script.remove();
  script.onerror = failed;
  document.head.append(script);
});

// tag is the value of a record's tag.
const tag = (record, name) => new RegExp(`\\[${name}\\s+"([^"]*)"`).exec(record)?.[1];

// isText tells a record from one that was packed for an address.
const isText = (record) => /[[\s]/.test(record);

// unpacked is the text of a packed record, "" if this page cannot read it; the program can.
async function unpacked(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/^#r=/, "").replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt());
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  } catch {
    return "";
  }
}

const style = new CSSStyleSheet();
style.replaceSync(`:host{display:block;max-width:640px}:host([hidden]){display:none}
button{all:unset;display:block;width:100%;cursor:pointer;background:#fcf8ef;color:#231e19;border-radius:8px;overflow:hidden}
button:focus-visible{outline:3px solid #2c5a8c;outline-offset:2px}
div{position:relative}svg,::slotted(*){position:absolute;inset:0;width:100%!important;height:100%!important;object-fit:contain}
span{display:flex;align-items:center;gap:8px;height:40px;padding:0 12px;font:15px/20px "LXGW WenKai","Kaiti SC",STKaiti,KaiTi,BiauKai,serif}
b{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:400}
i{margin-left:auto;flex:none;padding:4px 14px;border-radius:6px;background:#ae3427;color:#fdf4e6;font-style:normal}
iframe{display:block;width:100%;border:0}`);

// live is the open boards, the least lately used first; one after the other is let in.
const live = [];
let door = Promise.resolve();

// Posters are drawn one after the other, each in a picture of the screen of its own.
let turn = Promise.resolve();

const watch = (seen, how) => new IntersectionObserver((list, observer) => {
  for (const e of list) {
    if (e.isIntersecting) {
      observer.unobserve(e.target);
      seen(e.target);
    }
  }
}, how);
const near = watch((board) => { turn = turn.then(frame).then(() => board.draw()).catch(() => {}); }, { rootMargin: "400px" });
const inView = watch((board) => board.open().catch(() => {}), { threshold: 0.4 });

addEventListener("message", ({ source, origin, data }) => {
  const board = live.find((b) => b.frame?.contentWindow === source);
  if (board && origin === board.origin && data?.src === "yanyi") board.hear(data);
});

class Board extends HTMLElement {
  // limit is how many boards are open at a time: browsers have pictures for eight, or more.
  static limit = 8;
  static observedAttributes = [...PARAMETERS, "record", "load", "title", "base"];
  static draw(key, drawings) { arrived[key](drawings); }

  #asked = new Map();
  #changed = new Set();
  #kept = null; // of a game that was put away: record, ply, position
  #ply = 0;
  #count = 0;
  #opened = null; // done when the frame hears
  #hears = null;
  #first = null; // what the frame is to load then
  #said = "";

  // base is where the program lies: beside the script, or where the attribute says.
  get base() { return new URL(".", new URL(this.#get("base"), own)).href; }
  get origin() { return new URL(this.base).origin; }

  #get(name) { return this.getAttribute(name) || ""; }
  // #room is the code of the room that is to be shown, "" for none.
  #room() {
    const said = this.#get("room"), code = said.replace(/[ -]/g, "").toUpperCase();
    if (/^([A-HJKMNP-Z2346-9]{6})?$/.test(code)) return code;
    throw new Error(`room: "${said}" is no room's code`);
  }
  #name() { return this.title || this.#said || "Yanyi"; }

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [style];
    this.#poster();
  }

  disconnectedCallback() {
    near.unobserve(this);
    inView.unobserve(this);
    this.#leave();
  }

  attributeChangedCallback(name, was, is) {
    if (was === is || !this.isConnected) return;
    if (!this.#changed.size) queueMicrotask(() => this.#change());
    this.#changed.add(name);
  }

  // #change does what changed attributes ask for: by requests as far as there are such, else
  // the frame begins anew.
  #change() {
    const changed = [...this.#changed], get = (name) => this.#get(name);
    const another = changed.some((name) => GAME.includes(name) || /puzzle|lesson|room/.test(name));
    this.#changed.clear();
    if (another) this.#kept = null;
    if (!this.frame) return this.isConnected && this.#poster();
    const asks = {
      lang: () => get("lang") && ["lang", { lang: get("lang") }],
      bg: () => ["theme", { theme: get("bg") || "system" }],
      view: () => get("view") && ["rotate", { view: get("view") }],
      ply: () => get("ply") && ["goto", { ply: +get("ply") }],
      sound: () => ["mute", { mute: get("sound") === "0" }],
      title: () => [this.frame.title = this.#name()],
      load: () => [],
    };
    const game = another && this.#request();
    const list = changed.map((name) => GAME.includes(name) ? game && ["load", game] : asks[name]?.());
    if (!list.every(Boolean)) {
      this.#opened = new Promise((done) => { this.#hears = done; });
      return this.#begin();
    }
    for (const [type, data] of game ? [["load", game]] : list) if (data) this.ask(type, data).catch(() => {});
  }

  // #request is what a frame is to load; nothing where only its address tells it.
  #request() {
    if (this.#get("room")) return;
    const get = (name) => this.#get(name), kept = this.#kept, record = kept?.record || get("record");
    const ply = kept ? kept.ply : get("ply") ? +get("ply") : get("mode") === "replay" ? 0 : undefined, data = { view: get("view"), mode: get("mode"), ply };
    if (isText(record)) return { ...data, record };
    if (!record && get("game") && !get("puzzle") && !get("lesson")) return { ...data, game: get("game"), position: get("position"), seats: get("seats") };
  }

  // #poster shows the drawing in the place of the frame.
  #poster() {
    const root = this.shadowRoot, [files, ranks] = shapes[this.#get("game")] || [1, 1];
    const own = [...this.children].some((e) => /^(img|svg|picture)$/i.test(e.localName));
    root.innerHTML = `<button part="poster" type="button"><div>${own ? "<slot></slot>" : ""}</div>${this.#get("controls") === "0" ? "" : "<span><b></b><i></i></span>"}</button>`;
    const button = root.firstChild;
    button.firstChild.style.aspectRatio = files + "/" + ranks;
    button.ariaLabel = this.#name();
    button.onclick = () => this.open().then(() => this.frame.focus({ preventScroll: true })).catch(() => {});
    near.unobserve(this);
    near.observe(this);
    inView.unobserve(this);
    if (this.#get("load") === "visible" && !this.#kept) inView.observe(this);
  }

  // draw draws the poster.
  async draw() {
    const get = (name) => this.#get(name), bg = get("bg"), lang = language([get("lang"), ...navigator.languages]);
    const dark = bg === "dark" || bg !== "light" && matchMedia("(prefers-color-scheme:dark)").matches;
    const s = await sprite(lang + (dark ? "dark" : "light"), this.base);
    let record = this.#kept?.record || get("record");
    if (record && !isText(record)) record = await unpacked(record);
    const button = this.shadowRoot.querySelector("button"), id = get("game") || tag(record, "Variant") || "", g = s.Games[id.toLowerCase()];
    if (!button) return;
    this.#said = [get("puzzle") && s.Puzzle, g?.Name].filter(Boolean).join(" · ");
    button.ariaLabel = this.#name() + ", " + s.Open;
    const box = button.firstChild, [name, open] = button.querySelectorAll("b,i");
    [button.style.background, button.style.color] = [s.Paper, s.Ink];
    if (name) {
      [name.textContent, open.textContent] = [this.#name(), s.Open];
      [open.style.background, open.style.color] = [s.Seal, s.SealText];
    }
    if (!g) return;
    [g.Files, g.Ranks] = shapes[id.toLowerCase()];
    box.style.aspectRatio = g.Files + "/" + g.Ranks;
    if (box.firstChild) return;
    const position = this.#kept?.position || get("position") || tag(record, "FEN") || (get("puzzle") ? "" : "start");
    const people = get("seats").split(",").map((who) => who === "human");
    const seat = get("view") || people.filter(Boolean).length === 1 && g.Order[people.indexOf(true)];
    const faces = ["hanzi", "letters", "figures", "signs"].indexOf(get("pieces")) % 3;
    box.innerHTML = s.drawing(g, position === "start" ? g.Start : position, g.Seats[seat] || 0, faces < 0 ? g.Figures || lang === "en" ? 2 : 0 : faces);
  }

  // open opens the frame; it is done when the frame hears.
  open() {
    return this.#opened ||= new Promise((done, failed) => {
      this.#hears = done;
      door = door.then(async () => {
        while (live.length >= Board.limit) await live[0].close();
        this.#begin();
        live.push(this);
      }).catch((e) => {
        this.#opened = null;
        failed(e);
      });
    });
  }

  // #begin loads the frame anew.
  #begin() {
    const root = this.shadowRoot, url = new URL("embed/", this.base), room = this.#room(), record = room ? "" : this.#get("record"), frame = document.createElement("iframe");
    this.#first = this.#request();
    if (!this.#first?.record) this.#first = null;
    // What a room plays is the room's to say.
    const untold = room ? /game|position|seats|puzzle|ply|lesson/ : this.#first || this.#get("puzzle") ? /room|position|ply/ : /room/;
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name);
      if (value !== null && !untold.test(name)) url.searchParams.set(name, name === "room" ? room : value);
    }
    url.searchParams.set("api", 1);
    url.searchParams.set("origin", origin);
    if (record && !this.#first) url.hash = record[0] === "#" ? record : "r=" + record;
    frame.style.height = root.firstChild.offsetHeight + "px";
    frame.title = this.#name();
    frame.allow = "fullscreen; clipboard-write; web-share";
    frame.sandbox = "allow-scripts allow-same-origin allow-popups";
    frame.src = url;
    this.frame = frame;
    root.replaceChildren(frame);
  }

  // hear takes a message of the frame.
  hear({ id, type, data }) {
    if (type === "hello") {
      if (this.#first) this.#post(0, "load", this.#first);
      this.#first = null;
      this.#hears();
    }
    if (data.height) this.frame.style.height = data.height + "px";
    this.#ply = data.ply ?? this.#ply;
    if (/turn|shown/.test(type)) live.push(...live.splice(live.indexOf(this), 1));
    this.#asked.get(id)?.(type, data);
    this.#asked.delete(id);
    this.dispatchEvent(new CustomEvent("yanyi-" + type, { bubbles: true, detail: data }));
  }

  #post(id, type, data) {
    this.frame.contentWindow.postMessage({ src: "yanyi", v: 1, id, type, data }, this.origin);
  }

  // ask sends a request to the frame, which it opens first, and gives what it answers.
  async ask(type, data = {}) {
    await this.open();
    return new Promise((done, failed) => {
      this.#asked.set(++this.#count, (answer, said) => answer === "error" ? failed(new Error(said.message)) : done(said));
      this.#post(this.#count, type, data);
    });
  }

  // close puts the poster in the place of the frame and keeps the game.
  async close() {
    if (!this.frame) return;
    this.#kept = await Promise.race([this.ask("record").catch(() => null), pause(2000)]) || this.#kept;
    this.#leave();
    if (this.isConnected) this.#poster();
  }

  #leave() {
    if (live.includes(this)) live.splice(live.indexOf(this), 1);
    this.frame?.remove();
    this.frame = this.#opened = null;
  }

  goto(ply) { return this.ask("goto", { ply }); }
  next() { return this.goto(this.#ply + 1); }
  prev() { return this.goto(Math.max(this.#ply - 1, 0)); }
  play(turn) { return this.ask("play", { turn }); }
  pause() { return this.ask("pause"); }
  undo() { return this.ask("undo"); }
}

// Attributes are properties too, as frameworks want them; load is a method as well.
for (const name of Board.observedAttributes) {
  if (name in Board.prototype) continue;
  Object.defineProperty(Board.prototype, name, {
    get() { return name === "load" ? (what) => this.ask("load", what.at ? { record: what } : what) : this.getAttribute(name); },
    set(value) { value == null || value === false ? this.removeAttribute(name) : this.setAttribute(name, value); },
  });
}
customElements.define(NAME, Board);
