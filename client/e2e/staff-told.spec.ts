// Messages to staff: a change was saved or, in the server's own words, why it was not.
import { expect, test, type Page } from "@playwright/test";
import { heading, press } from "./page";
import { signIn } from "./staff";

const FULL = "Nothing can be saved at the moment, because our storage is full.";

const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** The server rejects a call as it does when its disk is full. */
async function failWith(page: Page, method: string, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { message: FULL, code: "disk_full", requestId: "1" } })
      : route.fallback(),
  );
}

test("a new role and a closed account are confirmed", async ({ page }, { project }) => {
  const name = `Confirmed ${project.name}`;
  await signIn(page, "/team");
  await press(page, "Add member");
  const form = page.getByRole("form", { name: "Add member" });
  await form.getByLabel("User name").fill(name);
  await form.getByLabel("Password").fill("long-enough-now");
  await press(page, "Save");
  await expect(told(page, `${name} can sign in now`)).toBeVisible();
  await page.getByLabel(`Role of ${name}`).selectOption("viewer");
  await expect(told(page, `${name} has the role viewer`)).toBeVisible();
  await press(page, `Deactivate ${name}`);
  await expect(told(page, `${name} can no longer sign in`)).toBeVisible();
});

test("a message that is marked and a mail that is sent anew are confirmed", async ({ page }) => {
  const sent = await page.request.post("/api/contact", {
    data: { name: "Thandi", email: "thandi@shop.example", message: "Do you deliver?" },
  });
  expect(sent.ok()).toBe(true);
  await signIn(page, "/messages");
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await expect(told(page, "Marked as read")).toBeVisible();

  // A failed mail, as if a mail server existed: without one it would be held.
  const mail = { id: "1", kind: "contact", recipient: "thandi@shop.example", attempts: 3 };
  const failed = { ...mail, status: "failed", lastError: null, createdAt: new Date().toJSON() };
  await page.route("**/api/admin/outbox?*", (route) =>
    route.fulfill({ json: { items: [failed], total: 1 } }),
  );
  await page.route("**/resend", (route) =>
    route.fulfill({ json: { ...failed, status: "queued", attempts: 0 } }),
  );
  await page.goto("/admin/outbox");
  await page
    .getByRole("button", { name: /^Resend/ })
    .first()
    .click();
  await expect(told(page, "The email to thandi@shop.example is queued again")).toBeVisible();
});

test("what the server says of a failure on its side reaches staff", async ({ page }) => {
  await signIn(page, "/features");
  await failWith(page, "POST", "**/api/admin/features");
  await press(page, "Add feature");
  await page.getByLabel("Name").fill("Refused");
  await page.getByLabel("Description").fill("No room");
  await press(page, "Save");
  await expect(told(page, FULL)).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Refused");
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, "Cancel");

  await failWith(page, "GET", "**/api/admin/team");
  await page.goto("/admin/team");
  await expect(heading(page, "Team")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(FULL, { timeout: 20_000 });
});

test("who could not be signed out is told, and stays", async ({ page }) => {
  await signIn(page);
  await failWith(page, "DELETE", "**/api/admin/session");
  await press(page, "Sign out");
  await expect(told(page, FULL)).toBeVisible();
  await expect(heading(page, "Dashboard")).toBeVisible();
});
