import type { FinderOptions } from "./types";

/** One finder on the page. */
export interface Frame {
  id: string;
  client: string;
  /** The element that holds it and receives its events. */
  element: Element;
  iframe: HTMLIFrameElement;
  isPopup: boolean;
  /** Whether it said anything: then it came, whatever it shows. */
  isHeard?: boolean;
  /** Says in its place that it is not there. */
  notice?: Element;
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
  /** The height of what covers the window's top, in pixels. */
  offset?: string;
};

/** The origin of this script, and so of the finder. */
export const HOME = new URL((document.currentScript as HTMLScriptElement).src).origin;

const MAX_PAGE_URL_LENGTH = 2_000;

/** Sends a message to one finder, and to no other page in its frame. */
export function send(frame: Frame, type: string, data: unknown): void {
  frame.iframe.contentWindow?.postMessage(
    { source: "product-finder", v: 1, embedId: frame.id, type, data },
    HOME,
  );
}

/** Reads the element's `data-finder-…` attributes. */
export function attributes(element: Element): Attributes {
  const options: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries((element as HTMLElement).dataset)) {
    options[name.replace(/^finder(.)/, (_, first: string) => first.toLowerCase())] = value;
  }
  return options;
}

/** Where a finder is found, with what the page says of it. */
export function address({ id, client, isPopup }: Frame, options: FinderOptions): string {
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
