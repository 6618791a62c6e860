import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { expectSound, press } from "./page";
import { test } from "./own-site";
import { signIn } from "./staff";
import { staffAt } from "./tents";

// What its products are and who uses them is counted.
test.use({ siteFor: "catalog-products" });
test.describe.configure({ mode: "default" });

const PAGE = "/catalogs/coffee-machines/products";
const rows = (page: Page) => page.getByRole("table").getByRole("row");
const count = (page: Page) => page.getByText(/^\d+ products?$/);
const search = async (page: Page, text: string) => {
  await page.getByRole("searchbox", { name: "Search products" }).fill(text);
  await page.keyboard.press("Enter");
};

test.beforeAll(async ({ site }) => {
  await (
    await staffAt(site.url)
  )(exampleCalls("coffee"));
});

for (const width of [360, 1440]) {
  test(`the products of a catalog are found by filters, in columns of choice, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, "/catalogs");
    await page.getByRole("link", { name: "Products of coffee-machines" }).click();
    await expect(count(page)).toHaveText("62 products");
    await expect(rows(page)).toHaveCount(26);
    if (width > 360) {
      await expect(page.getByRole("link", { name: "Catalogs", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    await expectSound(page);

    await press(page, "Filters");
    await page.getByLabel("Kind", { exact: true }).selectOption("Capsule machine");
    const chip = page.getByRole("button", { name: "Remove the filter Kind: Capsule machine" });
    await expect(chip).toBeVisible();
    await expect(count(page)).not.toHaveText("62 products");
    const widths = page.getByRole("group", { name: "Width in cm" });
    await widths.getByLabel("from").fill("wide");
    await page.keyboard.press("Tab");
    await expect(widths.getByText("Use numbers such as 9 or 9.5.")).toBeVisible();
    await widths.getByLabel("from").fill("900");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nothing in this catalog matches these filters.")).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByText("Nothing in this catalog matches these filters.")).toBeVisible();
    await press(page, "Show all its products");
    await expect(count(page)).toHaveText("62 products");

    await press(page, "Columns");
    await page.getByRole("checkbox", { name: "Width" }).check();
    if (width === 360) await page.getByLabel("Order").selectOption("Width");
    else {
      const column = page.getByRole("columnheader", { name: "Width" });
      await column.getByRole("button").press("Enter");
      await expect(column).toHaveAttribute("aria-sort", "ascending");
    }
    await expect(page).toHaveURL(/sort=is\.coffee-width/);
    await expectSound(page);
  });
}

test("a product is added by keyboard with what its catalog asks for, changed, deleted and brought back", async ({
  page,
}) => {
  await signIn(page, PAGE);
  await page.getByRole("button", { name: "Add product" }).press("Enter");
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Journey Machine");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Enter the product's key.")).toBeVisible();
  await form.getByLabel("Key", { exact: true }).fill("JOURNEY-1");
  await form.getByLabel("Kind", { exact: true }).selectOption("Capsule machine");
  await form.getByRole("checkbox", { name: "Espresso" }).check();
  await form.getByLabel("Width in cm", { exact: true }).fill("wide");
  await form.getByLabel("Grind it needs").selectOption("Does not apply");
  await expect(form.getByRole("button", { name: "Remove coffee-machines" })).toBeVisible();
  await press(page, "Save");
  await expect(form.getByText("Use a number.")).toBeVisible();
  await expectSound(page);
  await form.getByLabel("Width in cm", { exact: true }).fill("20.5");
  await press(page, "Save");
  await expect(page.getByText("Journey Machine is saved", { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await search(page, "journey");
  await expect(count(page)).toHaveText("1 product");
  await expect(rows(page).nth(1)).toContainText("on request");
  await expect(rows(page).nth(1)).toContainText("Capsule machine");

  const open = page.getByRole("button", { name: "Journey Machine" });
  await open.click();
  await form.getByLabel("Price", { exact: true }).fill("1999.5");
  await press(page, "Save");
  await expect(rows(page).nth(1)).toContainText("R1,999.50");
  await open.click();
  await expect(form.getByLabel("Width in cm", { exact: true })).toHaveValue("20.5");
  await press(page, "Delete");
  await expect(page.getByText("Nothing in this catalog matches “journey”.")).toBeVisible();
  await press(page, "Undo");
  await expect(rows(page).nth(1)).toContainText("R1,999.50");

  await open.click();
  await form.getByRole("button", { name: "Remove coffee-machines" }).click();
  await press(page, "Save");
  await expect(page.getByRole("alert")).toContainText("it is not in this catalog");
  await expectSound(page);
});

test("somebody who changes a product at the same time is not overwritten unasked", async ({
  page,
}) => {
  await signIn(page, `${PAGE}?q=CM-02`);
  await page.getByRole("button", { name: "Fonte Duo" }).click();
  const form = page.getByRole("dialog");
  const list = await page.request.get("/api/admin/catalogues/coffee-machines/products?q=CM-02");
  const { items } = (await list.json()) as { items: { id: string }[] };
  const address = `/api/admin/catalogues/coffee-machines/products/${items[0]!.id}`;
  await page.request.put(address, { data: { brand: "Forte" } });
  await form.getByLabel("Name", { exact: true }).fill("Fonte Due");
  await press(page, "Save");
  const conflict = form.getByRole("alert", { name: "Somebody else has changed this" });
  await expect(conflict).toContainText("Forte");
  await expectSound(page);
  await press(page, "Use the stored version");
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Fonte Duo");
  await press(page, "Cancel");
  await page.request.put(address, { data: { brand: "Fonte" } });
});

test("a CSV goes out, and one comes in with a bad cell, which costs no product", async ({
  page,
}) => {
  await signIn(page, PAGE);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const exported = await readFile(await (await download).path(), "utf8");
  expect(exported.split("\r\n")[0]).toContain("coffee-width");

  await page.getByRole("link", { name: "Import file" }).click();
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "machines.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "key,name,price,coffee-width\nFILE-1,From a File,100,30\nFILE-2,Bad,100,wide\n",
    ),
  });
  await page.getByLabel("What coffee-width is").selectOption("number");
  await press(page, "Check");
  await expect(page.getByRole("region", { name: "Report" })).toContainText("2 rows: 2 new");
  await expect(page.getByText("1 cell cannot be read", { exact: true })).toBeVisible();
  await expectSound(page);
  await press(page, "Add 2 products");
  await expect(page.getByRole("heading", { name: /has 2 new products$/ })).toBeVisible();
  await page.getByRole("link", { name: "Look at its products" }).click();
  await search(page, "FILE-");
  await expect(count(page)).toHaveText("2 products");
});

test("what a catalog selects is counted before it is saved, and a used catalog stays", async ({
  page,
}) => {
  await signIn(page, "/catalogs");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "coffee-beans" });
  await expect(card).toContainText("Used by Coffee");
  await page.getByRole("button", { name: "Change what coffee-beans selects" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("It takes 12 products.")).toBeVisible();
  await dialog.getByLabel("Price from (ZAR)").fill("99999");
  await expect(dialog.getByText("It takes 0 products; as saved, 12.")).toBeVisible();
  await dialog.getByLabel("Price from (ZAR)").fill("100");
  await dialog.getByLabel("Also by what they state").selectOption("Roast");
  await expect(dialog.getByText("Choose at least one value, or remove it.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Dark" }).check();
  await expectSound(page);
  await press(page, "Save");
  await expect(card).toContainText("Roast: Dark");
  await page.getByRole("button", { name: "Remove coffee-beans" }).click();
  await expect(
    page.getByText("Choose another catalog first in Coffee.", { exact: true }),
  ).toBeVisible();
});
