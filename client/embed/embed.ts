import { on } from "./events";
import {
  attributes,
  destroyFrames,
  forgetLost,
  frames,
  HOME,
  mountFrame,
  prefill,
  restart,
} from "./frames";
import { listen } from "./messages";
import { closePopup, openPopup } from "./popup";
import type { ProductFinderApi } from "./types";

// The script on a retailer's page. It runs once however often it is included, touches nothing outside
// its own elements, and never throws into the page.

const OWN_BUTTON = "[data-finder-button]";

/** Mounts new finders: a frame, or in popup mode a button that opens it. */
function init(): void {
  forgetLost();
  for (const element of document.querySelectorAll("[data-finder-client]")) {
    if (frames.some((frame) => frame.element === element)) continue;
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
    init,
    open: (client, options) => openPopup(client, undefined, options),
    close: closePopup,
    destroy(element) {
      destroyFrames(element);
      for (const button of (element ?? document).querySelectorAll(OWN_BUTTON)) button.remove();
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
  init();
  // The script may run before the rest of the page is parsed.
  document.addEventListener("DOMContentLoaded", init);
  if (new URLSearchParams(location.search).has("finder-check")) {
    const check = document.createElement("script");
    check.src = `${HOME}/embed-check.js`;
    document.head.append(check);
  }
}

if (!window.ProductFinder) start();
