// Finds the board of a puzzle (kit.js): by its id, or of today, as the program does
// (game/puzzle, day.go). PUZZLES, by game lines of id, seat, position and grade, and KEY are
// written above by the packer.

// draw is the draw of a word on an occasion.
const draw = (occasion, word) => {
  let x = 0xcbf29ce484222325n; // FNV-1a
  const cut = (n) => BigInt.asUintN(64, n);
  for (const byte of new TextEncoder().encode(occasion + " " + word)) x = cut((x ^ BigInt(byte)) * 0x100000001b3n);
  x = cut((x ^ x >> 33n) * 0xff51afd7ed558ccdn);
  x = cut((x ^ x >> 33n) * 0xc4ceb9fe1a85ec53n);
  return x ^ x >> 33n;
};

// shuffled is words in the order of an occasion, those that draw alike by the alphabet.
const shuffled = (occasion, words) => words.map((word) => [draw(occasion, word), word]).sort(([a, v], [b, w]) => a < b || a === b && v < w ? -1 : 1).map(([, word]) => word);

// round is the games in the order of a round. The first is not the last of the round before.
const round = (n, games) => {
  if (games.length < 3) n = 0;
  const list = shuffled("round " + n, games);
  if (n && shuffled("round " + (n - 1), games).at(-1) === list[0]) list.splice(0, 2, list[1], list[0]);
  return list;
};

customElements.get("yanyi-board").draw(KEY, (id, game) => {
  const of = (name) => PUZZLES[name].split("\n").map((line) => line.split("|"));
  let games = Object.keys(PUZZLES);
  if (id === "today") {
    const day = Math.floor(Date.now() / 864e5), turn = Math.floor(day / games.length);
    games = [round(turn, games)[day % games.length]];
    const all = of(games[0]), easy = all.filter(([, , , grade]) => grade <= 2); // as frames have it
    const pool = shuffled(games[0], (easy.length ? easy : all).map(([name]) => name));
    id = pool[turn % pool.length];
  } else if (PUZZLES[game]) games = [game];
  for (const name of games) {
    const found = of(name).find(([own]) => own === id);
    if (found) return { game: name, seat: found[1], position: found[2] };
  }
});
