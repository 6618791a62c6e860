import { expect, test } from "@playwright/test";
import { answerAll, encode, everything, headings, unlock } from "./bed-finder";
import { expectSound, heading, press } from "./page";

test("each question says what is missing, the first thing first", async ({ page }) => {
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  await unlock(page);
  await press(page, "Next Step");
  await expect(page.getByText("Please select a sleep style")).toBeInViewport();
  await expectSound(page);
  await choose("Not Sure");
  await press(page, "Next Step");

  await expect(
    page.getByText("Select the size that fits your space and the mattress type you prefer."),
  ).toBeVisible();
  await press(page, "Next Step");
  await expect(page.getByText("Please select a bed size")).toBeInViewport();
  await choose("Single");
  await press(page, "Next Step");
  await expect(page.getByText("Please select a mattress type")).toBeInViewport();
  await choose("Foam");
  await press(page, "Next Step");

  await expect(page.getByText("Step 3 of 5")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Firmness Guide" })).toBeVisible();
  await press(page, "Next Step");
  await expect(page.getByText("Please select firmness level")).toBeInViewport();
  await choose("Firm");
  await press(page, "Next Step");

  await expect(page.getByText("Step 4 of 5")).toBeVisible();
  await expect(page.getByText("Drag to adjust")).toBeVisible();
  for (const text of [
    "Quality beds at great value",
    "Premium comfort and features",
    "Top-tier materials and craftsmanship",
    "Set your own budget",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test("while the beds are looked for, the page says so", async ({ page }) => {
  await unlock(page);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/api/recommendations?*", async (route) => {
    await held;
    await route.continue();
  });
  await answerAll(page);
  await expect(page.getByText("Finding your perfect beds...")).toBeVisible();
  await expectSound(page);
  answer();
  await expect(page.getByText(/^We found \d+ beds/)).toBeVisible();
});

test("when no bed fits, the page says so and leads back", async ({ page }) => {
  const nothing = { ...everything, bedSize: "single", minPrice: 29_500, maxPrice: 30_000 };
  await unlock(page, `?shared=${encode(nothing)}`);
  await expect(heading(page, "No beds found")).toBeVisible();
  await expect(page.getByRole("region", { name: "One change away" })).toBeVisible();
  await expectSound(page);
  await press(page, "Adjust Preferences");
  await expect(heading(page, headings[3])).toBeVisible();
});

test("the detailed e-mail is taken by the server, and what is wrong is said at the field", async ({
  page,
}) => {
  await unlock(page);
  await answerAll(page);
  await press(page, "Show Form");
  await press(page, "Send Email");
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await expect(page.getByText(/We keep yours until it can. Copy Link and/)).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Your name").fill("Thandi");
  // A new address for every run: the server limits the mails for each address.
  await page.getByLabel("E-mail address").fill(`thandi-${Date.now()}@example.com`);
  const [reply] = await Promise.all([
    page.waitForResponse("**/api/recommendations/email"),
    press(page, "Send Email"),
  ]);
  expect(reply.status()).toBe(202);
  // There is no mail server here: the text promises only what happens.
  await expect(page.getByText("Your list is kept", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show Form" })).toBeVisible();
});

test.describe("in forced colors", () => {
  test.use({ forcedColors: "active" });

  test("what is chosen is told by its mark, not by color", async ({ page }) => {
    await unlock(page);
    await page.getByRole("radio", { name: "Side Sleeper" }).check();
    const marks = page.getByRole("radiogroup", { name: "Sleep style" }).locator("svg.lucide-check");
    const visible = await marks.evaluateAll(
      (all) => all.filter((mark) => getComputedStyle(mark).visibility === "visible").length,
    );
    await expect(marks).toHaveCount(6);
    expect(visible).toBe(1);
  });
});
