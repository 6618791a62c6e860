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
  dialog.showModal();
}

export function closePopup(): void {
  for (const frame of frames) dialogOf(frame)?.close();
}

/** The browser's own modal dialog: it traps focus, closes by Escape and returns the focus. */
function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "Product finder");
  style(
    dialog,
    "position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;border:0;padding:max(12px,3vmin);box-sizing:border-box;background:rgb(0 0 0 / .55);overflow:hidden",
  );
  const panel = document.createElement("div");
  style(
    panel,
    "height:100%;max-width:1120px;margin:0 auto;border-radius:16px;overflow:hidden;background:#fff",
  );
  const close = document.createElement("button");
  close.type = "button";
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
    const frame = frames.find((each) => dialogOf(each) === dialog);
    if (frame) dispatch(frame, "close", {});
  };
  dialog.append(panel, close);
  return dialog;
}
