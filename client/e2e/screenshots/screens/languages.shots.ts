import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../../staff";
import { capture, test } from "./capture";

// From a shop's own file to a finder in the shop's language: what staff see on the way, and what shoppers do.

const folder = join(import.meta.dirname, "../../../../server/testing/shop-files");
const shops = [
  { locale: "de", file: "kaminoefen.csv", name: "Kaminöfen", price: /brutto|Preis|VK/ },
  { locale: "fr", file: "couteaux_poeles.csv", name: "Couteaux", price: /TTC|Prix/ },
  { locale: "nl", file: "koffers-rugzakken.csv", name: "Koffers", price: /prijs/i },
] as const;

const MAX_STEPS = 12;

/** Answers what is asked of a file with the first of what is offered. */
async function answerAll(page: Page, price: RegExp): Promise<void> {
  for (const group of await page.locator("fieldset:has(input[type=radio])").all()) {
    const choices = group.getByRole("radio");
    if ((await group.locator("input[type=radio]:checked").count()) > 0) continue;
    const named = group.getByRole("radio", { name: price });
    await ((await named.count()) > 0 ? named : choices).first().check();
  }
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check and publish" }).click();
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await page.getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}

/** Answers each question with the first of what it offers, until there are results. */
async function walk(page: Page, look: (step: number) => Promise<void>): Promise<void> {
  const results = page.getByRole("article").first();
  for (let step = 1; step <= MAX_STEPS; step++) {
    await look(step);
    const choice = page.getByRole("radio").or(page.getByRole("checkbox")).first();
    if (await choice.isVisible()) await choice.check();
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await page.locator("main button[type=submit]").click();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeHidden();
    await expect(results.or(page.locator("main button[type=submit]")).first()).toBeVisible();
    if (await results.isVisible()) return;
  }
}

for (const { locale, file, name, price } of shops) {
  test(`a shop's file becomes its finder, in ${locale}`, async ({ page, camp }) => {
    await signIn(page, "/catalogs/new");
    await page.getByLabel("CSV or Excel file").setInputFiles(join(folder, file));
    await expect(page.getByText(/^We read \d+ rows/)).toBeVisible();
    await capture(page, `import/${locale}-found`);
    await page.getByLabel("Name of the catalog").fill(name);
    const currency = page.getByLabel("Currency");
    if ((await currency.inputValue()) === "") await currency.fill("EUR");
    await answerAll(page, price);
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("region", { name: "Report" })).toBeVisible();
    await capture(page, `import/${locale}-checked`);
    await page.getByRole("button", { name: /^(Add \d+ products|Skip )/ }).click();
    await expect(page.getByRole("region", { name: "Done" })).toBeVisible();
    await capture(page, `import/${locale}-done`);
    await page.getByRole("link", { name: "Make a finder for it" }).click();
    const making = page.getByRole("dialog", { name: "New finder" });
    await making.getByLabel("Name").fill(`Finder ${name}`);
    await capture(page, `import/${locale}-new-finder`);
    await making.getByRole("button", { name: "Make it" }).click();
    await expect(page.getByRole("heading", { name: `Finder ${name}`, level: 1 })).toBeVisible();
    await capture(page, `import/${locale}-proposed`);
    const slug = new URL(page.url()).pathname.split("/").at(-1)!;
    await publish(page);
    await page.goto(`${camp.site.url}/f/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await walk(page, (step) => capture(page, `finders/${locale}-${step}`));
    await capture(page, `finders/${locale}-results`);
    await page.locator("article input[type=checkbox]").first().check();
    await capture(page, `finders/${locale}-picked`);
    await page.goto("/admin/imports");
    await expect(page.getByText(/Last file/).first()).toBeVisible();
    await capture(page, `import/${locale}-imports`);
  });
}
