import { focusFirstProblem } from "./focus-problem";
import { FOCUSABLE, placeOf, returnTo, type FocusPlace } from "./focus-place";

let isKept = false;
let last: (FocusPlace & { byKeyboard: boolean }) | undefined;

/**
 * Keeps the focus where users expect it, on the whole page:
 * - When the focused element is removed, the focus moves to its replacement; when it is disabled for a
 *   while, the focus returns afterwards. The browser would reset it to the top of the document, and
 *   users of a keyboard or a screen reader would start over.
 * - When a submitted form is invalid, the focus moves to the first invalid field or group.
 *
 * Screens that know a better place move the focus there themselves; this is the fallback.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  // What is still under way when the page is closed finds its document, and its timers end with it.
  const page = document;
  const view = page.defaultView!;
  /** The submitted form, until the next key or press. */
  let sent: Element | undefined;
  let timer: number | undefined;

  const look = () => {
    if (sent && focusFirstProblem(sent)) sent = undefined;
    // Users of a mouse or a touch screen keep their scroll position.
    else if (last && isFocusLost(page)) returnTo(last, { preventScroll: !last.byKeyboard });
  };
  // After any other code that moves the focus in the same tick.
  const lookSoon = () => {
    view.clearTimeout(timer);
    timer = view.setTimeout(look);
  };
  const observer = new MutationObserver(() => {
    if (sent || isFocusLost(page)) lookSoon();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "aria-invalid"],
  });

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = { ...placeOf(target), byKeyboard: target.matches(":focus-visible") };
  };
  remember(document.activeElement);
  // A user may have lost the focus before this code loaded, for example at the gate.
  if (isFocusLost(page) && wasActedIn()) {
    last = { element: document.createElement("i"), around: [document.body], byKeyboard: false };
    lookSoon();
  }
  document.addEventListener("focusin", ({ target }) => remember(target));
  document.addEventListener("submit", ({ target }) => {
    sent = target as Element;
    lookSoon();
  });
  document.addEventListener("keydown", () => (sent = undefined), { capture: true });
  const onPress = ({ target }: Event) => {
    sent = undefined;
    // A press outside all controls removes the focus on purpose.
    if (target instanceof Element && !target.closest(`label, ${FOCUSABLE}`)) last = undefined;
  };
  document.addEventListener("pointerdown", onPress, { capture: true });
}

/** In a frame, the host page may have the focus; then it is not ours to move. */
function isFocusLost(page: Document): boolean {
  return page.activeElement === page.body && page.hasFocus();
}

/** Only in this document: `navigator.userActivation` would include the one before a reload. */
function wasActedIn(): boolean {
  const { eventCounts } = performance as { eventCounts?: Partial<EventCounts> };
  return ["keydown", "click"].some((act) => (eventCounts?.get?.(act) ?? 0) > 0);
}
