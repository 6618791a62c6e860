// Sets the theme and the brand before anything is painted, and asks for a finder whether it is unlocked.
// Built into a script of its own, so that nothing here is a global.
import { askGateEarly } from "../src/lib/early-gate";

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
var page = location.pathname;
root.dataset.brand = /^\/dialabed/i.test(page)
  ? "dialabed"
  : /^\/safari/i.test(page)
    ? "safarioutdoor"
    : "matchwell";
// A document that is painted already knows.
if (root.dataset.brand !== "matchwell" && root.dataset.painted === undefined)
  askGateEarly(root.dataset.brand);
