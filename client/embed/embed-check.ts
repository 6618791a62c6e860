import { checkAttributes } from "./attribute-findings";
import { checkFrame, checkPage, type Finding } from "./findings";
import { showReport } from "./report";

// The report for staff who opened a retailer's page with `?finder-check`: it lists, from inside that page,
// anything that blocks the finder. Loaded by embed.js, and never for shoppers.

/** Milliseconds until a finder that has not loaded counts as blocked. */
const TIMEOUT_MS = 3_000;

/** Elements on which the page says anything of finders, also misspelled; the script's own buttons aside. */
const withAttributes = () =>
  [...document.querySelectorAll("*:not([data-finder-button])")].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith("data-finder-")),
  );

const HOME = new URL((document.currentScript as HTMLScriptElement).src).origin;

const said = new Map<Element, Set<string>>();
const errors = new Map<Element, Set<string>>();
const blocked = new Set<string>();

function remember(into: Map<Element, Set<string>>, element: Element, word: string): void {
  const words = into.get(element) ?? new Set<string>();
  into.set(element, words.add(word));
}

for (const name of ["ready", "resize"] as const) {
  window.ProductFinder?.on(name, (_data, element) => {
    remember(said, element, name);
    report();
  });
}
window.ProductFinder?.on("error", ({ code }, element) => {
  remember(errors, element, code);
  report();
});
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  if (!/^(frame|child|default)-src/.test(effectiveDirective)) return;
  blocked.add(`${effectiveDirective} ${blockedURI}`);
  report();
});

const startedAt = performance.now();

function report(): void {
  const isOver = performance.now() - startedAt > TIMEOUT_MS;
  const findings: Finding[] = checkPage(document, HOME);
  for (const element of document.querySelectorAll<HTMLElement>("[data-finder-client]")) {
    // A lazy finder below the fold would not load, and look as if it were blocked.
    const frame = element.querySelector("iframe");
    if (frame) frame.loading = "eager";
    findings.push(
      ...checkFrame(element, {
        said: said.get(element) ?? new Set(),
        errors: errors.get(element) ?? new Set(),
        blocked,
        isOver,
      }),
    );
  }
  for (const element of withAttributes()) {
    findings.push(...checkAttributes(element));
  }
  showReport(findings, !isOver);
}

report();
window.addEventListener("resize", report);
window.setTimeout(report, TIMEOUT_MS + 100);
