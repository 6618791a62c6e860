import type { Page } from "@playwright/test";

/** What a page said while somebody worked on it. */
export interface Watch {
  /** What no page may say. */
  faults: string[];
  /** Requests that were refused: "400 PATCH /api/admin/finders/round-5/draft". */
  refused: Set<string>;
}

/** The browser's own line about a request that failed: those are looked at one by one. */
const OF_A_REQUEST = /^Failed to load resource/;

/** Watches a page and its frames. Questions that it asks the browser to ask are answered by `answer`. */
export function watchPage(page: Page, answer: () => boolean): Watch {
  const watch: Watch = { faults: [], refused: new Set() };
  page.on("console", (line) => {
    if (line.type() === "error" && !OF_A_REQUEST.test(line.text())) {
      watch.faults.push(`console: ${line.text()}`);
    }
  });
  page.on("pageerror", ({ stack, message }) => watch.faults.push(`error: ${stack ?? message}`));
  page.on("dialog", (dialog) => void (answer() ? dialog.accept() : dialog.dismiss()));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() < 400 || !pathname.startsWith("/api/")) return;
    const asked = `${response.request().method()} ${pathname}`;
    if (response.status() >= 500) watch.faults.push(`${response.status()} for ${asked}`);
    else watch.refused.add(`${response.status()} ${asked}`);
  });
  return watch;
}
