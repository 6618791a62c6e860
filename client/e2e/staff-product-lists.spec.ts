import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound, press } from "./page";
import { signIn } from "./staff";

// Other files have attributes by the same names.
test.use({ siteFor: "product-lists" });

const ROWS = /^[\d,]+ rows$/;
const widths = [360, 1440];

test("a list is searched, a row is changed, and a list that finders use stays", async ({
  page,
}) => {
  await signIn(page);
  for (const { method, path, body } of exampleCalls("car-seats")) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    const sent = await page.request.fetch(path, { method, data: body, headers });
    expect([200, 201], await sent.text()).toContain(sent.status());
  }
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Staff area" })
    .getByRole("link", { name: "Product Lists", exact: true })
    .click();
  await expect(page.getByText(/rows, by Make, Model, Years$/)).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: /^Car seats by car/ }).click();
  await expect(page.getByRole("status").filter({ hasText: ROWS })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }

  await page.getByLabel("Search rows").fill("golf 2015 anchor");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 rows found")).toBeVisible();
  await page.getByRole("button", { name: /Volkswagen.*Golf.*NK-ANCHOR$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Years")).toHaveValue("2013 – 2020");
  await dialog.getByLabel("Years").fill("lately");
  await press(page, "Save");
  await expect(dialog.getByText(/^Write a range such as/)).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel("Years").fill("from 2021");
  await press(page, "Save");
  await expect(page.getByText("1 row found")).toBeVisible();

  await press(page, "Remove list");
  await press(page, "Remove it");
  await expect(
    page.getByText(/^The finder Car seats and the draft of .* use this list/),
  ).toBeVisible();
});

test("a list is made with its keys, filled by hand and from a file, and removed", async ({
  page,
}) => {
  await signIn(page, "/product-lists");
  await press(page, "Add list");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Capsules by machine");
  await dialog.getByLabel("Key 1", { exact: true }).fill("Machine");
  await press(page, "Another key");
  await dialog.getByLabel("Key 2", { exact: true }).fill("Year");
  await dialog.getByLabel("Kind of key 2").selectOption("Numbers from–to");
  await expectSound(page);
  await press(page, "Save");
  await page.getByRole("link", { name: /^Capsules by machine/ }).click();

  await press(page, "Add row");
  await dialog.getByLabel("Machine").fill("Lumen");
  await dialog.getByLabel("Year").fill("from 2019");
  await dialog.getByLabel("Product").fill("CAP-1");
  await press(page, "Save");
  await expect(page.getByText("1 row, 1 without a product of that key")).toBeVisible();
  await page.getByRole("button", { name: /^Lumen/ }).click();
  await press(page, "Remove");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Lumen/ })).toBeVisible();

  await page.getByRole("link", { name: "Import file" }).click();
  const take = async (text: string) => {
    await page
      .getByLabel("CSV or Excel file")
      .setInputFiles({ name: "capsules.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await expect(page.getByText("We read 2 rows and 3 columns.")).toBeVisible();
    await press(page, "Check");
  };
  await take("Machine,Year,Product\nLumen,from 2019,CAP-1\nLumen,soon,CAP-2");
  await expect(page.getByText(/^Mend the file and choose it again/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave 1 out and take 1 row" })).toBeVisible();
  await expectSound(page);
  await take("Machine,Year,Product\nLumen,from 2019,CAP-1\nLumen,2015–2018,CAP-2");
  await press(page, "Take 2 rows");
  await expect(page.getByText("2 rows, 2 without a product of that key")).toBeVisible();

  await press(page, "Change name and keys");
  await dialog.getByLabel("Name").fill("Capsules");
  await dialog.getByLabel("It has every product").check();
  await press(page, "Save");
  await expect(page.getByRole("heading", { name: "Capsules", exact: true })).toBeVisible();
  await expect(page.getByText("It has every product: what is in no row")).toBeVisible();
  await press(page, "Remove list");
  await press(page, "Remove it");
  await expect(page.getByText("Capsules is removed", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Capsules/ })).toHaveCount(0);
});
