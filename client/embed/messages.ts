import { dispatch } from "./events";
import { giveWay, heard } from "./failure";
import { attributes, HOME, send, type Frame } from "./frame";
import { frames, resize } from "./frames";
import { closePopup } from "./popup";
import { style } from "./style";
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
    receive(
      frame,
      said.type as FinderEventName | "hello",
      (said.data ?? {}) as Record<string, unknown>,
    );
  });
}

function receive(
  frame: Frame,
  name: FinderEventName | "hello",
  data: Record<string, unknown>,
): void {
  heard(frame);
  // Its document is new: what it answers comes after.
  if (name === "hello") return void (frame.isReady = false);
  if (name === "resize") resize(frame, data.height);
  if (name === "error") giveWay(frame, data.code);
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
    // Keys go to it from now on.
    if (frame.iframe.closest("dialog:focus-within")) frame.iframe.focus();
  }
  if (name === "close") return closePopup();
  dispatch(frame, name, data);
}

/**
 * Scrolls the page to a new question's top, only if the shopper is in the frame and that top is above the window, or
 * behind what the page keeps at its top.
 */
function toTop({ iframe, isPopup, element }: Frame): void {
  const { top, bottom } = iframe.getBoundingClientRect();
  const covered = parseFloat(attributes(element).offset ?? "") || coveredTop();
  if (isPopup || top >= covered || bottom <= 0) return;
  style(iframe, `scroll-margin-top:${covered}px`);
  iframe.scrollIntoView();
}

/** How much of the window's top the page covers by a header that stays there. */
function coveredTop(): number {
  let at = document.elementFromPoint(innerWidth / 2, 1);
  while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
  const bottom = at?.getBoundingClientRect().bottom ?? 0;
  // What covers half of the window is no header.
  return bottom < innerHeight / 2 ? bottom : 0;
}
