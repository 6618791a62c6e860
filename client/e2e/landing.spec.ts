import { expect, test } from "@playwright/test";
import { expectSound, heading } from "./page";

test.beforeEach(({ page }) => {
  // A hydration mismatch of the prerendered page is logged here.
  page.on("console", (line) => {
    const { url } = line.location();
    if (line.type() === "error" && !url.includes("/api/")) throw new Error(line.text());
  });
  page.on("pageerror", (error) => {
    throw error;
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Shows 2.routes.landing, 2.landing.get-started.
  test("the whole page reads, with every claim and every anchor", async ({ page }) => {
    await page.goto("/");
    const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
    for (const claim of [
      "AI-powered",
      "No-code",
      "3-5 questions",
      "30 seconds",
      "top 3-5 matches",
      "60 seconds",
      "90% of irrelevant products are eliminated",
      "40% higher average order value",
      "70% of visitors leave",
      "Magento and Shopify",
      "3-5x conversion",
      "60s time to match",
      "89% satisfaction",
      "South Africa",
      "Response within 24 hours on business days",
      `© 2024–${new Date().getFullYear()} Matchwell`,
      "licensing checks",
    ]) {
      expect(text.toLowerCase(), claim).toContain(claim.toLowerCase());
    }
    // No address or number is configured here, and none is made up.
    await expect(page.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
    for (const anchor of ["#features", "#how-it-works", "#contact"]) {
      await expect(page.locator(`${anchor} h2`)).toBeVisible();
      await expect(page.locator(`header a[href="${anchor}"]`).first()).toBeAttached();
    }
    await expect(page.getByRole("heading", { name: "How do you sleep?" })).toBeVisible();
    await expect(page.locator("#contact noscript p")).toContainText("The form needs JavaScript");
    await page.getByRole("link", { name: "Get Started" }).first().click();
    await expect(page).toHaveURL(/\/wizards$/);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    test("landing, chooser and the page that is none have no violation", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
      await expectSound(page);
      await page.goto("/wizards");
      await expect(heading(page, "Choose Your Wizard")).toBeVisible();
      await expectSound(page);
      page.removeAllListeners("console");
      const answer = await page.goto("/no/such/page");
      expect(answer!.status()).toBe(404);
      await expect(heading(page, "404 Page Not Found")).toBeVisible();
      await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
      await expectSound(page);
    });
  });
}

test("the keyboard reaches everything, past the header if wanted", async ({ page, isMobile }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  if (!isMobile) return;
  const menu = page.locator("header summary");
  await menu.focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("navigation", { name: "Sections, small" }).getByText("Contact");
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(link).toBeHidden();
});

test("the chooser leads to both finders, whose code is fetched when somebody reaches for it, and home", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(heading(page, "Choose Your Wizard")).toBeVisible();
  const start = page.getByRole("link", { name: "Start Wizard for Safari Outdoor" });
  if (!isMobile) {
    const isFetched = () =>
      performance
        .getEntriesByType("resource")
        .some(({ name }) => /firearm-finder-.*\.js$/.test(name));
    // The page may not listen yet when the pointer comes for the first time.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await start.hover();
      expect(await page.evaluate(isFetched)).toBe(true);
    }).toPass();
  }
  // What was painted before the code came is replaced, with what had the focus.
  await expect(page.locator("#first-paint")).toHaveCount(0);
  await start.press("Enter");
  await expect(page).toHaveURL(/\/safari-outdoor$/);
  await page.goBack();
  await page.getByRole("link", { name: "Start Wizard for Dial-a-Bed" }).click();
  await expect(page).toHaveURL(/\/dialabed$/);
  await expect(heading(page, "Protected Access")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(heading(page, "Shoppers leave when they can’t choose.")).toBeVisible();
});
