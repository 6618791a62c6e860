import { watchForFailure } from "./failure";
import { style } from "./style";
import { address, attributes, send, type Frame } from "./frame";
import type { FinderOptions } from "./types";

export const frames: Frame[] = [];

const MIN_HEIGHT = 120;
const MAX_HEIGHT = 20_000;

/** Mounts a finder in an element. Options come from its attributes, then from `given`. */
export function mountFrame(
  element: Element,
  client: string,
  given: FinderOptions = {},
  holder: Element = element,
  isPopup = false,
): Frame {
  const options: FinderOptions = { ...attributes(element), ...given };
  // The same id after a reload: the finder stores a run for each id.
  let number = 1;
  while (frames.some(({ id }) => id === `${client}-${number}`)) number += 1;
  const iframe = document.createElement("iframe");
  const frame: Frame = { id: `${client}-${number}`, client, element, iframe, isPopup };
  frames.push(frame);

  iframe.title = "Product finder";
  iframe.allow = "clipboard-write; web-share";
  if (!isPopup) iframe.loading = "lazy";
  style(
    iframe,
    // What hides a tab of the page hides the finder in it.
    "all:initial;visibility:inherit;pointer-events:inherit;display:block;width:100%;" +
      (isPopup
        ? "height:100%"
        : `height:${options.minHeight ?? "600px"};min-height:${options.minHeight ?? "0"}`),
  );
  iframe.src = address(frame, options);
  iframe.onload = () => send(frame, "init", { theme: options.theme });
  holder.append(iframe);
  watchForFailure(frame);
  return frame;
}

/** Gives a frame the height it asks for, within the page's limits. */
export function resize(frame: Frame, height: unknown): void {
  if (frame.isPopup || typeof height !== "number" || !(height > 0)) return;
  const limit = /^(\d+)px$/.exec(attributes(frame.element).maxHeight ?? "");
  const most = limit ? Number(limit[1]) : MAX_HEIGHT;
  const room = Math.ceil(Math.min(Math.max(height, MIN_HEIGHT), most, MAX_HEIGHT));
  style(frame.iframe, `height:${room}px`);
}

export function restart(element?: Element): void {
  for (const frame of frames) {
    if (!element || frame.element === element) send(frame, "restart", {});
  }
}

export function prefill(preferences: Record<string, unknown>, element?: Element): void {
  for (const frame of frames) {
    if (element && frame.element !== element) continue;
    if (frame.isReady) send(frame, "prefill", { preferences });
    else frame.waiting = { preferences };
  }
}

/** The dialog over the page that a finder is in, if any. */
export const dialogOf = ({ iframe }: Frame) => iframe.closest("dialog");

/** Removes the finder in an element, or all of them. Returns what it removed. */
export function destroyFrames(element?: Element): Frame[] {
  const removed = frames.filter((each) => !element || each.element === element);
  for (const frame of removed) {
    const dialog = dialogOf(frame);
    dialog?.close();
    (dialog ?? frame.iframe).remove();
    frame.notice?.remove();
  }
  forgetLost();
  return removed;
}

/** Forgets finders that the page itself has removed. */
export function forgetLost(): void {
  for (const frame of [...frames]) {
    if (!frame.iframe.isConnected) frames.splice(frames.indexOf(frame), 1);
  }
}
