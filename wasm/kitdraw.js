// Puts a poster together (kit.js): the board, and on it the pieces where a position has
// them. DRAWINGS and KEY are written above by the packer.
const s = DRAWINGS;

// parsed makes elements of a drawing's text, by hand: pages may let no text become elements.
const parsed = (text) => {
  let at = document.createDocumentFragment();
  for (const [, end, name, said, empty] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (!end) {
      const e = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [, key, value] of said.matchAll(/([\w:-]+)="([^"]*)"/g)) e.setAttribute(key, value);
      at.append(e);
      at = e;
    }
    if (end || empty) at = at.parentNode;
  }
  return at.firstChild;
};

// drawing is a position as SVG.
s.drawing = function (g, position, quarter, faces) {
  const defs = new Map(), { W, H } = g;
  const use = (list, key, place, how = "") => {
    if (!list[key]) return "";
    if (!defs.has(list[key])) defs.set(list[key], defs.size);
    return `<use href="#d${defs.get(list[key])}" transform="${place}"${how}/>`;
  };
  const at = (x, y) => [[x, y], [H - y, x], [W - x, H - y], [y, W - x]][quarter].join(" ");
  const piece = (token, place) => {
    const [, first, hidden, second, by] = /^(\w?)(~?)(\w?):?(\w?)$/.exec(token) || [];
    if (!first && !hidden) return "";
    const army = g.Lists ? first : g.Order[first < "a" ? 0 : 1];
    let kind = (second || first).toUpperCase();
    if (!g.Lists) kind = { H: "N", E: "B" }[kind] || kind;
    const pigment = g.Armies[army] || 0, band = by && by !== army ? ":" + g.Armies[by] : "";
    const body = [pigment + (hidden || (kind === "K" ? "K" : "")) + band, pigment + band, pigment].find((key) => s.Bodies[key]);
    const k = g.R / 32, scaled = (size) => `translate(${place}) scale(${(size * g.R / 100).toFixed(3)})`;
    let out = use({ s: s.Shadow }, "s", `translate(${place}) scale(${k})`) + use(s.Bodies, body, `translate(${place}) scale(${k})`);
    if (!hidden) {
      const texts = g.Texts[faces], face = texts[army + kind] || texts[kind], [ink, lip] = s.Inks[pigment] || [];
      const size = faces > 1 ? band ? 1.02 : 1.22 : band ? 0.98 : g.R < 13 ? 1.3 : 1.14;
      if (faces < 2) out += use(s.Faces, face, scaled(size) + "translate(0 -3)", ` fill="${lip}"`);
      out += use(s.Faces, face, scaled(size), ` fill="${ink}"`);
    }
    return out;
  };
  const marks = g.Marks?.map(([x, y, text]) => `<g transform="translate(${at(x, y)})">${text}</g>`).join("") || "";
  const pieces = position.trim().split(" ")[0].split("/").map((row, i) => {
    const tokens = g.Lists ? row.split(",") : row.match(/\d+|[a-z]/gi) || [];
    const wide = tokens.reduce((n, token) => n + (+token || 1), 0);
    let file = (g.Files - wide) / 2;
    return tokens.map((token) => {
      const x = g.X + file * g.C;
      file += +token || 1;
      return +token ? "" : piece(token, at(x, g.Y + i * g.C));
    }).join("");
  }).join("");
  const named = [...defs].map(([text, i]) => `<g id="d${i}">${text}</g>`).join("");
  return parsed(`<svg viewBox="0 0 ${W} ${H}" aria-hidden="true"><defs>${named}</defs>${g.Behind}<g transform="rotate(${90 * quarter} ${W / 2} ${H / 2})">${g.Ground}</g>${quarter ? "" : g.Words}${marks}${pieces}</svg>`);
};

customElements.get("yanyi-board").draw(KEY, s);
