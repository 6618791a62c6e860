import { expect, test } from "@playwright/test";
import { headings, unlock } from "./bed-finder";
import { expectSound, heading } from "./page";

// Shows 2.routes.dialabed.
test("from the gate to ranked beds, with the reasons", async ({ page }) => {
  await page.goto("/dialabed");
  await expect(heading(page, "Protected Access")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  await expectSound(page);
  await unlock(page);

  await expectSound(page);
  await page.getByRole("radio", { name: "Side Sleeper" }).check();
  await page.getByRole("checkbox", { name: /Back Pain/ }).check();
  await page.getByRole("button", { name: "Next Step" }).click();

  await expect(heading(page, headings[1])).toBeFocused();
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByText("Please select a bed size")).toBeInViewport();
  await page.getByRole("radio", { name: "Queen" }).check();
  await page.getByRole("radio", { name: "Hybrid" }).check();
  await expectSound(page);
  await page.getByRole("button", { name: "Next Step" }).click();

  await expect(heading(page, headings[2])).toBeVisible();
  await expectSound(page);
  await page.getByRole("radio", { name: "Medium", exact: true }).check();
  await page.getByRole("button", { name: "Next Step" }).click();

  await expect(heading(page, headings[3])).toBeVisible();
  await page.getByRole("radio", { name: "Mid Range" }).check();
  await expectSound(page);
  await page.getByRole("button", { name: "Find My Beds" }).click();

  await expect(heading(page, headings[4])).toBeVisible();
  await expect(page.getByRole("status")).toContainText(
    /We found \d+ beds: side sleeper, queen, hybrid, medium/,
  );
  const cards = page.getByRole("article");
  const first = cards.first();
  await expect(first.getByText("Suits side sleepers")).toBeVisible();
  await expectSound(page);

  const scores = await cards.evaluateAll((list) =>
    list.map((card) => Number(/(\d+)%/.exec(card.textContent ?? "")?.[1])),
  );
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  await expect(cards.filter({ hasText: "Out of Stock" })).toHaveCount(0);
  const picture = first.locator("img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(first.getByRole("link", { name: /View on Store/ })).toHaveAttribute(
    "target",
    "_blank",
  );
});

test("by keyboard alone", async ({ page }) => {
  await page.goto("/dialabed");
  await page.getByLabel("Password").waitFor();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await isThere()) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("never reached by Tab");
  };
  const has = (selector: string) => () =>
    page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  const onButton = (name: string) => () =>
    page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name);

  await tabTo(has("input[type=password]"));
  await page.keyboard.type(process.env.E2E_PASSWORD!);
  await page.keyboard.press("Enter");
  await heading(page, headings[0]).waitFor();

  await tabTo(has("input[name=sleepStyle]"));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Back Sleeper" })).toBeChecked();
  await tabTo(has("input[name=concerns]"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await tabTo(onButton("Next Step"));
  await page.keyboard.press("Enter");

  await expect(heading(page, headings[1])).toBeFocused();
  await tabTo(has("input[name=bedSize]"));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Queen" })).toBeChecked();
  await tabTo(has("input[name=mattressType]"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await expect(heading(page, headings[2])).toBeFocused();
  await tabTo(has("[role=slider]"));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Medium Firm" })).toBeChecked();
  await tabTo(onButton("Next Step"));
  await page.keyboard.press("Enter");

  await expect(heading(page, headings[3])).toBeFocused();
  await tabTo(has("[role=slider]"));
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider").first()).toHaveAttribute("aria-valuetext", "R2,000");
  await tabTo(onButton("Find My Beds"));
  await page.keyboard.press("Enter");

  await expect(heading(page, headings[4])).toBeFocused();
  await expect(page.getByText(/We found \d+ beds/)).toBeVisible();
  await tabTo(has("a[target=_blank]"));
});

test("a reload, and the browser's Back, lose nothing", async ({ page }) => {
  await unlock(page);
  await page.getByRole("radio", { name: "Back Sleeper" }).check();
  await page.getByRole("button", { name: "Next Step" }).click();
  await page.getByRole("radio", { name: "King", exact: true }).check();
  await page.reload();
  await expect(heading(page, headings[1])).toBeVisible();
  await expect(page.getByRole("radio", { name: "King", exact: true })).toBeChecked();
  await page.goBack();
  await expect(heading(page, headings[0])).toBeVisible();
  await expect(page.getByRole("radio", { name: "Back Sleeper" })).toBeChecked();
  await page.goForward();
  await expect(heading(page, headings[1])).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(heading(page, headings[0])).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/dialabed");
});

test("a tooltip opens by press, focus and pointer, and leaves its card alone", async ({
  page,
  isMobile,
}) => {
  await unlock(page);
  const info = page.getByRole("button", { name: "More about Back Pain" });
  const tooltip = page.getByRole("tooltip");
  // The tooltip's code loads in idle time.
  await expect(info).toHaveAttribute("data-state", "closed");
  if (isMobile) await info.tap();
  else await info.click();
  await expect(tooltip).toContainText("stiff or sore");
  await expect(page.getByRole("checkbox", { name: /Back Pain/ })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await page.getByRole("checkbox", { name: /Hot Sleeper/ }).focus();
  await page.keyboard.press("Tab");
  await expect(tooltip).toContainText("lets heat go");
  if (!isMobile) {
    await page.getByRole("button", { name: "More about Allergies" }).hover();
    await expect(tooltip).toContainText("Dust or fibres");
  }
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("no screen has a violation, from the first paint on", async ({ page }) => {
    await page.goto("/dialabed");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await unlock(page);
    await page.getByRole("radio", { name: "Side Sleeper" }).check();
    await expectSound(page);
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByRole("radio", { name: "Queen" }).check();
    await page.getByRole("radio", { name: "Hybrid" }).check();
    await expectSound(page);
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByRole("radio", { name: "Medium", exact: true }).check();
    await expectSound(page);
    await page.getByRole("button", { name: "Next Step" }).click();
    await expect(heading(page, headings[3])).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Find My Beds" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectSound(page);
  });
});
