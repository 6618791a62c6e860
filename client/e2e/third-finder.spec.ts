// Longer than 200 lines: the ways of shoppers through one finder that staff put in, on one server.

import { expect } from "@playwright/test";
import { tentDocument } from "../../server/finders/testing/tent-document";
import { findViolations } from "./axe";
import { finderOn, listen } from "./embedding/fixtures";
import { expectSound, press } from "./page";
import {
  asks,
  check,
  GATE_PASSWORD,
  openTents,
  showPictures,
  TENTS,
  test,
  titles,
  walkThrough,
} from "./tents";
import { variantUnless } from "./variants";

for (const scheme of ["light", "dark"] as const) {
  test(
    `its gate, its questions and its results are sound, ${scheme}`,
    variantUnless(scheme === "light"),
    async ({ page, camp }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await showPictures(page);
      await page.goto(camp.address);
      await expect(
        page.getByText("Tent Finder").or(page.getByText("Kalahari Outdoor")),
      ).toBeVisible();
      await page.getByLabel("Password").fill("under-the-bridge");
      await press(page, "Unlock");
      await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
      await expectSound(page);
      await page.getByLabel("Password").fill(GATE_PASSWORD);
      await press(page, "Unlock");
      await walkThrough(page, {}, () => expectSound(page));
      await asks(page, titles.results);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectSound(page);
    },
  );
}

test("questions branch; going back and loading anew keep the run", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await page.getByRole("button", { name: /^By the car/ }).click();
  await asks(page, titles.who);
  await page.goBack();
  await asks(page, titles.trip);
  await page.getByRole("button", { name: /^On long walks/ }).click();
  await asks(page, titles.snow);
  await check(page, "Plenty");
  await press(page, "Next");
  await asks(page, titles.carry);
  await press(page, "Next");
  await expect(page.getByRole("alert")).toHaveText("Please enter a number.");
  await page.getByRole("textbox").fill("8.5");
  await press(page, "Next");
  await asks(page, titles.who);
  await page.reload();
  await asks(page, titles.who);
  await press(page, "Back");
  await asks(page, titles.carry);
  await expect(page.getByRole("textbox")).toHaveValue("8.5");
});

test("results say why", async ({ page, camp }) => {
  await openTents(page, camp.address);
  await walkThrough(page);
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  await expect(first.getByText(/as you asked|Nearly your season/).first()).toBeVisible();
});

test("where nothing fits, a change that is applied finds what it promised", async ({
  page,
  camp,
}) => {
  await openTents(page, camp.address);
  await walkThrough(page, { carry: "0.5" });
  await expect(page.getByRole("heading", { name: "Nothing fits all of it" })).toBeVisible();
  const offer = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Apply/ }) });
  await expect(offer.first()).toContainText(/Finds \d+ products?/);
  await expectSound(page);
  const [, count] = /Finds (\d+) products?/.exec(await offer.first().innerText())!;
  await offer.first().getByRole("button").click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^We found ${count} products?\\.`))).toBeVisible();
});

test("products are compared, and a link opens the same ones for somebody else, past the gate", async ({
  page,
  context,
  browser,
  camp,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTents(page, camp.address);
  await walkThrough(page);
  const picks = page.getByRole("checkbox", { name: /^Compare/ });
  await picks.nth(0).check();
  await picks.nth(1).check();
  await page.getByRole("button", { name: /^Compare/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(titles.season)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await press(page, "Copy Link");
  await expect(page.getByText("Copied!")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const names = await page.getByRole("article").getByRole("heading").allTextContents();

  const friend = await (await browser.newContext()).newPage();
  await showPictures(friend);
  await friend.goto(link);
  await friend.getByLabel("Password").fill(GATE_PASSWORD);
  await press(friend, "Unlock");
  await expect(friend.getByRole("article").getByRole("heading")).toHaveText(names);
  await friend.context().close();
});

test("on a shop's page it is framed by its slug, and tells and takes what the others do", async ({
  page,
  camp: { host, site, key },
}) => {
  const heard = await listen(page);
  await showPictures(page);
  const snippet = `<div data-finder-client="${TENTS}" data-finder-key="${key}"></div>
    <script async src="${site.url}/embed.js"></script>`;
  await page.goto(
    host.page("/tents", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await asks(finder, titles.trip);
  await page.evaluate(() => window.ProductFinder!.prefill({ trip: "hike" }));
  await walkThrough(finder, { from: "snow" });
  await expect(finder.getByRole("article").first()).toBeVisible();
  const [shopLink] = await Promise.all([
    page.waitForEvent("popup"),
    finder
      .getByRole("link", { name: /^View on Store/ })
      .first()
      .click(),
  ]);
  await shopLink.close();
  const events = await heard();
  const names = events.map(([name]) => name);
  expect(events[0]).toEqual(["ready", expect.objectContaining({ client: TENTS })]);
  expect(names.filter((name) => name === "step").length).toBeGreaterThan(6);
  const results = events.find(([name]) => name === "results")?.[1] as { count: number };
  expect(results.count).toBeGreaterThan(0);
  await expect
    .poll(async () => (await heard()).at(-1))
    .toEqual(["product_click", expect.objectContaining({ id: expect.stringMatching(/^TENT-/) })]);
});

test("it stands among the finders to choose from; an unknown one says that there is none", async ({
  page,
  camp: { site },
}) => {
  await page.goto(`${site.url}/wizards`);
  const link = page.getByRole("link", { name: /Tent Finder/ });
  await expect(link).toHaveAttribute("href", /\/f\/tents$/);
  await expectSound(page);
  expect((await page.goto(`${site.url}/f/bakery`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such finder." })).toBeVisible();
  await expectSound(page);
});

test("a shopper finishes on the version they began with; then it is closed, and says so", async ({
  page,
  camp: { address, staff },
}) => {
  const path = `/api/admin/finders/${TENTS}`;
  const answered: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/recommendations?")) answered.push(request.url());
  });
  await openTents(page, address);
  await page.getByRole("button", { name: /^On long walks/ }).click();
  await asks(page, titles.snow);
  const document = tentDocument("tents");
  const questions = document.questions
    .filter(({ id }) => id !== "wishes")
    .map((each) => (each.id === "trip" ? { ...each, title: { en: "Where to?" } } : each));
  await staff([
    {
      method: "PUT",
      path: `${path}/draft`,
      body: { revision: 1, document: { ...document, questions } },
    },
    { method: "POST", path: `${path}/publish`, body: { revision: 2 } },
  ]);
  await walkThrough(page, { from: "snow" });
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(answered.at(-1)).toMatch(/[?&]v=1(&|$)/);
  await page.evaluate(() => sessionStorage.clear());
  const other = await page.context().newPage();
  await other.goto(address);
  await asks(other, "Where to?");

  const live = (version: number | null) =>
    staff([{ method: "POST", path: `${path}/live`, body: { version } }]);
  await live(null);
  try {
    await other.goto(address);
    await expect(
      other.getByRole("heading", { name: "This finder is not open now." }),
    ).toBeVisible();
    await expectSound(other);
  } finally {
    await live(1);
  }
});
