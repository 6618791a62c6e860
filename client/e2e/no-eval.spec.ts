import { expect, test } from "@playwright/test";
import { answerAll, unlock } from "./bed-finder";
import { press } from "./page";
import { signIn } from "./staff";

test("nothing tries to evaluate text as a program, which our own policy forbids", async ({
  page,
}) => {
  const refused: string[] = [];
  await page.exposeFunction("refuse", (directive: string) => refused.push(directive));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { refuse: (text: string) => void }).refuse(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
  await unlock(page);
  await answerAll(page);
  await press(page, "Save These");
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/");
  await page.getByLabel("Name", { exact: true }).fill("Thabo");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(/valid email|e-?mail/i).first()).toBeVisible();
  await signIn(page, "/sleep-styles");
  await expect(page.getByRole("listitem").first()).toBeVisible();
  expect(refused).toEqual([]);
});
