import { dispatch } from "./events";
import { frames, HOME, resize, send, type Frame } from "./frames";
import { closePopup } from "./popup";
import type { FinderEventName } from "./types";

/** Hears what finders say: only our own frames, from our own origin, in our own words. */
export function listen(): void {
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    const frame = frames.find(({ iframe }) => iframe.contentWindow === source);
    if (!frame || origin !== HOME || typeof data !== "object" || !data) return;
    const said = data as Record<string, unknown>;
    if (said.source !== "product-finder" || said.v !== 1 || said.embedId !== frame.id) return;
    if (!/^[a-z_]+$/.test(String(said.type))) return;
    receive(frame, said.type as FinderEventName, (said.data ?? {}) as Record<string, unknown>);
  });
}

function receive(frame: Frame, name: FinderEventName, data: Record<string, unknown>): void {
  if (name === "resize") resize(frame, data.height);
  if (name === "step") {
    // Not for the question that it begins with: that one comes while the page is read.
    if (frame.hasAsked) toTop(frame);
    frame.hasAsked = true;
  }
  if (name === "ready") {
    frame.isReady = true;
    frame.hasAsked = false;
    if (frame.waiting) send(frame, "prefill", frame.waiting);
    frame.waiting = undefined;
  }
  if (name === "close") return closePopup();
  dispatch(frame, name, data);
}

/** A new question begins at its top; the page moves only when the shopper is in it and that is above the window. */
function toTop({ iframe, isPopup }: Frame): void {
  const { top, bottom } = iframe.getBoundingClientRect();
  if (!isPopup && top < 0 && bottom > 0) iframe.scrollIntoView();
}
