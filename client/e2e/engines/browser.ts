/** The browser operations the journeys need, for any driver. `Element` is the driver's own element type. */
export interface Browser<Element = unknown> {
  /** Its name and version. */
  name: string;
  open: (url: string) => Promise<void>;
  /** The first element, in the page or the entered frame, that `findByName` returns. */
  find: (selector: string, name: string) => Promise<Element | undefined>;
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  /** Directs all further calls to this frame; `open` leaves it. */
  enter: (frame: Element) => Promise<void>;
  quit: () => Promise<void>;
}

/** Thrown if a browser or its driver is not installed. */
export class Missing extends Error {}

/**
 * The body of a function that runs in the page, with a selector and a name as its arguments: the first visible,
 * enabled match whose name equals or begins with that text. A string, because each driver sends it differently.
 */
export const findByName = `
  const [selector, name] = arguments;
  const textOf = (element) => {
    const read = element.cloneNode(true);
    for (const hidden of read.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return read.textContent.replace(/\\s+/g, " ").trim();
  };
  const nameOf = (element) => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const named = ids.map((id) => document.getElementById(id)).filter(Boolean).map(textOf).join(" ");
    const label = element.getAttribute("aria-label") ?? element.labels?.[0];
    return named || (typeof label === "string" ? label : textOf(label ?? element));
  };
  const isUsable = (element) =>
    element.getClientRects().length > 0 && !element.disabled && !element.closest("[inert]");
  const matches = [...document.querySelectorAll(selector)].filter(isUsable);
  return (
    matches.find((element) => nameOf(element) === name) ??
    matches.find((element) => nameOf(element).startsWith(name)) ??
    null
  );
`;
