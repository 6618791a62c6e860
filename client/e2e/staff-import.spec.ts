// Longer than 200 lines: one road for files, journey after journey.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectSound, press } from "./page";
import { signIn } from "./staff";
import { test } from "./own-site";

// Files as shops have them, each taken without leaving the page.

const FILES = join(import.meta.dirname, "../../server/testing/shop-files");

async function choose(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
  await expect(page.getByText(/^We read /)).toBeVisible();
}
/** Names the new catalog, and the currency that no file of these names. */
async function call(page: Page, name: string) {
  await page.getByLabel("Name of the catalog").fill(name);
  const currency = page.getByLabel("Currency");
  if ((await currency.inputValue()) === "") await currency.fill("ZAR");
}
const report = (page: Page) => page.getByRole("region", { name: "Report" });
const done = (page: Page) => page.getByRole("region", { name: "Done" });

/** Takes what is proposed for a file into a new catalog. */
async function makeCatalog(page: Page, name: string, content: string) {
  await signIn(page, "/catalogs/new");
  await choose(page, `${name}.csv`, content);
  await call(page, name);
  await press(page, "Check");
  await page.getByRole("button", { name: /^Add \d+ products$/ }).click();
  await expect(done(page)).toBeVisible();
  return name.toLowerCase().replaceAll(" ", "-");
}
// A connection that the server has just closed is tried again.
const remove = (page: Page, id: string) =>
  page.request.delete(`/api/admin/catalogues/${id}`, { maxRetries: 2 });

const LAMPS = [
  "SKU;Name;Price;Color",
  "L1;Lamp One;100;Red",
  "L2;Lamp Two;200;Blue",
  "L3;Lamp Three;300;Red",
].join("\n");

test("a workbook with titles, headings between its rows and totals", async ({ page }) => {
  await signIn(page, "/catalogs/new");
  await choose(page, "taps.xlsx", readFileSync(join(FILES, "pricelist_bathroom.xlsx")));
  await page.getByText(/rows are no products$/).click();
  await expect(
    page.getByText(/rows under it have it in a column of their own/).first(),
  ).toBeVisible();
  await expect(page.getByLabel("What Category is")).toBeVisible();
  await expectSound(page);
  await call(page, "Taps of a journey");
  const prices = page.getByRole("group", { name: "Which price do shoppers pay?" });
  await prices.getByRole("radio").first().check();
  const twins = page.getByRole("group", { name: "What are rows that say the same of a product?" });
  await twins.getByRole("radio", { name: /the last row counts/ }).check();
  await press(page, "Check");
  await page.getByRole("button", { name: /^Add \d+ products$/ }).click();
  await expect(done(page)).toContainText("new products");
  await page.getByRole("button", { name: /^Undo the last file of/ }).click();
  await press(page, "Undo it");
  await expect(page.getByText(/^Undone: \d+ products removed/)).toBeVisible();
});

test("a file without a key gets keys of the columns that tell its rows apart", async ({ page }) => {
  await signIn(page, "/catalogs/new");
  const rows = ["Pinotage", "Chenin", "Merlot"].flatMap((name) =>
    [2019, 2020, 2021].map((year) => `${name};${year};${100 + (year % 7)}`),
  );
  await choose(page, "wines.csv", ["Name;Year;Price", ...rows].join("\n"));
  const part = "A part of the keys, where no column is the key";
  await expect(page.getByRole("listitem", { name: "Name" }).getByLabel(part)).toBeChecked();
  await expect(page.getByRole("listitem", { name: "Year" }).getByLabel(part)).toBeChecked();
  await call(page, "Wines of a journey");
  await press(page, "Check");
  await expect(report(page)).toContainText("9 rows: 9 new");
  await press(page, "Add 9 products");
  await page.getByRole("link", { name: "Look at its products" }).click();
  await expect(page.getByRole("row", { name: /pinotage-2020/ })).toBeVisible();
  await remove(page, "wines-of-a-journey");
});

test("bad prices cost no product, are read as staff say, and a corrected file keeps every choice", async ({
  page,
}) => {
  await signIn(page, "/catalogs/new");
  const prices = ["R 1 299,00", "cheap", "R 2 999,00", "cheap", "tbd", "soon"];
  const file = (all: string[]) =>
    ["Code;Product;Price", ...all.map((price, at) => `B${at};Bad ${at};${price}`)].join("\n");
  await choose(page, "bad.csv", file(prices));
  await call(page, "Bad of a journey");
  await page.getByLabel("What Price is").selectOption("price");
  await press(page, "Check");
  await expect(page.getByText("3 cells cannot be read", { exact: true })).toBeVisible();
  await page.getByLabel("Read “cheap” of Price as").fill("99");
  await page.keyboard.press("Tab");
  // The others wait beside it.
  await expect(page.getByLabel("Read “soon” of Price as")).toBeVisible();
  await press(page, "Check again");
  await expect(page.getByText("1 cell cannot be read", { exact: true })).toBeVisible();
  await expectSound(page);
  await choose(page, "corrected.csv", file(prices.with(5, "450")));
  await expect(page.getByLabel("Name of the catalog")).toHaveValue("Bad of a journey");
  await press(page, "Check");
  await expect(report(page)).toContainText("6 rows: 6 new");
  await expect(page.getByText(/cannot be read$/)).toHaveCount(0);
  await press(page, "Add 6 products");
  await page.getByRole("link", { name: "Look at its products" }).click();
  await expect(page.getByRole("row", { name: /B1 / })).toContainText("99");
  await remove(page, "bad-of-a-journey");
});

test("a file that was left is gone on with", async ({ page }) => {
  await signIn(page, "/catalogs/new");
  await choose(page, "left.csv", LAMPS.replaceAll("L", "G"));
  const kept = page.waitForResponse((reply) => reply.request().method() === "PUT");
  await call(page, "Left of a journey");
  await kept;
  await page.goto("/admin/catalogs/new");
  const left = page.getByRole("listitem").filter({ hasText: "Left of a journey" });
  await left.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByLabel("Name of the catalog")).toHaveValue("Left of a journey");
  await expect(page.getByLabel("What SKU is")).toHaveValue("key");
});

test("next week's file asks only what is new, says what is missing, and is undone", async ({
  page,
}) => {
  const id = await makeCatalog(page, "Lamps of a journey", LAMPS);
  await page.goto(`/admin/catalogs/${id}/import`);
  await expect(page.getByText(/^3 products\. Last file: /)).toBeVisible();
  await expectSound(page);
  const next = LAMPS.replace("L3;Lamp Three;300;Red", "L4;Lamp Four;50;Teal").replace("100", "110");
  await choose(page, "next.csv", next);
  await expect(
    page.getByText("None: all are as in the files of Lamps of a journey before."),
  ).toBeVisible();
  await page
    .getByLabel("A product of the source that is not in the file")
    .selectOption("out of stock");
  await press(page, "Check");
  await expect(report(page)).toContainText("3 rows: 1 new, 1 changed, 1 unchanged");
  await expect(report(page).getByRole("list", { name: "Values that are added" })).toContainText(
    "Teal",
  );
  await page.getByText("What changes", { exact: true }).click();
  await expect(page.getByRole("list", { name: "What changes" })).toContainText(
    "Lamp One L1Price: 100.00 → 110.00",
  );
  await expect(
    page.getByText("1 product of the source is not in the file: Lamp Three."),
  ).toBeVisible();
  await expectSound(page);
  await press(page, "Add 1 product, change 1, and leave 1 behind");
  await expect(done(page)).toContainText("1 product is not in the file: out of stock now.");
  await page.getByRole("button", { name: /^Undo the last file of/ }).click();
  await press(page, "Undo it");
  await expect(page.getByText("Undone: 1 product removed, 2 as before.")).toBeVisible();
  await expectSound(page);
  await remove(page, id);
});

test("keys of another source are asked for once", async ({ page }) => {
  const id = await makeCatalog(page, "Shades of a journey", LAMPS.replaceAll("L", "S"));
  await page.goto(`/admin/catalogs/${id}/import`);
  await choose(
    page,
    "other.csv",
    "Code,Title,Weight\nS1,Shade of another shop,3 kg\nX2,Stool,1 kg\nX3,Desk,2 kg",
  );
  await press(page, "Check");
  const question = page.getByRole("group", { name: "1 key is there already. Whose is it?" });
  await expect(question).toContainText("in the file Shade of another shop");
  await expectSound(page);
  await question.getByLabel("They are other products").check();
  await press(page, "Check");
  await press(page, "Add 3 products");
  await expect(done(page)).toContainText("3 new products");
  await remove(page, id);
});

test("rows of the same key are variants of one group where staff say so", async ({ page }) => {
  await signIn(page, "/catalogs/new");
  const rows = ["S", "M", "L"].map((size) => `T1;Shirt;${size};100`);
  const others = Array.from({ length: 12 }, (_, at) => `T${at + 2};Thing ${at};M;${at}`);
  await choose(page, "shirts.csv", ["SKU;Name;Size;Price", ...rows, ...others].join("\n"));
  const question = page.getByRole("group", { name: "What are rows of the same key?" });
  await expect(question).toContainText("S · M · L");
  await expect(page.getByText("Give the catalog a name.")).toBeVisible();
  await call(page, "Shirts of a journey");
  await expect(page.getByText("Say what rows of the same key are.")).toBeVisible();
  await expectSound(page);
  await question.getByLabel(/^Variants of one product/).check();
  await press(page, "Check");
  await press(page, "Add 15 products");
  await page.getByRole("link", { name: "Look at its products" }).click();
  await expect(page.getByRole("row", { name: /T1-l/ })).toContainText("a variant of T1");
  await remove(page, "shirts-of-a-journey");
});

test("a list that points at values: the shop’s own table of cars and tyre sizes", async ({
  page,
}) => {
  const tyres = [
    "SKU;Name;Price;Tyre size",
    "T1;Road One;100;205/55 R16",
    "T2;Road Two;120;205/55 R16",
    "T3;Ice One;140;225/45 R17",
    "T4;Ice Two;150;225/45 R17",
  ].join("\n");
  const id = await makeCatalog(page, "Tyres of a journey", tyres);
  await signIn(page, "/product-lists");
  await page.getByRole("link", { name: "New list from a file" }).click();
  await choose(
    page,
    "cars.csv",
    "Tyres by car;;;;;\nMake;Model;Year from;Year to;Tyre size;Remark\n" +
      "VW;Golf;2012;2018;205/55R16, 225/45R17;\nVW;Golf;2019;;225/45 R 17;check with your workshop\n" +
      "Citroën;C3;08/2009;11/2016;195/65 R15;\nVW;Polo;soon;;205/55R16;\n",
  );
  await expect(page.getByLabel("Rows point at")).toHaveValue("tyre-size");
  await expect(page.getByLabel("What Tyre size is")).toHaveValue("points at");
  await page.getByLabel("Name of the list").fill("Tyres by car");
  await expectSound(page);
  await press(page, "Check");
  await expect(page.getByRole("region", { name: "Report" })).toContainText("1 bad");
  await press(page, "Leave 1 out and take 4 rows");
  await expect(page.getByRole("heading", { name: "Tyres by car", exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "check with your workshop" })).toBeVisible();
  await expectSound(page);
  await page.request.delete("/api/admin/product-lists/tyres-by-car", { maxRetries: 2 });
  await remove(page, id);
});

test("asks which price shoppers pay and what a date means, and keeps what comes later", async ({
  page,
}) => {
  const rows = [
    "SKU;Name;RRP;Our price;Stock;Available from",
    "BIKE-1;Bike One;1299;999;4;02/04/2026",
    "BIKE-2;Bike Two;1499;1199;made to order;03/05/2026",
    "BIKE-3;Bike Three;1699;1399;few left;05/2026",
    "BIKE-4;Bike Four;1899;1599;on backorder;06/07/2026",
    "BIKE-5;Bike Five;1999;1699;0;TBC",
  ];
  await signIn(page, "/catalogs/new");
  await choose(page, "bikes.csv", rows.join("\n"));
  await call(page, "Bikes of a journey");
  await expect(page.getByText("Say which price shoppers pay.")).toBeVisible();
  const prices = page.getByRole("group", { name: "Which price do shoppers pay?" });
  await prices.getByLabel(/^RRP/).check();
  await prices.getByLabel(/^Our price/).check();
  const dates = page.getByRole("group", { name: /What does “02\/04\/2026” mean/ });
  await expect(dates).toContainText("2 April 2026");
  await dates.getByLabel("2 April 2026").check();
  await expectSound(page);
  await press(page, "Check");
  await press(page, "Add 5 products");
  await page.getByRole("link", { name: "Look at its products" }).click();
  const row = (key: string) => page.getByRole("row", { name: new RegExp(key) });
  await expect(row("BIKE-2")).toContainText("available to order");
  await expect(row("BIKE-3")).toContainText("few left");
  await expect(row("BIKE-4")).toContainText("on backorder");
  await expect(row("BIKE-5")).toContainText("out of stock");
  await expect(row("BIKE-1")).toContainText("R999");
  await expect(row("BIKE-1")).toContainText("2 April 2026");
  await expect(row("BIKE-3")).toContainText("May 2026");
  await remove(page, "bikes-of-a-journey");
});
