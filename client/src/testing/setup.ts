import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// What is waited for comes late on a machine that does something else besides.
configure({ asyncUtilTimeout: 30_000 });

// The Radix slider measures itself; jsdom has no layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
// No query holds: a narrow screen in the light.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

beforeEach(() => {
  vi.spyOn(console, "error");
});

const later = globalThis.setTimeout;
/** Whatever a page does once it is taken away is done while there still is one. */
async function settled(): Promise<void> {
  await Promise.resolve();
  await new Promise((done) => later(done));
}
// A part that came late may have begun something once more.
afterAll(settled);

afterEach(async () => {
  cleanup();
  await settled();
  sessionStorage.clear();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Errors and warnings in the console fail the test.
  expect(complaints).toEqual([]);
});

// Newer versions of Node have storages of their own, which shadow the browser's.
const { window: browser } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom;
for (const name of ["localStorage", "sessionStorage"] as const) {
  Object.defineProperty(globalThis, name, { value: browser[name], configurable: true });
}
