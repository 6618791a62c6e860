import { expect } from "@playwright/test";
import { coffeeCalls } from "../../../../server/finders/testing/put-in-coffee";
import { waysCalls } from "../../../../server/finders/testing/put-in-ways";
import { heading, press } from "../../page";
import { check, openTents, showPictures, walkThrough } from "../../tents";
import { capture, test } from "./capture";

test("a finder of staff, question by question, to the results", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await walkThrough(page, {}, (step) => capture(page, `finders/tents-${step}`));
  await expect(page.getByRole("article").first()).toBeVisible();
  await capture(page, "finders/tents-results");
  const picks = page.getByRole("checkbox", { name: /^Compare/ });
  await picks.nth(0).check();
  await picks.nth(1).check();
  await capture(page, "finders/tents-picked");
  await page.getByRole("button", { name: /^Compare/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await capture(page, "finders/tents-compare");
});

test("where nothing fits", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await walkThrough(page, { carry: "0.5" });
  await expect(heading(page, "Nothing fits all of it")).toBeVisible();
  await capture(page, "finders/tents-nothing-fits");
});

test("every way to ask", async ({ page, camp }) => {
  await camp.staff(waysCalls("ways"));
  await showPictures(page);
  await page.goto(`${camp.site.url}/f/ways`);
  await expect(heading(page, "Which color?")).toBeVisible();
  await capture(page, "finders/ways-swatches");
  await check(page, "Sand");
  await press(page, "Next");
  await expect(heading(page, "Which shape?")).toBeVisible();
  await capture(page, "finders/ways-pictures");
  await check(page, "Tunnel");
  await press(page, "Next");
  await expect(heading(page, "Before you measure")).toBeVisible();
  await capture(page, "finders/ways-notice");
  await press(page, "Next");
  await expect(heading(page, "When do you leave?")).toBeVisible();
  await press(page, "Next");
  await expect(page.getByRole("alert")).toBeVisible();
  await capture(page, "finders/ways-date-wrong");
});

test("a set", async ({ page, camp }) => {
  await camp.staff(coffeeCalls("coffee-set"));
  await page.goto(`${camp.site.url}/f/coffee-set`);
  await page.getByRole("radio", { name: "espresso" }).check();
  await press(page, "See Results");
  await expect(page.getByText("Your set of 2", { exact: true })).toBeVisible();
  await capture(page, "finders/set-results");
});

for (const slug of ["skincare", "paint", "gifts", "car-seats"]) {
  test(`the example ${slug}`, async ({ page, camp }) => {
    const address = await camp.example(slug);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await capture(page, `finders/${slug}-1`);
  });
}
