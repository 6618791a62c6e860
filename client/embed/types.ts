// The API for retailers' pages. `embed.d.ts`, served beside the script, is built from this file.

/** The events of a finder. They never carry a name, an address or any free text. */
export interface FinderEvents {
  /** The first question is visible. */
  ready: { client: string; steps: number };
  /** The height the finder needs, in CSS pixels. */
  resize: { height: number };
  /** A question is shown, counted from 1. */
  step: { step: number; total: number };
  /** The results are shown; the best score in percent, if the finder gives scores. */
  results: { count: number; topScore: number | null };
  product_click: { id: string; url: string };
  share: { channel: string };
  restart: Record<string, never>;
  /** The ids of the questions that answers of the page were filled in for, and what the finder does not know of them. */
  prefill: { answered: string[]; leftOut: string[] };
  close: Record<string, never>;
  /** Something is in the way of the finder, such as `not_allowed`, `wrong_key` or `unavailable`. */
  error: { code: string };
}

export type FinderEventName = keyof FinderEvents;

/** The same as the `data-finder-…` attributes; omitted options are left out. */
export interface FinderOptions {
  key?: string;
  theme?: "light" | "dark" | "auto";
  showHeader?: "true" | "false";
  minHeight?: string;
  maxHeight?: string;
  /** The value of a share link. */
  shared?: string;
  /** The target of share links; a page of the same origin. */
  pageUrl?: string;
}

export interface ProductFinderApi {
  /** Mounts finders again that were taken out by `destroy`; those that are added to the page mount by themselves. */
  init: () => void;
  /** Opens a client's finder over the page. */
  open: (client: string, options?: FinderOptions) => void;
  /** Closes it; the answers are kept. */
  close: () => void;
  /** Removes the finder in an element, or all of them. */
  destroy: (element?: Element) => void;
  /** Answers questions by their stable ids: in the element's finder, or in all. */
  prefill: (preferences: Record<string, unknown>, element?: Element) => void;
  /** Restarts the element's finder, or all. */
  restart: (element?: Element) => void;
  /** Listens to all finders; returns a function that stops. */
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
    "finder:prefill": CustomEvent<FinderEvents["prefill"]>;
    "finder:close": CustomEvent<FinderEvents["close"]>;
    "finder:error": CustomEvent<FinderEvents["error"]>;
  }
}
