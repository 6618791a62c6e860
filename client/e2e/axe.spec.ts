import { expect, test } from "@playwright/test";
import { findViolations } from "./axe";

// The other journeys trust it to complain.
test("a violation of accessibility is found, on the page and in a frame", async ({ page }) => {
  await page.goto("/wizards");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<main><img src="/favicon.svg"></main>');
    const frame = document.createElement("iframe");
    frame.title = "A frame";
    document.body.append(frame);
    frame.contentDocument!.body.innerHTML = "<button></button>";
  });
  const rules = (await findViolations(page)).map(([rule]) => rule);
  expect(rules).toEqual(expect.arrayContaining(["image-alt", "button-name"]));
  const outside = (await findViolations(page, { exclude: "iframe" })).map(([rule]) => rule);
  expect(outside).toContain("image-alt");
  expect(outside).not.toContain("button-name");
});
