import { dispatch } from "./events";
import { frames, HOME, resize, send, type Frame } from "./frames";
import { closePopup } from "./popup";
import type { FinderEventName } from "./types";

/** Receives the finders' messages: only from our own frames and origin, and only known ones. */
export function listen(): void {
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    const frame = frames.find(({ iframe }) => iframe.contentWindow === source);
    // Nothing can be read of what is no object.
    const said = data as Record<string, unknown> | null;
    if (origin !== HOME || said?.source !== "product-finder" || said.v !== 1) return;
    if (!frame || said.embedId !== frame.id) return;
    if (!/^[a-z_]+$/.test(String(said.type))) return;
    receive(frame, said.type as FinderEventName, (said.data ?? {}) as Record<string, unknown>);
  });
}

function receive(frame: Frame, name: FinderEventName, data: Record<string, unknown>): void {
  if (name === "resize") resize(frame, data.height);
  if (name === "step") {
    // Not for its first question, which appears while the page is being read.
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

/** Scrolls the page to a new question's top, only if the shopper is in the frame and that top is above the window. */
function toTop({ iframe, isPopup }: Frame): void {
  const { top, bottom } = iframe.getBoundingClientRect();
  if (!isPopup && top < 0 && bottom > 0) iframe.scrollIntoView();
}
