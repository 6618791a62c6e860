import { expect, type Page } from "@playwright/test";
import { finderOn } from "../embedding/fixtures";
import { expectSound, heading, press, type Place } from "../page";
import { testOf } from "../tents";

const SLUG = "running-shoes";
const WIDTH = "How wide?";
const NOT_ASKED = `We did not ask “${WIDTH}”: it would change nothing.`;

const test = testOf(SLUG);

const asks = (page: Place, title: string) => expect(heading(page, title)).toBeVisible();
const choose = async (page: Place, name: RegExp) =>
  page.getByRole("radio", { name }).first().check();

/** The first question, and the size. */
async function begin(page: Place, surface: RegExp, system: string, size: RegExp) {
  await asks(page, "Where do you run most?");
  await page.getByRole("button", { name: surface }).click();
  await asks(page, "What is your size?");
  await page.getByRole("radio", { name: system, exact: true }).check();
  await choose(page, size);
}

/** From the page of comfort to the results. */
async function finish(page: Place) {
  await asks(page, "What do your feet need?");
  await page.getByRole("radio", { name: "Soft" }).check();
  await press(page, "Next");
  await asks(page, "What may they cost?");
  await press(page, "See Results");
  await asks(page, "Your Recommendations");
}

const firstCard = (page: Page) => page.getByRole("article").first();

for (const scheme of ["light", "dark"] as const) {
  test(`each shoe is there in the size and the width, as its brand calls it, ${scheme}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await begin(page, /^On roads/, "UK", /^UK 9 /);
    await expectSound(page);
    // The same foot in another system.
    await page.getByRole("radio", { name: "EU", exact: true }).check();
    await expect(page.getByRole("radio", { name: /^EU 44 / })).toBeChecked();
    await press(page, "Next");
    await asks(page, WIDTH);
    await choose(page, /^Wide/);
    await expectSound(page);
    await press(page, "Next");
    await finish(page);
    await expect(firstCard(page)).toBeVisible();
    await expectSound(page);
    const sizes = await page
      .locator("dt", { hasText: /^Size$/ })
      .locator("+ dd")
      .allTextContents();
    expect(sizes.length).toBeGreaterThan(3);
    for (const each of sizes) {
      expect(["EU 44 · UK 9", "EU 43 1/3 · UK 9", "EU 44.5 · UK 9.5"]).toContain(each);
    }
    const widths = page.locator("dt", { hasText: /^Width$/ }).locator("+ dd");
    for (const each of await widths.allTextContents()) expect(each).toBe("Wide");
    for (const link of await page.getByRole("link", { name: /^View Product|^View on/ }).all()) {
      await expect(link).toHaveAttribute("href", /\?v=280-w/);
    }
    await expect(page.getByText("EU 44", { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(firstCard(page)).toBeVisible();
    await expect(page.getByText(/^EU 44 · UK 9$|^EU 43 1\/3 · UK 9$/).first()).toBeVisible();
  });
}

test("a width that would change nothing is not asked, and that is said", async ({
  page,
  address,
}) => {
  const seen: string[] = [];
  await page.exposeFunction("sawHeading", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent;
      if (text) void (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(address);
  await begin(page, /^On the track/, "UK", /^UK 7 /);
  await press(page, "Next");
  await asks(page, "What do your feet need?");
  await expect(page.getByText(NOT_ASKED)).toBeVisible();
  await expectSound(page);
  expect(seen).not.toContain(WIDTH);

  // Back does not bounce: not by the button, not by the browser.
  await press(page, "Back");
  await asks(page, "What is your size?");
  await press(page, "Next");
  await asks(page, "What do your feet need?");
  await page.goBack();
  await asks(page, "What is your size?");
  await page.goForward();
  await asks(page, "What do your feet need?");
  await page.reload();
  await expect(page.getByText(NOT_ASKED)).toBeVisible();
  await finish(page);
  await expect(firstCard(page)).toBeVisible();
  await expect(page.getByText(NOT_ASKED)).toBeVisible();
  expect(seen).not.toContain(WIDTH);
  await expectSound(page);

  // Other answers: it is asked again.
  await press(page, "Start Over");
  await page.getByRole("menuitem", { name: "Start Over (Clear All)" }).click();
  await begin(page, /^On roads/, "UK", /^UK 7 /);
  await press(page, "Next");
  await asks(page, WIDTH);
});

test("a width of which nobody can say so is asked", async ({ page, address }) => {
  await page.route(/\/counts\?.*of=width/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(address);
  await begin(page, /^On the track/, "UK", /^UK 7 /);
  await press(page, "Next");
  await expect(heading(page, WIDTH)).toBeVisible();
  await expect(page.getByText(NOT_ASKED)).toHaveCount(0);
});

test("by keyboard alone, to a size that is not there and a way out", async ({ page, address }) => {
  await page.goto(address);
  await asks(page, "Where do you run most?");
  await page.getByRole("button", { name: /^On trails/ }).focus();
  await page.keyboard.press("Enter");
  await asks(page, "How muddy does it get?");
  await page.getByRole("radio", { name: /^Deep mud/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await asks(page, "What is your size?");
  await page.getByRole("radio", { name: "US W", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: /^US W 8\.5 / }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await asks(page, WIDTH);
  await page.getByRole("radio", { name: /^Extra wide/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await asks(page, "What do your feet need?");
  await page.getByRole("radio", { name: "Firm" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await asks(page, "What may they cost?");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "See Results" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Nothing fits all of it")).toBeVisible();
  await expect(page.getByText(/^Try the width “Wide”/).first()).toBeVisible();
  await expectSound(page);
});

test("in a shop's frame it says the size, too", async ({ page, address, camp }) => {
  const key = await camp.site.allow(SLUG, [camp.host.origin]);
  const snippet = `<div data-finder-client="${SLUG}" data-finder-key="${key}"></div>
    <script async src="${new URL(address).origin}/embed.js"></script>`;
  await page.goto(
    camp.host.page("/shoes", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await begin(finder, /^A bit of both/, "US M", /^US M 10 /);
  await press(finder, "Next");
  await asks(finder, WIDTH);
  await choose(finder, /^Standard/);
  await press(finder, "Next");
  await finish(finder);
  await expect(finder.getByText(/^US M 10(\.5)? · UK 9(\.5)?$/).first()).toBeVisible();
});
