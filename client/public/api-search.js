// The search of the page that describes the API: without this script it can be read all the same.

const box = document.querySelector("search");
const input = box?.querySelector("input");
const status = box?.querySelector("[role=status]");
const found = [...document.querySelectorAll("[data-words]")];
const areas = [...document.querySelectorAll(".area")];

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const each of found) {
    each.hidden = !words.every((word) => each.dataset.words.includes(word));
    if (!each.hidden) count += 1;
  }
  for (const area of areas) {
    area.hidden = area.querySelector("[data-words]:not([hidden])") === null;
    area.open = words.length > 0 && !area.hidden;
  }
  status.textContent = words.length === 0 ? "" : `${count} of ${found.length}`;
}

/** Opens what an address leads to, which may be folded. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let each = target; each; each = each.parentElement) {
    if (each.localName === "details") each.open = true;
  }
  target?.scrollIntoView();
}

if (box) {
  box.hidden = false;
  input.addEventListener("input", search);
}
addEventListener("hashchange", reveal);
if (location.hash) reveal();
