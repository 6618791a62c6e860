import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../own-site";
import { signIn } from "../staff";
import { saveWebp } from "./webp";

// The pictures of the guide in FINDERS.md: one finder from a template, page by page.

const folder = join(import.meta.dirname, "../../../.github/guide");
const SIZE = { width: 1280, height: 860 };

test.beforeEach(({}, { project }) => {
  test.skip(project.name !== "1440-light", "once, in the light");
});

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await saveWebp(page, join(folder, `${name}.webp`));
}

test("the guide", async ({ page }) => {
  await page.setViewportSize(SIZE);
  await signIn(page, "/finders");
  const template = page.getByRole("button", { name: "Use the template Coffee corner" });
  await expect(template).toBeVisible();
  await save(page, "start");

  await template.click();
  await expect(page.getByRole("heading", { name: "Coffee corner", level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(
    page.frameLocator("iframe").getByRole("heading", { name: "What do you drink?" }),
  ).toBeVisible();
  await save(page, "questions");

  await page.setViewportSize(SIZE);
  await page.goto("/admin/finders/coffee/matching?drink=milk&from=beans&cups=6");
  await expect(page.getByRole("region", { name: "Weights" })).toBeVisible();
  await save(page, "matching");

  await page.getByRole("button", { name: "Check and publish" }).click();
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await save(page, "publish");
});
