import { focusFirstProblem } from "./focus-problem";
import { FOCUSABLE, placeOf, returnTo, type FocusPlace } from "./focus-place";

let isKept = false;
let last: (FocusPlace & { byKeyboard: boolean }) | undefined;

/**
 * Keeps the focus where people expect it, on the whole page:
 * - When what has it goes away, it moves to what takes its place; when what has it is disabled for a
 *   while, it comes back to it afterwards. The browser would drop it at the top of the document, and
 *   who reads by keyboard or by ear would start over.
 * - When a form was sent off and something in it is wrong, it moves to the first such field or group.
 *
 * Screens that know a better place move the focus there themselves; this acts when nobody has.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  /** The form that was sent off, until its sender goes on by hand. */
  let sent: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    if (sent && focusFirstProblem(sent)) sent = undefined;
    // Who works by mouse or finger keeps the view.
    else if (last && isFocusLost()) returnTo(last, { preventScroll: !last.byKeyboard });
  };
  // After whoever moves the focus in the same breath.
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  const observer = new MutationObserver(() => {
    if (sent || isFocusLost()) lookSoon();
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
  // Who was faster than this code, at the gate for one, may have lost the focus already.
  if (isFocusLost() && wasActedIn()) {
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
    // A press beside everything takes the focus away on purpose.
    if (target instanceof Element && !target.closest(`label, ${FOCUSABLE}`)) last = undefined;
  };
  document.addEventListener("pointerdown", onPress, { capture: true });
}

/** In a frame, the page around it may have the focus; then it is not ours to move. */
function isFocusLost(): boolean {
  return document.activeElement === document.body && document.hasFocus();
}

/** Since this document came: `navigator.userActivation` would remember the one before a reload. */
function wasActedIn(): boolean {
  const counts = (performance as Partial<Performance>).eventCounts;
  return ["keydown", "click"].some((act) => (counts?.get(act) ?? 0) > 0);
}
