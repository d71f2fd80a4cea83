// The page of a game (g/) is the page with that game in its address, and perhaps a language.
{
  const { game, speak } = document.documentElement.dataset, asked = new URLSearchParams(location.search);
  if (game && !["game", "puzzle", "lesson", "room"].some((name) => asked.has(name))) {
    asked.set("game", game);
    if (speak && !asked.has("lang")) asked.set("lang", speak);
    history.replaceState(history.state, "", "?" + asked + location.hash);
  }
}
