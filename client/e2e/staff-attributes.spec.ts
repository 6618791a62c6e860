import { expect } from "@playwright/test";
import { expectSound, press } from "./page";
import { signIn } from "./staff";
import { test } from "./own-site";

test("an attribute is added with its values, which are renamed, put in order by keyboard and retired", async ({
  page,
}) => {
  await signIn(page, "/attributes");
  await press(page, "Add attribute");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Milk of a journey");
  await dialog.getByLabel("More values").fill("Steam wand\nAutomatic\nsteam WAND\nNone");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("button", { name: /^Milk of a journey/ });
  await expect(row).toContainText("One value of 3");

  await row.click();
  await dialog.getByLabel("Name of Automatic").fill("By itself");
  const first = dialog.getByRole("textbox", { name: /^Name of/ }).first();
  await expect(async () => {
    await dialog.getByRole("button", { name: "Move By itself" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect(first).toHaveValue("By itself", { timeout: 1_000 });
  }).toPass();
  await dialog.getByLabel("Retired: None").check();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("One value of 2");
  await row.click();
  await expect(first).toHaveValue("By itself");
  await page.keyboard.press("Escape");

  await page.getByLabel("Search attributes").fill("nothing is called so");
  await expect(page.getByText("0 attributes")).toBeVisible();
  await page.goto("/admin/catalogs");
  await expect(page.getByRole("heading", { name: "Catalogs" })).toBeVisible();
  await expectSound(page);
});
