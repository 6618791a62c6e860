// The results of the bed finder in full.
// Longer than 200 lines: each journey is told in full.

import { expect, test } from "@playwright/test";
import { answerAll, everything, encode, headings, showMore, unlock } from "./bed-finder";
import { expectSound, heading, press } from "./page";

// Shows 2.bed.header.
test("the retailer's header and footer lead to its own site, in new tabs", async ({
  page,
  isMobile,
  context,
}) => {
  await unlock(page);
  if (isMobile) {
    await press(page, "Menu");
    for (const part of ["Customer Support", "Shop Categories", "Browse by Brand"]) {
      await page.getByRole("heading", { name: part }).click();
    }
  }
  for (const [name, path] of [
    ["Shop All Beds", "/bed-sets.html"],
    ["Delivery Info", "/delivery"],
    ["My Account", "/customer/account/login"],
    ["Returns and Exchange", "/returns-and-exchanges"],
    ["Mattresses", "/mattresses.html"],
    ["Featured Brands", "/featured-brands"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms and Conditions", "/terms-and-conditions"],
  ] as const) {
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`^https://www\\.dialabed\\.co\\.za${path}`),
    );
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expectSound(page);
  if (isMobile) await press(page, "Search");
  await context.route("https://www.dialabed.co.za/**", (route) =>
    route.fulfill({ body: "the store" }),
  );
  await page.getByRole("searchbox").fill("queen & king");
  const [store] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  expect(store.url()).toContain("/catalogsearch/result/?q=queen%20%26%20king");
});

test("near misses give exactly what they promise", async ({ page }) => {
  await unlock(page, `?shared=${encode({ ...everything, minPrice: 9000, maxPrice: 9050 })}`);
  const offers = page.getByRole("region", { name: /One change/ });
  await expect(offers).toBeVisible();
  await expectSound(page);
  const first = offers.getByRole("listitem").first();
  const [, count, best] = /and (\d+) beds? fits?, the best (\d+)%/.exec(
    (await first.textContent())!,
  )!;
  await first.getByRole("button").click();
  await expect(page.getByText(new RegExp(`^Showing (\\d+ of )?${count} result`))).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(`${best}%`);
});

test("two beds stand side by side", async ({ page }) => {
  await unlock(page);
  await answerAll(page);
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await press(page, "Compare 2");
  await expect(page.getByRole("dialog", { name: "Side by side" })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the third pick leaves the other boxes there, with the reason, and two beds fit on a phone", async ({
  page,
}) => {
  await unlock(page);
  await answerAll(page);
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await expect(boxes.first()).toBeVisible();
  const all = await boxes.count();
  for (const n of [0, 1, 2]) await boxes.nth(n).check();
  await expect(boxes).toHaveCount(all);
  await expect(boxes.nth(3)).toBeDisabled();
  await expect(boxes.nth(3)).toHaveAccessibleName(/Three are picked already/);
  await boxes.nth(2).uncheck();
  await expect(boxes.nth(3)).toBeEnabled();

  await press(page, "Compare 2");
  const table = page.getByRole("table");
  await expect(table.getByRole("row")).not.toHaveCount(0);
  for (const n of [1, 2]) {
    await expect(table.getByRole("columnheader").nth(n)).toBeInViewport({ ratio: 0.9 });
  }
  const scrolls = await page
    .getByRole("group", { name: "Comparison" })
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(scrolls).toBeLessThanOrEqual(0);
  const price = table
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: /^Price/ }) });
  const [one, two] = await price.getByRole("cell").allTextContents();
  await expect(price.getByText("differs")).toHaveCount(one === two ? 0 : 1);
});

test("the run leaves an anonymous trace that grows, and losing it disturbs nobody", async ({
  page,
  context,
}) => {
  const traces: {
    method: string;
    status: number;
    data: { steps: { id: string }[]; clicks: { id: string }[]; results: unknown[] };
  }[] = [];
  page.on("response", (reply) => {
    if (!reply.url().includes("/api/finder-sessions")) return;
    const { data } = reply.request().postDataJSON() as { data: (typeof traces)[number]["data"] };
    traces.push({ method: reply.request().method(), status: reply.status(), data });
  });
  await context.route("https://www.dialabed.co.za/**", (route) =>
    route.fulfill({ body: "the store" }),
  );
  // A separate client address: the server limits the number of runs for each address.
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": "10.77.0.1" });
  await unlock(page);
  await answerAll(page);
  await page.getByRole("article").first().getByRole("link").click();
  await expect.poll(() => traces.at(-1)?.data.clicks.length).toBe(1);
  expect(traces[0]).toMatchObject({ method: "POST", status: 201 });
  expect(traces.slice(1).every(({ method, status }) => method === "PUT" && status === 200)).toBe(
    true,
  );
  expect(traces.at(-1)!.data.steps.map(({ id }) => id)).toEqual([
    "sleep-style",
    "size-and-type",
    "firmness",
    "budget",
    "results",
  ]);
  expect(traces.at(-1)!.data.results.length).toBeGreaterThan(0);

  await page.route("**/api/finder-sessions**", (route) => route.abort());
  await press(page, "Previous");
  await press(page, "Find My Beds");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("sort, features that explain themselves, and the rest of them", async ({ page }) => {
  await unlock(page);
  await answerAll(page, { budget: "Custom" });
  await page.getByLabel("Sort by").selectOption("Price: Low to High");
  await showMore(page);
  const prices = await page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) => Number(/R([\d,]+)/.exec(card.textContent)![1]!.replace(",", ""))),
    );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await page.getByLabel("Sort by").selectOption("Best Match");
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /^\+\d more$/ }).click();
  const chip = card
    .getByRole("button", { name: "Pressure Relief" })
    .or(card.getByRole("button", { name: "Breathable" }))
    .first();
  await expect(chip).toHaveAttribute("data-state", /.+/);
  // A scroll caused by the press itself closes a tooltip; a person would press again.
  await expect(async () => {
    await chip.click();
    await expect(page.getByRole("tooltip")).toContainText(/shoulders and hips|Air moves/, {
      timeout: 1_000,
    });
  }).toPass();
});

test("the server away in a step: the page says so, and nothing is lost", async ({ page }) => {
  await unlock(page);
  await page.route("**/api/recommendations?*", (route) => route.abort());
  await answerAll(page, { results: "Unable to load recommendations" });
  await expectSound(page);
  await press(page, "Go Back");
  await expect(heading(page, headings[3])).toBeVisible();
  await press(page, "Find My Beds");
  await expect(page.getByText("Unable to load recommendations")).toBeVisible();
  await page.unroute("**/api/recommendations?*");
  await press(page, "Try Again");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText(
    "side sleeper, queen, hybrid, medium",
  );
});

test("an unlock that expired in the middle brings the gate back, and keeps step and answers", async ({
  page,
  context,
}) => {
  await unlock(page);
  await page.getByRole("radio", { name: "Side Sleeper" }).check();
  await press(page, "Next Step");
  await page.getByRole("radio", { name: "Queen" }).check();
  await context.clearCookies();
  await page.reload();
  await expect(heading(page, "Protected Access")).toBeVisible();
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await press(page, "Unlock");
  await expect(heading(page, headings[1])).toBeVisible();
  await expect(page.getByRole("radio", { name: "Queen" })).toBeChecked();
});
