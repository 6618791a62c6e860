// Sets the theme and the brand before the first paint, and asks early whether a finder is unlocked.
// Built as a script of its own, so that nothing here becomes a global.
import { askGateEarly } from "../src/lib/early-gate";

var root = document.documentElement;
var dark = window.matchMedia("(prefers-color-scheme: dark)");
var query = new URLSearchParams(location.search);
// A page that embeds a finder may set the theme.
var asked = query.get("embed") === "true" ? query.get("theme") : null;
if (asked === "light" || asked === "dark") root.dataset.theme = asked;
function apply() {
  var forced = root.dataset.theme;
  root.classList.toggle("dark", forced ? forced === "dark" : dark.matches);
}
apply();
dark.addEventListener("change", apply);
// A built-in finder's document names its brand, which is the finder's id; that of another names the finder. A
// painted document implies a locked gate.
var finder = root.dataset.finder || root.dataset.brand;
if (finder && root.dataset.painted === undefined) askGateEarly(finder);
if (!root.dataset.brand) root.dataset.brand = "matchwell";
