import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

test("a finder's shop is named, its password set, and it is removed by its name", async ({
  page,
  browser,
}) => {
  await signIn(page);
  for (const { method, path, body } of exampleCalls("paint")) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    await page.request.fetch(path, { method, data: body, headers });
  }
  await page.goto("/admin/finders/paint/settings");
  const shop = page.getByLabel("Name of the shop");
  await expect(shop).toBeVisible();
  await expectSound(page);
  await shop.fill("Two Brothers Paint");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("What it says").fill("Returns");
  await page.getByLabel("Address").fill("not an address");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Use a whole address, such as https://shop.example.")).toBeVisible();
  await page.getByLabel("Address").fill("https://paint.example/returns");
  await save.click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(new URL("/f/paint", page.url()).href);
  await expect(shopper.getByText("Two Brothers Paint").first()).toBeVisible();
  await expect(shopper.getByRole("link", { name: "Returns" })).toBeVisible();

  await page.getByLabel("New password").fill("a-long-password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Shoppers are asked for a password first.")).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByLabel("Password")).toBeVisible();
  await shopper.context().close();

  // A password is no change of the other fields: they are saved after it as before.
  await page.getByLabel("The shop's website").fill("https://paint.example");
  await save.click();
  await expect(save).toBeDisabled();
  await expect(page.getByText(/^Somebody else has saved/)).toHaveCount(0);

  await page.getByRole("button", { name: "Remove Paint" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Paint?" });
  const remove = dialog.getByRole("button", { name: "Remove it for good" });
  await expect(remove).toBeDisabled();
  await expectSound(page);
  await dialog.getByLabel("Type its name").fill("Paint");
  await remove.click();
  await expect(page.getByText("Paint is removed").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Finders", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Paint/ })).toHaveCount(0);
});
