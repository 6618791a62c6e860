// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type * as Failure from "./failure";
import type { Frame } from "./frame";

const AWAY = "This product finder is not available right now.";

let mountFrame: (element: Element, client: string) => Frame;
let failure: typeof Failure;
let seen: () => void;
beforeAll(async () => {
  const script = document.createElement("script");
  script.src = "https://finder.example/embed.js";
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  // The test's document has no view: it says itself when a frame is seen.
  window.IntersectionObserver = class {
    constructor(listener: (entries: unknown[], observer: unknown) => void) {
      seen = () => listener([{ isIntersecting: true }], this);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  ({ mountFrame } = await import("./frames"));
  failure = await import("./failure");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = "";
});

function mounted(inside = "") {
  document.body.innerHTML = `<div>${inside}</div>`;
  const element = document.querySelector("div")!;
  const codes: string[] = [];
  element.addEventListener("finder:error", ({ detail }) => codes.push(detail.code));
  const frame = mountFrame(element, "dialabed");
  return { element, frame, codes, display: () => frame.iframe.style.display };
}

it.each([
  ["", AWAY],
  ["en-ZA", AWAY],
  ["de", "Dieser Produktfinder ist gerade nicht verfügbar."],
  ["fr-CA", "Ce guide de choix n’est pas disponible pour le moment."],
  ["nl", "Deze keuzehulp is op dit moment niet beschikbaar."],
])("a frame that is seen and silent is told in the page’s language %j", (lang, sentence) => {
  document.documentElement.lang = lang;
  const { element, codes, display } = mounted();
  vi.advanceTimersByTime(60_000);
  expect(codes).toEqual([]);
  seen();
  vi.advanceTimersByTime(60_000);
  expect(element.textContent).toBe(sentence);
  expect(display()).toBe("none");
  expect(codes).toEqual(["unavailable"]);
});

it("is told once, is taken back when the finder comes after all, and never of one that spoke", () => {
  const { element, frame, codes, display } = mounted();
  frame.iframe.dispatchEvent(new Event("load"));
  seen();
  vi.advanceTimersByTime(60_000);
  expect(codes).toEqual(["unavailable"]);
  failure.heard(frame);
  expect([element.textContent, display()]).toEqual(["", "block"]);
  frame.iframe.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(60_000);
  expect(codes).toEqual(["unavailable"]);
});

it.each([
  ["unknown_finder", true],
  ["not_open", true],
  ["not_allowed", true],
  ["unavailable", true],
  ["wrong_key", true],
  ["locked", false],
  ["questions_unavailable", false],
  ["results_unavailable", false],
  ["prefill_invalid", false],
])("with the error %s what the page gives stands in place of the finder: %s", (code, isGiven) => {
  const { element, frame, display } = mounted("<a data-finder-fallback>All beds</a>");
  const link = element.querySelector("a")!;
  expect(link.style.display).toBe("none");
  failure.giveWay(frame, code);
  expect([display(), link.style.display]).toEqual(isGiven ? ["none", "revert"] : ["block", "none"]);
});
