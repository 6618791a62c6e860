import { expect, test } from "@playwright/test";
import { signIn } from "./staff";

test("a program works with a key that an admin made, until it is taken back", async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const name = `ERP ${project.name}`;
  await signIn(page, "/team");
  await page.getByRole("button", { name: "Make a key" }).click();
  const form = page.getByRole("form", { name: "Make a key" });
  await form.getByLabel("Which program is it for?").fill(name);
  await form.getByLabel("Role").selectOption("viewer");
  await form.getByRole("button", { name: "Make the key" }).click();
  const dialog = page.getByRole("dialog", { name: `The key of ${name}` });
  const key = await dialog.getByRole("group", { name: "API key" }).innerText();
  expect(key).toMatch(/^mwapi_/);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/admin/attributes")).status()).toBe(200);
  expect((await program.get("/api/admin/team")).status()).toBe(403);
  await dialog.getByRole("button", { name: "Close, I have copied it" }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("last used");

  await page.getByRole("button", { name: `Take back the key of ${name}` }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(row).toHaveCount(0);
  expect((await program.get("/api/admin/attributes")).status()).toBe(401);
  await program.dispose();
});
