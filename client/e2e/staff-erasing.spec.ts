import { expect } from "@playwright/test";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

test("an admin erases what a person sent, by the keyboard, and sees before how much it is", async ({
  page,
}) => {
  for (const [name, email, message] of [
    ["Ana", "Ana@shop.example", "Do you deliver?"],
    ["Ana", "ana@shop.example", "And on Sundays?"],
    ["Joana", "joana@shop.example", "Which bed is softest?"],
  ]) {
    const sent = await page.request.post("/api/contact", { data: { name, email, message } });
    await expect(sent).toBeOK();
  }
  await signIn(page, "/messages");
  const messages = page.getByRole("main").getByRole("listitem");
  await expect(messages.filter({ hasText: "@shop.example" })).toHaveCount(3);

  const open = page.getByRole("button", { name: "Erase a person…" });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase a person" });
  const address = dialog.getByLabel("E-mail address");
  await expect(address).toBeFocused();
  await page.keyboard.type("ana");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Enter one e-mail address")).toBeVisible();
  await expectSound(page);

  await address.fill("nobody@shop.example");
  await page.keyboard.press("Enter");
  const told = dialog.getByRole("status");
  await expect(told).toHaveText(/^There is nothing of nobody@shop.example here\./);
  const erase = dialog.getByRole("button", { name: "Erase for good" });
  await expect(erase).toBeHidden();

  await address.fill("ANA@shop.example");
  await page.keyboard.press("Enter");
  await expect(told).toHaveText(
    "2 messages of ANA@shop.example. Backups from before still hold them. This cannot be undone.",
  );
  for (const [colorScheme, width] of [
    ["light", 360],
    ["dark", 360],
    ["dark", 1440],
    ["light", 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await expectSound(page);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(erase).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 messages of ANA@shop.example.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(messages.filter({ hasText: "ana@shop.example" })).toHaveCount(1);
  await expect(messages.filter({ hasText: "joana@shop.example" })).toBeVisible();
  await expectSound(page);

  await page.goto("/admin/audit");
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toContainText("admin erased what a person sent: 2 messages, 0 mails.");
});
