import { style } from "./style";
import type { FinderOptions } from "./types";

/** One finder on the page. */
export interface Frame {
  id: string;
  client: string;
  /** The element that holds it and receives its events. */
  element: Element;
  iframe: HTMLIFrameElement;
  isPopup: boolean;
  /** Whether its `ready` message has arrived. */
  isReady?: boolean;
  /** Whether it has asked its first question since. */
  hasAsked?: boolean;
  /** Answers to pass on once it is ready. */
  waiting?: unknown;
}

/** What a page may say on an element. */
type Attributes = FinderOptions & {
  client?: string;
  mode?: string;
  open?: string;
  buttonText?: string;
};

export const frames: Frame[] = [];

/** The origin of this script, and so of the finder. */
export const HOME = new URL((document.currentScript as HTMLScriptElement).src).origin;

const MAX_PAGE_URL_LENGTH = 2_000;
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
    "display:block;border:0;margin:0;padding:0;width:100%;max-width:none;max-height:none;" +
      (isPopup
        ? "height:100%;min-height:0"
        : `height:${options.minHeight ?? "600px"};min-height:${options.minHeight ?? "0"}`),
  );
  iframe.src = address(frame, options);
  iframe.onload = () => {
    frame.isReady = false;
    send(frame, "init", { theme: options.theme });
  };
  holder.append(iframe);
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

/** Sends a message to one finder, and to no other page in its frame. */
export function send(frame: Frame, type: string, data: unknown): void {
  frame.iframe.contentWindow?.postMessage(
    { source: "product-finder", v: 1, embedId: frame.id, type, data },
    HOME,
  );
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

/** Removes the finder in an element, or all of them. */
export function destroyFrames(element?: Element): void {
  for (const frame of frames.filter((each) => !element || each.element === element)) {
    const dialog = dialogOf(frame);
    dialog?.close();
    (dialog ?? frame.iframe).remove();
  }
  forgetLost();
}

/** Forgets finders that the page itself has removed. */
export function forgetLost(): void {
  for (const frame of [...frames]) {
    if (!frame.iframe.isConnected) frames.splice(frames.indexOf(frame), 1);
  }
}

/** Reads the element's `data-finder-…` attributes. */
export function attributes(element: Element): Attributes {
  const options: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries((element as HTMLElement).dataset)) {
    options[name.replace(/^finder(.)/, (_, first: string) => first.toLowerCase())] = value;
  }
  return options;
}

function address({ id, client, isPopup }: Frame, options: FinderOptions): string {
  // An unknown id leads to a page that says so: another shop's finder would be worse than none.
  const slug = /^[\w-]+$/.test(client) ? client : "-";
  const path = client === "safarioutdoor" ? "safari" : client === "dialabed" ? client : `f/${slug}`;
  const url = new URL(`${HOME}/${path}`);
  const query = new URLSearchParams(location.search);
  const values = {
    embed: true,
    embedId: id,
    origin: location.origin,
    key: options.key,
    theme: options.theme,
    showHeader: options.showHeader,
    shared: options.shared ?? query.get("shared"),
    pageUrl: options.pageUrl ?? ownAddress(),
    popup: isPopup,
    // Grows and shrinks with its content, so that it needs no scroll bar of its own.
    autosize: !isPopup && !options.maxHeight,
    check: query.has("finder-check"),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, `${value}`);
  }
  return url.href;
}

/** This page's address without the parameters of one visit. */
function ownAddress(): string {
  const url = new URL(location.href);
  url.hash = "";
  url.searchParams.delete("shared");
  url.searchParams.delete("finder-check");
  return url.href.length > MAX_PAGE_URL_LENGTH ? url.origin + url.pathname : url.href;
}
