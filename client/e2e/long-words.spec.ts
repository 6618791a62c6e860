// Very long words wherever staff or visitors may write: no page grows wider than the phone.
import { expect, test, type Page } from "@playwright/test";
import { answerAll, unlock } from "./bed-finder";
import { answer, asks, unlockFirearms } from "./firearm-finder";
import { press } from "./page";
import { expectRoom } from "./room";
import { signIn, staffPages } from "./staff";

const WORD = "Donaudampfschiff".repeat(13).slice(0, 200);
/** The fields that people fill in; all other texts are ours. */
const WRITTEN = new Set(
  "name label description shortDescription dimensions username email recipient lastError message company phone actorName subjectName brand caliber magentoId externalId reason text tip".split(
    " ",
  ),
);
const LISTS = new Set([
  "features",
  "benefits",
  "recommended_for",
  "recommendedFor",
  "tags",
  "suits",
]);

/** The same data with a word of 200 letters in every field that people fill in. */
function lengthened(value: unknown, key = ""): unknown {
  if (key === "allowedOrigins") return [`https://${"a".repeat(60)}.${"b".repeat(60)}.example`];
  if (Array.isArray(value)) {
    return value.map((each: unknown) =>
      typeof each === "string" && LISTS.has(key) ? WORD : lengthened(each),
    );
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]),
    );
  }
  return typeof value === "string" && WRITTEN.has(key) ? WORD : value;
}

const lengthen = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const json: unknown = response.ok() ? await response.json() : undefined;
    await route.fulfill(json === undefined ? { response } : { response, json: lengthened(json) });
  });

// Requests may still be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const narrow = { width: 360, height: 740 };

test("in the staff area, every page and form", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(narrow);
  await page.request.post("/api/contact", {
    data: { name: "Somebody", email: "somebody@example.com", message: "A question." },
  });
  await signIn(page);
  // Its name stands in the pickers of finders; there is one already where this ran before.
  await page.request.post("/api/admin/finders", {
    data: { slug: "long-words", name: "A finder of long words" },
  });
  await lengthen(page, /\/api\/admin\/(?!.*\.csv)/);
  const links = await staffPages(page);
  for (const link of [...links, "/admin/products?catalogue=firearm-products", "/admin/account"]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expectRoom(page, link);
    const opens = page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^(Add |Edit |${WORD})`) });
    for (const open of [opens.first(), opens.nth(1)]) {
      if ((await open.count()) === 0) continue;
      await open.click();
      await expectRoom(page, `${link}, a form`);
      await page.keyboard.press("Escape");
    }
  }
});

test("in the bed finder", async ({ page }) => {
  await page.setViewportSize(narrow);
  await unlock(page);
  // The journey finds its options by name: they become long only after it has passed.
  await answerAll(page, {}, () => Promise.resolve());
  await expect(page.getByRole("article").first()).toBeVisible();
  await lengthen(page, /\/api\/(finders\/dialabed|recommendations)/);
  await page.reload();
  await expect(page.getByRole("heading", { name: WORD }).first()).toBeVisible();
  await expectRoom(page, "the results");
  for (const step of ["budget", "firmness", "size and type", "sleep style"]) {
    await page.goBack();
    await expect(page.getByRole("button", { name: /^(Next Step|Find My Beds)$/ })).toBeVisible();
    await expectRoom(page, step);
  }
});

test("in the firearm finder", async ({ page }) => {
  await page.setViewportSize(narrow);
  await unlockFirearms(page);
  await lengthen(page, /\/api\/safari\/(products|suggestions)/);
  await answer(
    page,
    [asks.purpose, "Hunting"],
    [asks.game, "Large game"],
    [asks.type, "Rifle"],
    [asks.action, "Bolt"],
    [asks.caliber, ".308 Win"],
  );
  await press(page, "See Recommendations");
  await expect(page.getByRole("heading", { name: WORD }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Favorite:/ })
    .first()
    .click();
  await expectRoom(page, "the results");
  await page.getByRole("button", { name: /^Favorites Basket/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectRoom(page, "the basket");
});
