import { expect } from "@playwright/test";
import { expectSound, press } from "./page";
import { shopExport } from "./shop-export";
import { signIn } from "./staff";
import { test } from "./own-site";

test("a shop's export becomes a catalog with one field filled in and two buttons pressed", async ({
  page,
}) => {
  await signIn(page, "/catalogs/new");
  await expect(page.getByLabel("CSV or Excel file")).toBeAttached();
  await expectSound(page);
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "chairs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(shopExport(400)),
  });
  await expect(page.getByText(/^We read 400 rows and 19 columns\./)).toBeVisible();
  await page.getByText(/columns? (is|are) left out:/).click();
  for (const [column, kind] of [
    ["SKU", "key"],
    ["Title", "name"],
    ["Weight", "number"],
    ["User height", "range"],
    ["Color", "choice"],
    ["Uses", "choices"],
    ["Swivels", "flag"],
    ["EAN", "gtin"],
    ["Internal notes", "left out"],
  ] as const) {
    await expect(page.getByLabel(`What ${column} is`, { exact: true })).toHaveValue(kind);
  }
  await expect(page.getByLabel("Unit of Seat height (cm)")).toHaveValue("cm");
  await expect(page.getByText("4 values of Color")).toBeVisible();
  await expectSound(page);
  // The one field of the journey, and its two buttons.
  await page.getByLabel("Name of the catalog").fill("Chairs of a journey");
  await press(page, "Check");
  await expect(page.getByRole("region", { name: "Report" })).toContainText("400 rows: 400 new");
  await expectSound(page);
  await press(page, "Add 400 products");
  await expect(page.getByText("Chairs of a journey has 400 new products")).toBeVisible();
  await expectSound(page);
  await page.request.delete("/api/admin/catalogues/chairs-of-a-journey");
});

test("the page is sound on a narrow screen and in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page, "/catalogs/new");
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "chairs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(shopExport(20)),
  });
  await expect(page.getByText(/^We read 20 rows/)).toBeVisible();
  await expectSound(page);
});
