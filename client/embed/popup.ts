import { dispatch } from "./events";
import { dialogOf, forgetLost, frames, mountFrame } from "./frames";
import { style } from "./style";
import type { FinderOptions } from "./types";

/** Opens a client's finder over the page; one that was open before continues where it was. */
export function openPopup(client: string, opener?: Element, options?: FinderOptions): void {
  forgetLost();
  // Options are on the opener, or on the element that holds the button; each has its own finder.
  const source = opener?.closest("[data-finder-client]") ?? opener ?? document.body;
  const known = frames.find(
    (frame) => frame.isPopup && frame.client === client && (!opener || frame.element === source),
  );
  const dialog = known ? dialogOf(known)! : makeDialog();
  if (dialog.open) return;
  closePopup();
  if (!known) {
    document.body.append(dialog);
    mountFrame(source, client, options, dialog.firstElementChild!, true);
  }
  style(dialog, "display:block");
  dialog.showModal();
  enter();
}

/** Marks the entry of the page's history that stands for an open finder, from which the way back leads. */
const OPEN = "finderOpen";
const isEntered = () => !!(history.state as Record<string, unknown> | null)?.[OPEN];
/** How long the page's history was with that entry. */
let entries = 0;
/** Whether the page is on its way back from it. */
let isLeaving = false;
const isOpen = () => frames.some((each) => dialogOf(each)?.open);

/** The way back closes the finder. For a page's own router it is the same page as before. */
function enter(): void {
  if (isLeaving || isEntered()) return;
  history.pushState({ ...(history.state as object), [OPEN]: true }, "");
  entries = history.length;
}

function leave(): void {
  // The steps that were taken in the finder stand in the history, too: then nobody knows how far back the page is.
  if (isOpen() || !isEntered() || history.length > entries) return;
  isLeaving = true;
  history.back();
}

addEventListener("popstate", () => {
  if (!isLeaving) return closePopup();
  isLeaving = false;
  // One that was opened meanwhile.
  if (isOpen()) enter();
});

export function closePopup(): void {
  for (const frame of frames) dialogOf(frame)?.close();
}

/** The browser's own modal dialog: it traps focus, closes by Escape and returns the focus. */
function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Product finder");
  style(
    dialog,
    "all:initial;display:none;position:fixed;inset:0;width:100%;height:100%;padding:max(12px,3vmin);box-sizing:border-box;background:rgb(0 0 0 / .55);overflow:hidden",
  );
  const panel = document.createElement("div");
  style(
    panel,
    "height:100%;max-width:1120px;margin:0 auto;border-radius:16px;overflow:hidden;background:#fff",
  );
  const close = document.createElement("button");
  close.type = "button";
  // A frame that has not loaded takes every key and answers none.
  close.autofocus = true;
  close.setAttribute("aria-label", "Close");
  close.textContent = "×";
  style(
    close,
    "position:absolute;top:4px;right:4px;width:44px;height:44px;border:0;border-radius:22px;background:#fff;color:#111;font:24px/1 sans-serif;cursor:pointer",
  );
  close.onclick = () => dialog.close();
  // A press on the backdrop closes it, too.
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.onclose = () => {
    style(dialog, "display:none");
    leave();
    const frame = frames.find((each) => dialogOf(each) === dialog);
    if (frame) dispatch(frame, "close", {});
  };
  dialog.append(panel, close);
  return dialog;
}
