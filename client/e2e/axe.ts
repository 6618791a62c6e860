import type { Page } from "@playwright/test";
import axe from "axe-core";

type Axe = typeof axe;

/**
 * The violations of accessibility on a page and in its frames: each rule with the elements that break it.
 * axe is put into a document once; its own runner for Playwright does so before every analysis, and opens
 * another page for each.
 */
export async function findViolations(
  page: Page,
  { exclude }: { exclude?: string } = {},
): Promise<[rule: string, elements: string[]][]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  const violations = await page.evaluate(async (left) => {
    const { axe: present } = window as unknown as { axe: Axe };
    const context = left === undefined ? document : { exclude: left };
    // Contrast cannot be measured while something is half transparent: a step slides in, a toast comes
    // in the middle of the analysis.
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }",
    );
    document.adoptedStyleSheets.push(still);
    for (const each of document.getAnimations()) {
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    }
    try {
      return (await present.run(context, { resultTypes: ["violations"] })).violations;
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  }, exclude);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
