// Finds the board of a puzzle (kit.js): by its id, or of today, as the program does
// (scenes/pages/puzzle, daily.go). PUZZLES, by game lines of id, seat, position and grade, and KEY
// are written above by the packer.

// draw is the draw of a word on a day.
const draw = (day, word) => {
  let x = 0xcbf29ce484222325n; // FNV-1a
  const cut = (n) => BigInt.asUintN(64, n);
  for (const byte of new TextEncoder().encode(day + " " + word)) x = cut((x ^ BigInt(byte)) * 0x100000001b3n);
  x = cut((x ^ x >> 33n) * 0xff51afd7ed558ccdn);
  x = cut((x ^ x >> 33n) * 0xc4ceb9fe1a85ec53n);
  return x ^ x >> 33n;
};

// least is the word that draws least; of two alike the first by the alphabet.
const least = (day, words) => words.map((word) => [draw(day, word), word]).sort(([a, v], [b, w]) => a < b || a === b && v < w ? -1 : 1)[0][1];

customElements.get("yanyi-board").draw(KEY, (id, game) => {
  const of = (name) => PUZZLES[name].split("\n").map((line) => line.split("|"));
  let games = Object.keys(PUZZLES);
  if (id === "today") {
    const day = new Date().toISOString().slice(0, 10);
    games = [least(day, games)];
    const all = of(games[0]), easy = all.filter(([, , , grade]) => grade <= 2); // as frames have it
    id = least(day, (easy.length ? easy : all).map(([name]) => name));
  } else if (PUZZLES[game]) games = [game];
  for (const name of games) {
    const found = of(name).find(([own]) => own === id);
    if (found) return { game: name, seat: found[1], position: found[2] };
  }
});
