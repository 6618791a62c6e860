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

test("what fades in while it is analyzed counts as it will stand", async ({ page }) => {
  await page.goto("/wizards");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const toast = document.createElement("p");
    toast.textContent = "A toast";
    document.querySelector("main")!.append(toast);
    toast.animate({ opacity: [0.2, 0.2, 1] }, 60_000);
  });
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector("main")!.insertAdjacentHTML("beforeend", '<p id="pale">A toast</p>');
    document.getElementById("pale")!.style.opacity = "0.3";
  });
  expect((await findViolations(page)).map(([rule]) => rule)).toEqual(["color-contrast"]);
});
