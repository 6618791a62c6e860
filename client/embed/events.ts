import type { Frame } from "./frame";
import type { FinderEventName, FinderEvents } from "./types";

type Listener = (data: never, element: Element) => void;

const listeners: [FinderEventName, Listener][] = [];
/** Listens to all finders; returns a function that stops. */
export function on<Name extends FinderEventName>(
  name: Name,
  listener: (data: FinderEvents[Name], element: Element) => void,
): () => void {
  const entry: [FinderEventName, Listener] = [name, listener];
  listeners.push(entry);
  return () => void listeners.splice(listeners.indexOf(entry) >>> 0, 1);
}

/** Dispatches an event to the page. A listener that fails affects no other. */
export function dispatch(frame: Frame, name: FinderEventName, data: object): void {
  frame.element.dispatchEvent(new CustomEvent(`finder:${name}`, { bubbles: true, detail: data }));
  for (const [wanted, listener] of [...listeners]) {
    if (wanted !== name) continue;
    try {
      listener(data as never, frame.element);
    } catch (error) {
      // The page's own error, so it is reported as such.
      reportError(error);
    }
  }
}
