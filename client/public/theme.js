// Sets the theme and the brand before anything is painted.
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia("(prefers-color-scheme: dark)");
  function apply() {
    root.classList.toggle("dark", dark.matches);
  }
  apply();
  dark.addEventListener("change", apply);
  root.dataset.brand = location.pathname.indexOf("/dialabed") === 0 ? "dialabed" : "matchwell";
})();
