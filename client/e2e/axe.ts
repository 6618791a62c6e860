import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  }
  const violations = await page.evaluate(async (left) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: unknown,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const context = left === undefined ? document : { exclude: left };
    return (await axe.run(context, { resultTypes: ["violations"] })).violations;
  }, exclude);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
