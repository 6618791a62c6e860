import { expect } from "@playwright/test";
import type { StaffCall } from "../../server/finders/testing/put-in-tents";
import { expectSound, press } from "./page";
import { liftUp } from "./sortable";
import { signIn } from "./staff";
import { staffAt } from "./tents";
import { test } from "./own-site";

test("an attribute is added with its values, which are renamed, put in order by keyboard and retired", async ({
  page,
}) => {
  await signIn(page, "/attributes");
  await press(page, "Add attribute");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Milk of a journey");
  await dialog
    .getByLabel("Values", { exact: true })
    .fill("Steam wand\nAutomatic\nsteam WAND\nNone");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("button", { name: /^Milk of a journey/ });
  await expect(row).toContainText("One value of 3");

  await row.click();
  await dialog.getByLabel("Name of Automatic").fill("By itself");
  const first = dialog.getByRole("textbox", { name: /^Name of/ }).first();
  await liftUp(page, dialog.getByRole("button", { name: "Move By itself" }), 2);
  await page.keyboard.press("Space");
  await expect(first).toHaveValue("By itself");
  await dialog.getByLabel("Retired: None").check();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("One value of 2");
  await row.click();
  await expect(first).toHaveValue("By itself");

  await dialog.getByLabel("Other words for Steam wand").fill("Lance, Pipe");
  await expect(dialog.getByRole("button", { name: /^Merge Steam wand/ })).toBeDisabled();
  await dialog.getByRole("button", { name: "Save" }).click();
  await row.click();
  await dialog.getByRole("button", { name: /^Merge Steam wand/ }).click();
  const merge = dialog.getByRole("region", { name: "Merge Steam wand" });
  await merge.getByLabel("“Steam wand” becomes").selectOption({ label: "By itself" });
  await expect(merge.getByText(/^0 products are changed\./)).toBeVisible();
  await expect(dialog.getByText("Nothing else names it.")).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);
  await merge.getByRole("button", { name: "Merge them" }).click();
  await expect(dialog.getByLabel("Name of Steam wand")).toHaveCount(0);
  await expect(dialog.getByLabel("Other words for By itself")).toHaveValue(
    "Steam wand, Lance, Pipe",
  );
  await page.keyboard.press("Escape");
  await expect(row).toContainText("One value of 1");

  await page.getByLabel("Search attributes").fill("nothing is called so");
  await expect(page.getByText("0 attributes")).toBeVisible();
  await page.goto("/admin/catalogs");
  await expect(page.getByRole("heading", { name: "Catalogs" })).toBeVisible();
  await expectSound(page);
});

for (const width of [360, 1440]) {
  test(`an attribute says which catalogs it belongs to, ${width} px wide`, async ({
    page,
    site,
  }) => {
    const [shoes, boots, sole] = ["shoes", "boots", "sole"].map((each) => `${each}-${width}`);
    const catalog = (id: string | undefined): StaffCall => ({
      method: "POST",
      path: "/api/admin/catalogues",
      body: { id, name: id, selection: {} },
    });
    const soft = { id: "soft", label: { en: "Soft" } };
    const shape = { id: sole, label: { en: sole! }, kind: "choice", values: [soft] };
    const selection = { attributes: [{ attribute: sole, oneOf: ["soft"] }] };
    const put = await staffAt(site.url);
    await put([
      catalog(shoes),
      catalog(boots),
      { method: "POST", path: "/api/admin/attributes", body: { ...shape, catalogues: [shoes] } },
      { method: "PUT", path: `/api/admin/catalogues/${shoes}`, body: { selection } },
    ]);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, "/attributes");
    const row = page.getByRole("button", { name: new RegExp(`^${sole}`) });
    const filter = page.getByRole("combobox", { name: "Catalog", exact: true });
    await filter.selectOption(`Of ${boots}`);
    await expect(row).toHaveCount(0);
    await filter.selectOption(`Of ${shoes}`);
    await expect(row).toContainText(shoes!);
    await expectSound(page);

    await row.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: boots }).check();
    await expectSound(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText(`${boots} and ${shoes}`);

    await row.click();
    await dialog.getByRole("checkbox", { name: shoes }).uncheck();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      `The catalog ${shoes} selects by it. Keep it in that catalog, or change that first.`,
    );
    await dialog.getByLabel("Belongs to every catalog, also to new ones").check();
    await expect(dialog.getByRole("checkbox", { name: shoes })).toHaveCount(0);
    await expectSound(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row).not.toContainText(` of ${shoes}`);
  });
}
