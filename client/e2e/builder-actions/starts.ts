import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../../server/finders/testing/put-in-example";
import { tentCalls } from "../../../server/finders/testing/put-in-tents";
import { waysCalls } from "../../../server/finders/testing/put-in-ways";
import type { Staff } from "../tents";
import type { Random } from "./random";

/** The catalogs and finders to begin with: sets, facts, calculations, pages, and every way to ask. */
export async function putInFinders(staff: Staff): Promise<void> {
  await staff(tentCalls("tents"));
  await staff(waysCalls("ways"));
  for (const slug of ["coffee", "paint", "skincare", "car-seats"]) await staff(exampleCalls(slug));
}

const EMPTY = "Nothing: one question to begin with";
const PROPOSED = "Questions proposed from the catalog";
const COPY = "A copy of another finder";
const CATALOGS = ["tents", "coffee-machines", "car-seats"];
const COPIED = ["ways", "paint", "car-seats", "tents", "safarioutdoor", "dialabed"];
const SETS = ["coffee", "skincare"];

/** What finders are begun with, in turns: by the number of the round. */
export const STARTS = ["nothing", "a catalog", "a template", "a copy", "a set"] as const;
export type Start = (typeof STARTS)[number];

/** Begins a finder as staff do, and opens it in the builder; its address there, and what it begins with. */
export async function begin(
  page: Page,
  start: Start,
  name: string,
  random: Random,
): Promise<{ home: string; with: string }> {
  await page.goto("/admin/finders");
  if (start === "a template") {
    const titles = page.getByRole("button", { name: /^Use the template / });
    await expect(titles.first()).toBeVisible();
    const chosen = titles.nth(random.below(await titles.count()));
    const title = await chosen.getAttribute("aria-label");
    await chosen.click();
    return { home: await homeOf(page), with: title! };
  }
  await page.getByRole("button", { name: "New finder" }).click();
  const dialog = page.getByRole("dialog", { name: "New finder" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  const from = dialog.getByLabel("Start from");
  const isCopied = start === "a copy" || start === "a set";
  await from.selectOption({ label: isCopied ? COPY : start === "nothing" ? EMPTY : PROPOSED });
  const of = random.of(start === "a set" ? SETS : isCopied ? COPIED : CATALOGS)!;
  await dialog.getByLabel(isCopied ? "Finder" : "Catalog", { exact: true }).selectOption(of);
  await dialog.getByRole("button", { name: "Make it" }).click();
  return { home: await homeOf(page), with: of };
}

async function homeOf(page: Page): Promise<string> {
  await page.waitForURL(/\/admin\/finders\/[^/?]+/, { timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}
