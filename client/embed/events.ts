import type { Frame } from "./frames";
import type { FinderEventName, FinderEvents } from "./types";

type Listener = (data: never, element: Element) => void;

const listeners: [FinderEventName, Listener][] = [];
/** Listens to all finders; gives back the function that stops. */
export function on<Name extends FinderEventName>(
  name: Name,
  listener: (data: FinderEvents[Name], element: Element) => void,
): () => void {
  const entry: [FinderEventName, Listener] = [name, listener];
  listeners.push(entry);
  return () => void listeners.splice(listeners.indexOf(entry) >>> 0, 1);
}

/** Tells the page. A listener of the page that fails fails by itself. */
export function dispatch(frame: Frame, name: FinderEventName, data: object): void {
  frame.element.dispatchEvent(new CustomEvent(`finder:${name}`, { bubbles: true, detail: data }));
  for (const [wanted, listener] of [...listeners]) {
    if (wanted !== name) continue;
    try {
      listener(data as never, frame.element);
    } catch (error) {
      // Theirs, so it is reported as theirs.
      reportError(error);
    }
  }
}
