import { expect, type Locator } from "@playwright/test";
import { startHost } from "./embedding/hosts";
import { expectSound } from "./page";
import { shopExport } from "./shop-export";
import { signIn } from "./staff";
import { test } from "./own-site";

const MAX_CLICKS = 120;
const MAX_FIELDS = 40;
const MAX_WAITING_MS = 60_000;

test("a new member of staff goes from a shop's file to a finder on another site, without touching another file", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const done = { clicks: 0, fields: 0, waitedMs: 0 };
  const click = async (target: Locator) => {
    done.clicks += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    done.fields += 1;
    await target.fill(text);
  };
  /** What somebody would sit and wait for. */
  const see = async (target: Locator) => {
    const from = Date.now();
    await expect(target).toBeVisible();
    done.waitedMs += Date.now() - from;
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await signIn(page);
  await click(page.getByRole("link", { name: "New Catalog" }).first());
  done.fields += 1;
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "chairs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(shopExport(400, "OFFICE")),
  });
  await see(page.getByText(/^We read 400 rows/));
  await fill(page.getByLabel("Name of the catalog"), "Office chairs");
  await click(button("Check"));
  await see(page.getByRole("region", { name: "Report" }));
  await click(button(/^Add 400 products$/));
  await see(page.getByText("Office chairs has 400 new products"));

  await click(page.getByRole("link", { name: "Make a finder for it" }));
  const making = page.getByRole("dialog", { name: "New finder" });
  await see(making);
  await fill(making.getByLabel("Name"), "Chair finder");
  await expect(making.getByLabel("Catalog")).toHaveValue("office-chairs");
  await click(making.getByRole("button", { name: "Make it" }));
  await see(page.getByRole("heading", { name: "Chair finder", level: 1 }));
  await see(page.frameLocator("iframe").getByRole("heading").first());
  const asked = page.getByRole("region", { name: "The question" });
  await fill(asked.getByLabel("Question", { exact: true }), "What is it for?");
  await see(page.getByText(/^(Draft saved|All changes are live)/));

  await click(button("Check and publish"));
  await see(page.getByText("Ready to publish"));
  await click(button("Publish version 1"));
  await see(page.getByText("Version 1 is live").first());

  const host = await startHost();
  await click(page.getByRole("link", { name: "Appearance and embedding" }));
  await fill(page.getByLabel("Allowed origins"), host.origin);
  await click(button("Save Changes"));
  await see(page.getByText("Saved", { exact: true }).first());
  await expectSound(page);
  const code = await page.locator("pre code").first().innerText();

  await page.goto(
    host.page("/chairs", `<!doctype html><html lang="en"><title>Shop</title>${code}</html>`),
  );
  const finder = page.frameLocator("iframe");
  await expect(finder.getByRole("heading", { name: "What is it for?" })).toBeVisible();
  const results = finder.getByRole("article").first();
  const next = finder.getByRole("button", { name: /^(Next|Skip|See Results)$/ }).first();
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(results).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await host.close();

  const { clicks, fields, waitedMs } = done;
  console.log(`From a file to another site: ${clicks} clicks, ${fields} fields, ${waitedMs} ms`);
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
  expect(waitedMs).toBeLessThanOrEqual(MAX_WAITING_MS);
});
