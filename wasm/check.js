// Says, in words that even a browser understands that cannot read the loader, why no
// game comes. Where this script is lost too the style sheet says it, late.
(function () {
  var lost = false;
  addEventListener("error", function (e) {
    if (e.target && e.target.nodeName === "SCRIPT") lost = true;
  }, true);
  addEventListener("DOMContentLoaded", function () {
    if (!lost && window.yanyi && yanyi.ready) return;
    document.getElementById("missing").className = lost ? "now" : "never";
    if (!lost) document.getElementById("old").removeAttribute("hidden");
  });
})();
