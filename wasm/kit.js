// The embed kit (example/README.md): the element yanyi-board, a board that is a drawing until
// somebody opens it, and then a frame with the game. GAMES and SPRITES are written above by
// the packer: each game's files and ranks, and by language and theme the place of the
// drawings, which bring the code that composes them (kitdraw.js).
"use strict";

const NAME = "yanyi-board";
if (customElements.get(NAME)) return;

const PARAMETERS = ["game", "mode", "position", "seats", "puzzle", "view", "ply", "controls", "lang", "bg", "pieces", "board", "sound", "motion", "lesson", "room"];
const GAME = ["record", "game", "position", "seats", "mode"];
const PICTURE = "img,svg,picture";
const SCROLLS = /^(Arrow|Home$|End$|Page| $)/; // keys that scroll the page
const own = document.currentScript?.src || document.baseURI;
const shapes = {};
GAMES.split(" ").forEach((word, i, all) => { if (i % 3 < 1) shapes[word] = [all[i + 1], all[i + 2]]; });

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const pause = (time) => new Promise((done) => setTimeout(done, time));
const make = (name, what, ...inside) => {
  const e = Object.assign(document.createElement(name), what);
  e.append(...inside);
  return e;
};

// language chooses as the program does.
function language(tags) {
  for (const tag of tags) {
    if (/^en/i.test(tag)) return "en";
    if (/^zh/i.test(tag)) return !/hans/i.test(tag) && /hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

// trusted is an address as pages with Trusted Types want it. The policy passes the kit's own
// files alone.
let policy;
const trusted = (address) => {
  policy ||= globalThis.trustedTypes?.createPolicy(NAME, {
    createScriptURL: (a) => Object.values(SPRITES).some((file) => a.endsWith("/" + file)) ? a : null,
  });
  return policy ? policy.createScriptURL(address) : address;
};

// sprite is the drawings in a language and a theme, or the puzzles, loaded once.
const sprites = {}, arrived = {}, come = {};
const sprite = (key, base) => sprites[key] ||= new Promise((done, failed) => {
  const script = make("script", { onerror: failed });
  arrived[key] = done;
  script.onload = () => script.remove();
  script.src = trusted(base + SPRITES[key]);
  document.head.append(script);
});

// tag is the value of a record's tag.
const tag = (record, name) => new RegExp(`\\[${name}\\s+"([^"]*)"`).exec(record)?.[1];

// isText distinguishes a record from one packed for an address.
const isText = (record) => /[[\s]/.test(record);

// unpacked is the text of a packed record, "" if this page cannot read it; the program can.
const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));
async function unpacked(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/^#r=/, "").replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt());
    return await through(bytes, new DecompressionStream("deflate-raw")).text();
  } catch {
    return "";
  }
}

// packed is a record as addresses have it.
async function packed(record) {
  if (!isText(record)) return record.replace(/^#r=/, "");
  const bytes = new Uint8Array(await through(record, new CompressionStream("deflate-raw")).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

const sheet = (text) => {
  const s = new CSSStyleSheet();
  s.replaceSync(text);
  return s;
};
const style = sheet(`:host{display:block;position:relative;break-inside:avoid}:host([hidden]){display:none}
button{all:unset;isolation:isolate;display:flex;flex-direction:column;width:100%;cursor:pointer;background:#fcf8ef;color:#231e19;border-radius:8px;overflow:hidden;print-color-adjust:exact}
:is(button,a):focus-visible{outline:3px solid #2c5a8c;outline-offset:-3px}
div{position:relative;z-index:-1}svg,::slotted(:is(${PICTURE})){position:absolute;inset:0;width:100%!important;height:100%!important;object-fit:contain}
span{display:flex;align-items:center;gap:8px;height:40px;flex:none;padding:0 44px 0 12px;font:15px/20px "LXGW WenKai","Kaiti SC",STKaiti,KaiTi,BiauKai,serif}
b{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:400}
i:empty{display:none}i{margin-left:auto;flex:none;padding:4px 14px;border-radius:6px;background:#ae3427;color:#fdf4e6;font-style:normal}
a{position:absolute;right:0;bottom:0;width:44px;font:20px/40px sans-serif;text-align:center;text-decoration:none;color:#231e19}
iframe{display:block;width:100%;border:0}
@media screen{iframe~:not(button:focus){display:none}iframe~button:focus{position:absolute;inset:0;opacity:0}}@media print{iframe,i,a{display:none}}`);

// The kit sizes elements without a size of their own; others are never laid out anew.
const unsized = sheet(":host{max-width:640px}p{margin:0 0 40px}"), sized = sheet("button,iframe,p{position:absolute;inset:0;height:100%!important}p{margin:0;overflow:auto}div{flex:1;min-height:0;aspect-ratio:auto!important}");

// live is the open boards, the least lately used first; one after the other is let in.
const live = [];
let door = Promise.resolve();

// Posters are drawn one after the other, each in a picture of the screen of its own: those
// that come near, and when the page has come to rest the others, which may be printed.
let turn = Promise.resolve();
const rest = new Promise((done) => {
  const idle = () => globalThis.requestIdleCallback ? requestIdleCallback(done) : setTimeout(done, 200);
  document.readyState === "complete" ? idle() : addEventListener("load", idle);
});
const drawn = (board) => { turn = turn.then(frame).then(() => board.redraw || board.draw()); };

const watch = (seen, how) => new IntersectionObserver((list, observer) => {
  for (const e of list) {
    if (e.isIntersecting) {
      observer.unobserve(e.target);
      seen(e.target);
    }
  }
}, how);
const near = watch(drawn, { rootMargin: "400px" });
const inView = watch((board) => board.open().catch(() => {}), { threshold: 0.4 });

// An open board prints as the drawing of its present position. Those that wait for their turn
// are drawn at once.
const all = new Set();
addEventListener("beforeprint", () => all.forEach((board) => board.redraw ? board.redraw() : board.draw()));

addEventListener("message", ({ source, origin, data }) => {
  const board = live.find((b) => b.frame?.contentWindow === source);
  if (board && origin === board.origin && data?.src === "yanyi") board.hear(data);
});

class Board extends HTMLElement {
  // limit is how many boards are open at a time: browsers have pictures for eight, or more.
  static limit = 8;
  static observedAttributes = [...PARAMETERS, "record", "load", "title", "base"];
  static draw(key, drawings) { arrived[key](come[key] = drawings); }

  #asked = new Map();
  #changed = new Set();
  #kept = null; // of a game that was put away: record, ply, position
  #now = ""; // the position of an open game
  #ply = 0;
  #count = 0;
  #opened = null; // done when the frame hears
  #hears = null;
  #first = null; // what the frame is to load first
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
    const said = getComputedStyle(this).aspectRatio !== "auto"; // by the page around
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    this.shadowRoot.adoptedStyleSheets = [style, said ? sized : unsized];
    all.add(this);
    this.#poster();
  }

  disconnectedCallback() {
    all.delete(this);
    near.unobserve(this);
    inView.unobserve(this);
    this.#leave();
  }

  attributeChangedCallback(name, was, is) {
    if (was === is || !this.isConnected) return;
    if (!this.#changed.size) queueMicrotask(() => this.#change());
    this.#changed.add(name);
  }

  // #change applies changed attributes: by requests where there are such, else the frame
  // begins anew.
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

  // #request is what a frame is to load; undefined where only its address says it.
  #request() {
    if (this.#get("room")) return;
    const get = (name) => this.#get(name), kept = this.#kept, record = kept?.record || get("record");
    const ply = kept ? kept.ply : get("ply") ? +get("ply") : get("mode") === "replay" ? 0 : undefined, data = { view: get("view"), mode: get("mode"), ply };
    if (isText(record)) return { ...data, record };
    if (!record && get("game") && !get("puzzle") && !get("lesson")) return { ...data, game: get("game"), position: get("position"), seats: get("seats") };
  }

  // #poster shows the drawing in the place of the frame, once it is there.
  #poster() {
    this.redraw = null;
    this.#stage(false);
    near.unobserve(this);
    near.observe(this);
    rest.then(() => this.isConnected && !this.redraw && drawn(this));
    inView.unobserve(this);
    if (this.#get("load") === "visible" && !this.#kept) inView.observe(this);
  }

  // #stage is the element under the drawing; until there is one, and for good where there will
  // be none, the content between the tags shows in its place.
  #stage(ready) {
    const root = this.shadowRoot, bare = this.#get("controls") === "0", own = this.querySelector(PICTURE);
    const [files, ranks] = shapes[this.#get("game") || tag(this.#get("record"), "Variant")] || [1, 1];
    const words = !ready && !own && this.textContent.trim();
    const box = make(words ? "p" : "div", {}, ...words || own ? [make("slot")] : []);
    box.style.aspectRatio = files + "/" + ranks;
    const stage = words ? [box] : [make("button", {
      part: "poster", type: "button", ariaLabel: this.#name(),
      onclick: () => this.open(true).catch(() => {}),
      onkeydown: (e) => { if (this.frame && SCROLLS.test(e.key)) e.preventDefault(); },
    }, box, ...bare ? [] : [make("span", {}, make("b"), make("i"))])];
    if (!words && !bare) stage.push(make("a", { part: "whole", target: "_blank", rel: "noopener", textContent: "\u2197" }));
    for (const e of [...root.children]) if (e !== this.frame) e.remove();
    root.append(...stage);
  }

  // #whole is the address of the whole page.
  async #whole(record) {
    const url = new URL(this.base), untold = record ? /game|position|seats|puzzle|lesson|room|controls/ : /controls/;
    for (const name of PARAMETERS) if (this.#get(name) && !untold.test(name)) url.searchParams.set(name, this.#get(name));
    if (record) url.hash = "r=" + await packed(record);
    return url.href;
  }

  // draw draws the poster, without waiting where what it needs has come: a page that is about to
  // be printed does not wait.
  async draw() {
    near.unobserve(this);
    const record = this.#kept?.record || this.#get("record"), whole = this.#whole(record).catch(() => this.base);
    try {
      await this.#draw(whole, record);
    } catch {
      const words = this.shadowRoot.querySelector("p");
      if (words && !this.frame) words.replaceWith(make("slot"));
      this.#sign(whole, { Open: "\u25b6" });
    }
  }

  // #sign writes the bar below the drawing; by signs alone where the words have not come.
  #sign(whole, s) {
    const [name, open, link] = ["b", "i", "a"].map((e) => this.shadowRoot.querySelector(e));
    if (!link) return;
    [name.textContent, open.textContent] = [this.#name(), s.Open];
    [open.style.background, open.style.color] = [s.Seal, s.SealText];
    [link.title, link.ariaLabel, link.style.color] = [s.Whole || "", [s.Whole, this.#name()].filter(Boolean).join(": "), s.Ink];
    whole.then((address) => { link.href = address; });
  }

  async #draw(whole, record) {
    const get = (name) => this.#get(name), bg = get("bg"), lang = language([get("lang"), ...navigator.languages]);
    const dark = bg === "dark" || bg !== "light" && matchMedia("(prefers-color-scheme:dark)").matches;
    const key = lang + (dark ? "dark" : "light"), s = come[key] || await sprite(key, this.base), asked = get("puzzle");
    const puzzle = asked && (come.puzzles || await sprite("puzzles", this.base))(asked, get("game"));
    const text = record && !isText(record) ? await unpacked(record) : record;
    if (this.shadowRoot.querySelector("p")) this.#stage(true);
    const id = get("game") || puzzle?.game || tag(text, "Variant") || "", g = s.Games[id.toLowerCase()];
    const button = this.shadowRoot.querySelector("button");
    this.#said = [asked && s.Puzzle, g?.Name].filter(Boolean).join(" · ");
    button.ariaLabel = this.#name() + ", " + s.Open;
    const box = button.firstChild;
    [button.style.background, button.style.color] = [s.Paper, s.Ink];
    this.#sign(whole, s);
    const own = box.querySelector("slot");
    this.redraw = () => {
      if (!g || own) return;
      [g.Files, g.Ranks] = shapes[id.toLowerCase()];
      const position = this.#now || this.#kept?.position || get("position") || puzzle?.position || tag(text, "FEN") || (asked ? "" : "start");
      const people = get("seats").split(",").map((who) => who === "human");
      const seat = get("view") || puzzle?.seat || people.filter(Boolean).length === 1 && g.Order[people.indexOf(true)];
      const faces = ["hanzi", "letters", "figures", "signs"].indexOf(get("pieces")) % 3;
      box.replaceChildren(s.drawing(g, position === "start" ? g.Start : position, g.Seats[seat] || 0, faces < 0 ? g.Figures || lang === "en" ? 2 : 0 : faces));
    };
    this.redraw();
  }

  // open opens the frame; it is done when the frame hears. By hand it takes the keys: until its
  // scripts are there the button keeps them, for what an empty frame does not use would scroll
  // the page.
  open(byHand) {
    return this.#opened ||= new Promise((done, failed) => {
      this.#hears = done;
      door = door.then(async () => {
        while (live.length >= Board.limit) await live[0].close();
        this.#begin();
        live.push(this);
        if (byHand === true) this.shadowRoot.querySelector("button")?.focus({ preventScroll: true });
      }).catch((e) => {
        this.#opened = null;
        failed(e);
      });
    });
  }

  // #begin loads the frame anew.
  #begin() {
    const root = this.shadowRoot, url = new URL("embed/", this.base), room = this.#room(), record = room ? "" : this.#get("record"), frame = document.createElement("iframe");
    this.#now = "";
    this.#first = this.#request();
    if (!this.#first?.record) this.#first = null;
    // A room decides these itself.
    const untold = room ? /game|position|seats|puzzle|ply|lesson/ : this.#first || this.#get("puzzle") ? /room|position|ply/ : /room/;
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name);
      if (value !== null && !untold.test(name)) url.searchParams.set(name, name === "room" ? room : value);
    }
    url.searchParams.set("api", 1);
    url.searchParams.set("origin", origin);
    if (record && !this.#first) url.hash = record[0] === "#" ? record : "r=" + record;
    frame.style.height = this.offsetHeight + "px";
    frame.title = this.#name();
    frame.allow = "fullscreen; clipboard-write; web-share";
    frame.sandbox = "allow-scripts allow-same-origin allow-popups";
    frame.src = url;
    frame.onload = () => { if (root.activeElement?.localName === "button") frame.focus({ preventScroll: true }); };
    this.frame = frame;
    root.querySelector("iframe")?.remove();
    root.prepend(frame);
  }

  // hear takes a message of the frame.
  hear({ id, type, data }) {
    if (type === "hello") {
      if (this.#first) this.#post(0, "load", this.#first);
      this.#first = null;
      this.#hears();
    }
    if (data.height) this.frame.style.height = data.height + "px";
    this.#now = data.position ?? this.#now;
    this.#ply = data.ply ?? this.#ply;
    if (/turn|shown/.test(type)) live.push(...live.splice(live.indexOf(this), 1));
    this.#asked.get(id)?.(type, data);
    this.#asked.delete(id);
    this.dispatchEvent(new CustomEvent("yanyi-" + type, { bubbles: true, detail: data }));
  }

  #post(id, type, data) {
    this.frame.contentWindow.postMessage({ src: "yanyi", v: 1, id, type, data }, this.origin);
  }

  // ask sends a request to the frame, which it opens first, and returns the answer.
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
    this.#now = "";
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
