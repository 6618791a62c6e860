// Longer than 200 lines: every place of the focus in the staff area, read best together.
// Where the focus goes after keyboard actions in the staff area.
import { expect, test, type Page } from "@playwright/test";
import { heading } from "./page";
import { signIn } from "./staff";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a refused sign-in stands beside the password, a good one leads to the page", async ({
  page,
}) => {
  await page.goto("/admin");
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password").fill("no such password");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByLabel("Password").press("Enter");
  await expect(heading(page, "Dashboard")).toBeFocused();
});

test("in a list the focus returns to what opened the form, and goes on after a deletion", async ({
  page,
}, { project }) => {
  const name = `Focus ${project.name}`;
  await signIn(page, "/features");
  const add = button(page, "Add feature");
  await add.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Enter a name.");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("Where it is");
  await button(page, "Save").press("Enter");
  await expect(add).toBeFocused();
  const edit = button(page, `Edit ${name}`);
  await edit.press("Enter");
  await button(page, "Cancel").press("Enter");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Description").fill("Where it was");
  await button(page, "Save").press("Enter");
  await expect(edit).toBeFocused();
  await button(page, `Delete ${name}`).press("Enter");
  await expect(edit).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Delete /);
});

test("on the products page sorting, paging and dialogs keep the focus", async ({ page }) => {
  await signIn(page, "/products");
  const sort = button(page, "Price");
  const product = page.getByRole("table").getByRole("row").nth(1).getByRole("button");
  const cheapest = page.waitForResponse(/sort=price&page=1\b/);
  await sort.press("Enter");
  await expect(page).toHaveURL(/sort=price/);
  await expect(sort).toBeFocused();
  // The page that was stays there until the next one has come.
  const { items } = (await (await cheapest).json()) as { items: { name: string }[] };
  await expect(product).toHaveText(items[0]!.name);
  await button(page, "Next").press("Enter");
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(button(page, "Next")).toBeFocused();
  await expect(product).not.toHaveText(items[0]!.name);
  await button(page, "Previous").press("Enter");
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect(button(page, "Next")).toBeFocused();
  await expect(product).toHaveText(items[0]!.name);

  await product.press("Enter");
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("");
  await button(page, "Save").press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name", { exact: true })).toBeFocused();
  await expect(
    page.getByRole("dialog").getByLabel("Name", { exact: true }),
  ).toHaveAccessibleDescription(/./);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.keyboard.press("Escape");
  await expect(product).toBeFocused();
  await page.getByRole("link", { name: "Import file" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Import a file into / })).toBeVisible();
});

test("in the team and in one's account what is refused takes the focus", async ({ page }) => {
  await signIn(page, "/team");
  const add = button(page, "Add member");
  await add.press("Enter");
  await expect(page.getByLabel("User name")).toBeFocused();
  await button(page, "Save").press("Enter");
  await expect(page.getByLabel("User name")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("User name")).toBeFocused();
  await button(page, "Cancel").press("Enter");
  await expect(add).toBeFocused();
  await button(page, "Reset password of admin").press("Enter");
  await button(page, "Set password").press("Enter");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Reset password of admin")).toBeFocused();

  await page.goto("/admin/account");
  await page.getByLabel("Present password").fill("not it");
  await page.getByLabel("New password").fill("short");
  await page.getByLabel("New password").press("Enter");
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
});

test("Escape asks before it drops what was typed, and closes a picker before its form", async ({
  page,
}) => {
  await signIn(page, "/sleep-styles");
  const add = button(page, "Add sleep style");
  const form = page.getByRole("form");
  await add.press("Enter");
  await button(page, "Pick an icon").press("Enter");
  await expect(button(page, "Pick an icon")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(button(page, "Pick an icon")).toBeFocused();
  await expect(button(page, "Pick an icon")).toHaveAttribute("aria-expanded", "false");
  await form.getByLabel("Name").fill("Half");
  await escapeAndAnswer(page, "dismiss");
  await expect(form.getByLabel("Name")).toHaveValue("Half");
  await escapeAndAnswer(page, "accept");
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.goto("/admin/team");
  await button(page, "Reset password of admin").press("Enter");
  await page.getByLabel("New password").fill("half a passw");
  await escapeAndAnswer(page, "dismiss");
  await expect(page.getByLabel("New password")).toHaveValue("half a passw");
  await escapeAndAnswer(page, "accept");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a product's dialog opens on its name, and Escape closes a list before the dialog", async ({
  page,
}) => {
  await signIn(page, "/products?catalogue=firearm-products");
  await button(page, "Add product").press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  const brand = dialog.getByLabel("Brand", { exact: true });
  await brand.focus();
  await page.keyboard.press("ArrowDown");
  await expect(brand).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(brand).toHaveAttribute("aria-expanded", "false");
  await expect(brand).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(brand).not.toHaveValue("");
  await escapeAndAnswer(page, "accept");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Add product")).toBeFocused();
});

test("Cancel asks before it drops what was typed or chosen", async ({ page }) => {
  await signIn(page, "/sleep-concerns");
  await button(page, "Add sleep concern").press("Enter");
  const form = page.getByRole("form");
  await form.getByRole("combobox", { name: "Answered by" }).fill("cooling gel");
  await page.keyboard.press("Enter");
  await expect(button(page, "Remove Cooling Gel")).toBeVisible();
  await pressAndAnswer(page, "Cancel", "dismiss");
  await expect(button(page, "Remove Cooling Gel")).toBeVisible();
  await pressAndAnswer(page, "Cancel", "accept");
  await expect(form).toHaveCount(0);

  await page.goto("/admin/products");
  await button(page, "Add product").press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Bed size", { exact: true }).selectOption("King");
  await pressAndAnswer(page, "Cancel", "dismiss");
  await expect(dialog.getByLabel("Bed size", { exact: true })).toHaveValue("king");
  await pressAndAnswer(page, "Cancel", "accept");
  await expect(dialog).toHaveCount(0);

  await page.goto("/admin/team");
  await button(page, "Add member").press("Enter");
  await page.getByLabel("User name").fill("half a na");
  await pressAndAnswer(page, "Cancel", "dismiss");
  await expect(page.getByLabel("User name")).toHaveValue("half a na");
  await escapeAndAnswer(page, "accept");
  await expect(form).toHaveCount(0);
});

/** Presses a button and answers the question whether to leave. */
async function pressAndAnswer(
  page: Page,
  name: string,
  answer: "accept" | "dismiss",
): Promise<void> {
  const asked = page.waitForEvent("dialog").then((dialog) => dialog[answer]());
  await button(page, name).press("Enter");
  await asked;
}

/** Presses Escape and answers the question whether to leave. */
async function escapeAndAnswer(page: Page, answer: "accept" | "dismiss"): Promise<void> {
  const asked = page.waitForEvent("dialog").then((dialog) => dialog[answer]());
  await page.keyboard.press("Escape");
  await asked;
}
