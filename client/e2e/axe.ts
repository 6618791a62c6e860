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
    return (await present.run(context, { resultTypes: ["violations"] })).violations;
  }, exclude);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
