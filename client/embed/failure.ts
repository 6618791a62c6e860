import { dispatch } from "./events";
import type { Frame } from "./frame";
import { style } from "./style";

/** How long a frame may say nothing: since its document is there, and since it is seen. */
const LOADED_MS = 8_000;
const SEEN_MS = 15_000;

/** Errors with which there is no finder in the frame. */
const NO_FINDER = /^(unknown|not|unavailable|wrong)/;

/** In the languages of finders: which one it has nobody knows while it is not there. */
const IN_ENGLISH = "This product finder is not available right now.";
const SENTENCES: Record<string, string> = {
  de: "Dieser Produktfinder ist gerade nicht verfügbar.",
  fr: "Ce guide de choix n’est pas disponible pour le moment.",
  nl: "Deze keuzehulp is op dit moment niet beschikbaar.",
};

/** What the page gives in place of a finder that is not there, in the finder's own element; none over the page. */
const fallbackOf = ({ element, isPopup }: Frame) =>
  isPopup ? null : element.querySelector<HTMLElement>("[data-finder-fallback]");

/** Shows the finder, and hides what the page gives in place of it; or the other way round. */
function show(frame: Frame, isThere: boolean): void {
  const fallback = fallbackOf(frame);
  if (fallback) style(fallback, `display:${isThere ? "none" : "revert"}`);
  style(frame.iframe, `display:${isThere || !(fallback || frame.notice) ? "block" : "none"}`);
}

/** Says in the finder's place that it is not there, once it was silent for too long. It may still come. */
export function watchForFailure(frame: Frame): void {
  const { iframe } = frame;
  show(frame, true);
  const wait = (ms: number) =>
    setTimeout(() => {
      if (frame.isHeard || frame.notice || !iframe.isConnected) return;
      const notice = (frame.notice = document.createElement("p"));
      notice.setAttribute("role", "status");
      notice.textContent = SENTENCES[document.documentElement.lang.slice(0, 2)] ?? IN_ENGLISH;
      style(notice, "margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif");
      if (!fallbackOf(frame)) iframe.before(notice);
      show(frame, false);
      dispatch(frame, "error", { code: "unavailable" });
    }, ms);
  iframe.addEventListener("load", () => wait(LOADED_MS));
  // Below the window it may not load yet: how near it has to be, each browser decides.
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    wait(SEEN_MS);
  }).observe(iframe);
}

/** Takes back what was said of a frame that came after all. */
export function heard(frame: Frame): void {
  frame.isHeard = true;
  frame.notice?.remove();
  if (frame.notice) show(frame, true);
  frame.notice = undefined;
}

/** Leaves the place to what the page gives, where the frame has no finder. */
export function giveWay(frame: Frame, code: unknown): void {
  if (!NO_FINDER.test(code as string)) return;
  style(frame.iframe, "min-height:0");
  show(frame, false);
}
