import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectSound, press } from "./page";
import { signIn } from "./staff";

test.describe.configure({ mode: "default" });

const table = (page: Page) => page.getByRole("table");
const search = async (page: Page, text: string) => {
  await page.getByRole("searchbox", { name: "Search products" }).fill(text);
  await page.keyboard.press("Enter");
};

test("search, sort and page stand in the address, and survive a reload", async ({ page }) => {
  await signIn(page, "/products");
  await expect(table(page).getByRole("row")).toHaveCount(26);
  await expectSound(page);
  await page.getByRole("tab", { name: "Firearms" }).click();
  await expect(table(page).getByRole("button", { name: "Brand" })).toBeVisible();
  await table(page).getByRole("button", { name: "Price" }).click();
  await table(page).getByRole("button", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=-price/);
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  // The page that was stays there until the next one has come.
  const next = page.waitForResponse(/[?&]page=2\b/);
  await press(page, "Next");
  const { items } = (await (await next).json()) as { items: { name: string }[] };
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(table(page).getByRole("row").nth(1)).toContainText(items[0]!.name);
  await page.reload();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(table(page).getByRole("row").nth(1)).toContainText(items[0]!.name);
  await search(page, "Hart & Sons Buffalo");
  await expect(table(page).getByRole("row")).toHaveCount(4);
  await search(page, "nothing like it");
  await expect(page.getByText("Nothing in this catalog matches “nothing like it”.")).toBeVisible();
  await expectSound(page);
});

// Shows 2.routes.products-none.
test("a product is added, edited, deleted and brought back", async ({ page }, { project }) => {
  const name = `Journey bed ${project.name}`;
  await signIn(page, "/products");
  await press(page, "Add product");
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Brand", { exact: true })).toHaveCount(0);
  await press(page, "Save");
  await expect(form.getByText("Enter the id at the store.")).toBeVisible();
  await expect(form.getByLabel("Bed size", { exact: true })).toHaveAccessibleDescription(
    "Enter a bed size.",
  );
  await expectSound(page);
  for (const [label, text] of [
    ["Key", `JOURNEY-${project.name}`],
    ["Name", name],
    ["Price", "4999.50"],
    ["Category", `New beds ${project.name}`],
    ["Picture", "/pictures/beds/hybrid/queen/3/7.svg"],
    ["Page at the store", "https://shop.example/bed"],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(form.getByText(/^New: no product has/)).toBeVisible();
  for (const [label, choice] of [
    ["Bed size", "Queen"],
    ["Mattress type", "Hybrid"],
    ["Firmness", "Firm"],
  ] as const) {
    await form.getByLabel(label, { exact: true }).selectOption(choice);
  }
  await form.getByRole("checkbox", { name: "Side sleeper" }).check();
  const features = form.getByRole("combobox", { name: "Features" });
  await features.pressSequentially("long");
  await features.press("ArrowDown");
  await expectSound(page);
  await features.press("Enter");
  await expect(form.getByRole("button", { name: "Remove Long-Lasting" })).toBeVisible();
  await expect(form.getByRole("presentation").or(form.locator("img"))).toHaveCount(1);
  await press(page, "Save");
  await expect(form).toHaveCount(0);
  await search(page, name);
  await expect(table(page).getByRole("row")).toHaveCount(2);
  await expect(table(page)).toContainText("Queen");
  await page.getByRole("button", { name }).click();
  await form.getByLabel("Price", { exact: true }).fill("5000");
  await press(page, "Save");
  await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
  await expect(table(page)).toContainText("R5,000");
  await page.getByRole("button", { name }).click();
  await press(page, "Delete");
  await expect(page.getByText(`Nothing in this catalog matches “${name}”.`)).toBeVisible();
  await press(page, "Undo");
  await expect(table(page)).toContainText(name);
  await page.getByRole("button", { name }).click();
  await press(page, "Delete");
  await expect(page.getByText(`Nothing in this catalog matches “${name}”.`)).toBeVisible();
});

test("a table is narrowed by names, which stand in the address", async ({ page }) => {
  await signIn(page, "/products");
  const count = page.getByText(/^\d+ products?$/);
  const all = await count.textContent();
  await press(page, "Filters");
  await page.getByLabel("Bed size", { exact: true }).selectOption("King");
  await expect(count).not.toHaveText(all!);
  const kings = await count.textContent();
  await page.getByLabel("Firmness", { exact: true }).selectOption("Firm");
  await expect(page).toHaveURL(/is\.bedSize=king&is\.firmness=firm/);
  await expect(count).not.toHaveText(kings!);
  const few = await count.textContent();
  await page.reload();
  await expect(count).toHaveText(few!);
  await expect(page.getByRole("button", { name: /Bed size: King$/ })).toBeVisible();
  await expect(table(page).getByRole("cell", { name: "King", exact: true }).first()).toBeVisible();
  await expect(table(page).getByRole("cell", { name: "Queen", exact: true })).toHaveCount(0);
  await expectSound(page);
  await press(page, "Clear filters");
  await expect(count).not.toHaveText(few!);
  await page.getByRole("tab", { name: "Firearms" }).click();
  await press(page, "Filters");
  await page.getByLabel("Caliber", { exact: true }).selectOption(".375 H&H");
  await expect(table(page).getByRole("cell", { name: ".375 H&H" }).first()).toBeVisible();
  await page.getByLabel("Action", { exact: true }).selectOption("Pump action");
  await expect(page.getByText("Nothing in this catalog matches these filters.")).toBeVisible();
});

test("a CSV with three bad rows: they are named, then skipped, and the rest is there", async ({
  page,
}, { project }) => {
  await signIn(page, "/products");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const exported = await readFile(await (await download).path(), "utf8");
  const [header, first] = exported.replace("\ufeff", "").split("\r\n");
  const id = first!.split(",")[0]!;
  const copy = (n: number) => first!.replace(id, `IMPORT-${project.name}-${n}`);
  const file = [
    header,
    copy(1),
    copy(2).replace(/,(\d+\.\d\d),/, ",much,"),
    copy(3).replace(/,(single|double|queen|king|super_king),/, ",round,"),
    copy(4),
    copy(4),
    copy(5),
  ].join("\r\n");

  await page.getByRole("link", { name: "Import file" }).click();
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "beds.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file),
  });
  await press(page, "Check");
  const report = page.getByRole("region", { name: "Report" });
  await expect(report).toContainText("6 rows: 2 new");
  await expect(report).toContainText("4 bad");
  await expect(report).toContainText("Enter a price such as 12999");
  await expect(report).toContainText("There is no “round”.");
  await expect(report).toContainText("The same id stands in lines 5, 6.");
  await expectSound(page);
  await press(page, "Skip 4 bad and add 2 products");
  await expect(page.getByRole("heading", { name: /has 2 new products$/ })).toBeVisible();
  await page.getByRole("link", { name: "Look at its products" }).click();
  const dialog = page.getByRole("dialog");
  await search(page, `IMPORT-${project.name}-`);
  await expect(table(page).getByRole("row")).toHaveCount(3);
  const imported = table(page)
    .getByRole("row")
    .filter({ hasText: `IMPORT-${project.name}-` });
  for (const left of [1, 0]) {
    await imported.first().getByRole("button").click();
    await press(page, "Delete");
    await expect(dialog).toHaveCount(0);
    await expect(imported).toHaveCount(left);
  }
  await expect(page.getByText("Nothing in this catalog matches")).toBeVisible();
});

test("a file that is no table is told in a sentence", async ({ page }) => {
  await signIn(page, "/products");
  await page.getByRole("link", { name: "Import file" }).click();
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "x.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b"),
  });
  await expect(page.getByText("There are no rows under line 1.")).toBeVisible();
});
