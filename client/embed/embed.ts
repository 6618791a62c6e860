import { on } from "./events";
import { attributes, HOME } from "./frame";
import { destroyFrames, forgetLost, frames, mountFrame, prefill, restart } from "./frames";
import { listen } from "./messages";
import { closePopup, openPopup } from "./popup";
import type { ProductFinderApi } from "./types";

// The script on a retailer's page. It runs once however often it is included, touches nothing outside
// its own elements, and never throws into the page.

const OWN_BUTTON = "[data-finder-button]";

/** Elements whose finder the page took out: it comes back when the page asks for it. */
let emptied = new WeakSet<Element>();

/** Mounts new finders: a frame, or in popup mode a button that opens it. */
function mountNew(): void {
  forgetLost();
  for (const element of document.querySelectorAll("[data-finder-client]")) {
    if (emptied.has(element) || frames.some((frame) => frame.element === element)) continue;
    const { client, mode, buttonText } = attributes(element);
    if (mode !== "popup") {
      mountFrame(element, client!);
      continue;
    }
    if (element.querySelector(OWN_BUTTON)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.finderOpen = client;
    button.dataset.finderButton = "";
    button.textContent = buttonText ?? "Find your match";
    element.append(button);
  }
}

function start(): void {
  const api: ProductFinderApi = {
    init() {
      emptied = new WeakSet();
      mountNew();
    },
    open: (client, options) => openPopup(client, undefined, options),
    close: closePopup,
    destroy(element) {
      for (const frame of destroyFrames(element)) emptied.add(frame.element);
      for (const button of (element ?? document).querySelectorAll(OWN_BUTTON)) {
        emptied.add(button.parentElement!);
        button.remove();
      }
    },
    prefill,
    restart,
    on,
  };
  window.ProductFinder = api;
  listen();
  document.addEventListener("click", (event) => {
    const { target } = event;
    const opener = target instanceof Element && target.closest("[data-finder-open]");
    if (!opener) return;
    // A link or a form's button would navigate.
    event.preventDefault();
    openPopup(attributes(opener).open!, opener);
  });
  const begin = () => {
    mountNew();
    // The page may still be parsed, and its router may add finders at any time.
    new MutationObserver(mountNew).observe(document, { childList: true, subtree: true });
  };
  if (!new URLSearchParams(location.search).has("finder-check")) return begin();
  const check = document.createElement("script");
  check.src = `${HOME}/embed-check.js`;
  // It hears everything from the beginning.
  check.onload = check.onerror = begin;
  document.head.append(check);
}

if (!window.ProductFinder) start();
