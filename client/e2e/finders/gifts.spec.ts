import { expect, type Page } from "@playwright/test";
import { findViolations } from "../axe";
import { finderOn } from "../embedding/fixtures";
import { expectSound, press, type Place } from "../page";
import { asks, check, testOf } from "../tents";

const test = testOf("gifts");

interface Way {
  loves?: string[];
  minds?: string;
  when?: string;
  range?: string;
}

/** From what somebody loves to the results. */
async function goOn(
  page: Place,
  {
    loves = ["Good food and drink", "Music"],
    minds = "Nuts",
    when = "Within ten days",
    range = "A nice gift",
  }: Way = {},
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await asks(page, "What do they love?");
  for (const each of loves) await check(page, each, "checkbox");
  await look();
  await press(page, "Next");
  await expect(page.getByText("How personal should it be?").first()).toBeVisible();
  await check(page, "A birthday");
  await check(page, "Chosen for them");
  await look();
  await press(page, "Next");
  await asks(page, "Is there anything it must never contain?");
  await check(page, minds, "checkbox");
  await look();
  await press(page, "Next");
  await asks(page, "By when, and for how much?");
  await check(page, when);
  await check(page, range);
  await look();
  await press(page, "See Results");
}

/** What kinds of gifts the cards show, in their order. */
const kinds = (page: Page) => page.getByRole("article").locator("dl > div:first-child dd");

/** No place on the page says how well a gift fits by a number. */
const expectNoPercent = async (page: Page) =>
  expect(await page.locator("body").innerText()).not.toMatch(/\d\s*%|of \d+ points/);

for (const scheme of ["light", "dark"] as const) {
  test(`gifts are found for a friend, different ones and without a score, ${scheme}`, async ({
    page,
    context,
    address,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await asks(page, "Who is it for?");
    await expectSound(page);
    await page.getByRole("button", { name: /A friend/ }).click();
    await asks(page, "Where in life are they?");
    await expectSound(page);
    await check(page, "Grown up");
    await press(page, "Next");
    await goOn(page, {}, () => expectSound(page));
    await asks(page, "Our ideas for them");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectSound(page);
    await expectNoPercent(page);

    const more = page.getByRole("button", { name: /^Show \d+ more/ });
    if (await more.isVisible()) await more.click();
    const first = (await kinds(page).allTextContents()).slice(0, 5);
    expect(first).toHaveLength(5);
    expect(new Set(first).size).toBe(5);

    const picks = page.getByRole("checkbox", { name: /^Compare/ });
    await picks.nth(0).check();
    await picks.nth(1).check();
    await page.getByRole("button", { name: /^Compare/ }).click();
    await expect(page.getByRole("dialog").getByText("What do they love?")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expectNoPercent(page);
    await page.keyboard.press("Escape");

    const shared = await page.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
    expect(new URL(shared!).searchParams.get("text")).toMatch(/I found \d+ products/);
    expect(new URL(shared!).searchParams.get("text")).not.toMatch(/\d\s*%/);
  });
}

test("for a child the age decides, by keyboard alone", async ({ page, address }) => {
  await page.goto(address);
  await asks(page, "Who is it for?");
  const tabTo = async (place: ReturnType<Page["getByRole"]>) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await place.evaluate((each) => each === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("It cannot be reached by keyboard.");
  };
  await tabTo(page.getByRole("button", { name: /A child/ }));
  await page.keyboard.press("Enter");
  await asks(page, "How old is the child?");
  await tabTo(page.getByRole("textbox"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("How old is the child, in years?");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await asks(page, "What do they love?");
  await tabTo(page.getByRole("checkbox", { name: /Animals/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("What is the occasion?").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "A retirement" })).toHaveCount(0);
  await tabTo(page.getByRole("radio", { name: "A birthday" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "A birthday" })).toBeChecked();
});

test("a whole team is sent to a person, kindly", async ({ page, address }) => {
  await page.goto(address);
  await page.getByRole("button", { name: /A whole team/ }).click();
  await expect(page.getByText(/we pack boxes by hand/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Write to our packing table/ })).toHaveAttribute(
    "href",
    "mailto:many@gifts.example",
  );
  await expect(page.getByRole("link", { name: /021 555 0142/ })).toBeVisible();
  await expectSound(page);
});

test("in a shop's frame, where nothing fits, one change finds something", async ({
  page,
  camp: { host, site },
  address,
}) => {
  const key = await site.allow("gifts", [host.origin]);
  const snippet = `<div data-finder-client="gifts" data-finder-key="${key}"></div>
    <script async src="${new URL(address).origin}/embed.js"></script>`;
  await page.goto(
    host.page("/gifts", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await asks(finder, "Who is it for?");
  await finder.getByRole("button", { name: /A teacher/ }).click();
  await goOn(finder, {
    loves: ["Gadgets"],
    minds: "Nothing to mind",
    when: "Tomorrow",
    range: "Generous",
  });
  await expect(finder.getByRole("heading", { name: "Nothing fits all of it" })).toBeVisible();
  await finder
    .getByRole("button", { name: /^Apply/ })
    .first()
    .click();
  await expect(finder.getByRole("article").first()).toBeVisible();
});
