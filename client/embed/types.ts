// What a retailer's page may use. `embed.d.ts`, served beside the script, is made from this file.

/** What a finder tells the page around it. Never a name, an address or any free text. */
export interface FinderEvents {
  /** The first question stands. */
  ready: { client: string; steps: number };
  /** The finder needs this much room, in CSS pixels. */
  resize: { height: number };
  /** Another question, counted from 1. */
  step: { step: number; total: number };
  /** What was found; the best score in percent, where the finder gives scores. */
  results: { count: number; topScore: number | null };
  product_click: { id: string; url: string };
  share: { channel: string };
  restart: Record<string, never>;
  close: Record<string, never>;
  error: { code: string };
}

export type FinderEventName = keyof FinderEvents;

/** The same as the `data-finder-…` attributes; an attribute that is not given is left out. */
export interface FinderOptions {
  key?: string;
  theme?: "light" | "dark" | "auto";
  showHeader?: "true" | "false";
  minHeight?: string;
  maxHeight?: string;
  /** The value of a share link. */
  shared?: string;
  /** What share links point at; a page of the same origin. */
  pageUrl?: string;
}

export interface ProductFinderApi {
  /** Mounts the finders that were added to the page since. */
  init: () => void;
  /** Opens a client's finder over the page. */
  open: (client: string, options?: FinderOptions) => void;
  /** Closes it; what was answered is kept. */
  close: () => void;
  /** Takes a finder out of the page, by the element it stands in; all of them without one. */
  destroy: (element?: Element) => void;
  /** Answers questions by their stable ids: on the finder in the element, or on all. */
  prefill: (preferences: Record<string, unknown>, element?: Element) => void;
  /** Starts over: the finder in the element, or all. */
  restart: (element?: Element) => void;
  /** Listens to all finders; gives back the function that stops. */
  on: <Name extends FinderEventName>(
    name: Name,
    listener: (data: FinderEvents[Name], element: Element) => void,
  ) => () => void;
}

declare global {
  interface Window {
    ProductFinder?: ProductFinderApi;
  }
  interface GlobalEventHandlersEventMap {
    "finder:ready": CustomEvent<FinderEvents["ready"]>;
    "finder:resize": CustomEvent<FinderEvents["resize"]>;
    "finder:step": CustomEvent<FinderEvents["step"]>;
    "finder:results": CustomEvent<FinderEvents["results"]>;
    "finder:product_click": CustomEvent<FinderEvents["product_click"]>;
    "finder:share": CustomEvent<FinderEvents["share"]>;
    "finder:restart": CustomEvent<FinderEvents["restart"]>;
    "finder:close": CustomEvent<FinderEvents["close"]>;
    "finder:error": CustomEvent<FinderEvents["error"]>;
  }
}
