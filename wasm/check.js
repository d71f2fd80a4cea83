// Says, in words that even a browser understands that cannot read the loader, why no
// game comes. Where this script is lost too the style sheet says it, late.
(function () {
  var lost = false;
  addEventListener("error", function (e) {
    if (e.target && e.target.nodeName === "SCRIPT") lost = true;
  }, true);
  addEventListener("DOMContentLoaded", function () {
    if (lost || !window.Go || !window.yanyi || !yanyi.ready) getAnew();
  });

  // Perhaps the browser has kept half a script since a new version was uploaded: the
  // page gets them past its cache and begins again, by itself only once a visit.
  function getAnew() {
    var again = history.state === "again";
    if (window.fetch) history.replaceState(again ? null : "again", "");
    if (!window.fetch || again) return say();
    Promise.all([].map.call(document.querySelectorAll("script[src]"), function (s) {
      return fetch(s.src, { cache: "reload", mode: "no-cors", credentials: "include" });
    })).then(function () { location.reload(); }, say);
  }

  function say() {
    document.getElementById("missing").className = lost ? "now" : "never";
    if (!lost) document.getElementById("old").removeAttribute("hidden");
  }
})();
