import { expect, test } from "@playwright/test";
import { expectSound, heading, press } from "./page";
import { signIn } from "./staff";

// Shows 2.routes.login, 6.staff.login.
test("sign-in stands in place, wrong passwords are told, the dashboard counts", async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": "10.20.0.7" });
  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin$/);
  await expectSound(page);
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password").fill("wrong");
  await press(page, "Sign in");
  await expect(page.getByText("That user name and password don't match.")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  await signIn(page);
  await expect(heading(page, "Dashboard")).toBeVisible();
  const stats = page.getByRole("region", { name: "Quick stats" });
  await expect(stats).toContainText(/Sleep styles\d+/);
  await expect(stats).toContainText("Products50+");
  await expectSound(page);
});

test("an admin adds a viewer, who reads and changes nothing", async ({ page, browser }, {
  project,
}) => {
  const name = `Viewer ${project.name}`;
  await signIn(page, "/team");
  await press(page, "Add member");
  const form = page.getByRole("form", { name: "Add member" });
  await form.getByLabel("User name").fill(name);
  await form.getByLabel("Password").fill("short");
  await form.getByRole("combobox", { name: "Role" }).selectOption("viewer");
  await press(page, "Save");
  await expect(form.getByText("A password has at least 8 characters.")).toBeVisible();
  await form.getByLabel("Password").fill("long-enough-now");
  await press(page, "Save");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: name }),
  ).toBeVisible();
  await expectSound(page);

  const context = await browser.newContext();
  const viewer = await context.newPage();
  await viewer.goto("/admin/features");
  await viewer.getByLabel("User name").fill(name);
  await viewer.getByLabel("Password").fill("long-enough-now");
  await press(viewer, "Sign in");
  await expect(viewer.getByText("Cooling Gel")).toBeVisible();
  await expect(viewer.getByRole("button", { name: /^(Add|Edit|Delete|Move)/ })).toHaveCount(0);
  await expect(viewer.getByRole("link", { name: "Team" })).toHaveCount(0);

  await page.getByRole("button", { name: `Deactivate ${name}` }).click();
  await expect(page.getByRole("button", { name: `Activate ${name}` })).toBeVisible();
  await viewer.reload();
  await expect(viewer.getByRole("heading", { name: "Staff sign-in" })).toBeVisible();
  await context.close();
});

test("the last admin cannot close their own account", async ({ page }) => {
  await signIn(page, "/team");
  await expect(page.getByRole("button", { name: "Deactivate admin" })).toBeDisabled();
});
