// Sets the theme and the brand before anything is painted.
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia("(prefers-color-scheme: dark)");
  var query = new URLSearchParams(location.search);
  // A page that embeds a finder may ask for one theme.
  var asked = query.get("embed") === "true" ? query.get("theme") : null;
  if (asked === "light" || asked === "dark") root.dataset.theme = asked;
  function apply() {
    var forced = root.dataset.theme;
    root.classList.toggle("dark", forced ? forced === "dark" : dark.matches);
  }
  apply();
  dark.addEventListener("change", apply);
  var brands = {
    "/dialabed": "dialabed",
    "/safari": "safarioutdoor",
    "/safari-outdoor": "safarioutdoor",
  };
  root.dataset.brand = brands[location.pathname.replace(/\/$/, "")] || "matchwell";
})();
