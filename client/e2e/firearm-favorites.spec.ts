import { expect, test, type Page } from "@playwright/test";
import { answerForSport, unlockFirearms } from "./firearm-finder";
import { expectSound, press } from "./page";

const basket = (page: Page) => page.getByRole("dialog", { name: "Favorites Basket" });
const openBasket = (page: Page) => page.getByRole("button", { name: /^Favorites Basket/ }).click();
const hearts = (page: Page) => page.getByRole("button", { name: /^Favorite:/ });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.9.${Date.now() % 250}.${Math.floor(Math.random() * 250)}`,
  });
  await unlockFirearms(page);
  await answerForSport(page);
});

test("favorites are counted, kept on the device, added up, removed and cleared", async ({
  page,
}) => {
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await expect(page.getByRole("button", { name: "Favorites Basket, 2" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Favorites Basket, 2" })).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");

  const paid = await page
    .getByRole("article")
    .evaluateAll((list) =>
      list
        .slice(0, 2)
        .map((card) => Number(/R([\d,]+)/.exec(card.textContent)![1]!.replaceAll(",", ""))),
    );
  await openBasket(page);
  const total = (paid[0]! + paid[1]!).toLocaleString("en-US");
  await expect(basket(page).getByText("Total Value").locator("..")).toContainText(`R${total}`);
  await expectSound(page);
  await expect(basket(page).getByRole("link", { name: "Browse Full Catalog" })).toBeVisible();
  await basket(page)
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(basket(page).getByRole("listitem")).toHaveCount(1);
  await press(page, "Clear All");
  await expect(basket(page)).toContainText("Nothing in it yet");
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("products that cost something else now, or are gone, say so", async ({ page }) => {
  await hearts(page).nth(0).click();
  await page.evaluate(() => {
    const key = "gun-finder:favorites";
    const [first] = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>[];
    const gone = { ...first, sku: "never, was", name: "A product of long ago" };
    localStorage.setItem(
      key,
      JSON.stringify([{ ...first, price: "99000.00", specialPrice: null }, gone, null, "rubbish"]),
    );
  });
  await page.reload();
  await openBasket(page);
  await expect(basket(page).getByText(/Cheaper now: it was R99,000/)).toBeVisible();
  await expect(basket(page).getByText("No longer sold.")).toBeVisible();
  await expect(basket(page).getByRole("listitem")).toHaveCount(2);
});

test("a damaged basket, and one of 5,000 entries, disturb nobody", async ({ page }) => {
  await page.evaluate(() => localStorage.setItem("gun-finder:favorites", "{["));
  await page.reload();
  await expect(hearts(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Favorites Basket/ })).toHaveCount(0);
  await page.evaluate(() =>
    localStorage.setItem(
      "gun-finder:favorites",
      JSON.stringify(
        Array.from({ length: 5_000 }, (_, n) => ({
          sku: `S-${n}`,
          name: `Product ${n}`,
          imageUrl: null,
          price: "10.00",
          specialPrice: null,
        })),
      ),
    ),
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "Favorites Basket, 200" })).toBeVisible();
  await openBasket(page);
  await expect(basket(page).getByText("No longer sold.").first()).toBeVisible();
  await expect(basket(page).getByRole("button", { name: "Email List" })).toBeDisabled();
});

test("the list goes out by e-mail, and the address is remembered", async ({ page }) => {
  await hearts(page).nth(0).click();
  await openBasket(page);
  await press(page, "Email List");
  const dialog = page.getByRole("dialog", { name: "Email Your Favorites" });
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await press(page, "Send List");
  await expect(page.getByText("Email required", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your email address.", { exact: true })).toBeVisible();

  const field = dialog.getByLabel("E-mail address");
  await field.fill("two@example.com,three@example.com");
  await press(page, "Send List");
  await expect(dialog.getByText("Please enter one address")).toBeVisible();

  await expect(dialog.getByText("Email cannot be sent at the moment.")).toBeVisible();
  await field.fill("thabo@example.com");
  await page.route("**/api/safari/favorites/email", (route) => route.abort());
  await press(page, "Send List");
  await expect(
    page.getByText("Failed to send email. Please try again.", { exact: true }),
  ).toBeVisible();
  await page.unroute("**/api/safari/favorites/email");

  const started = Date.now();
  await press(page, "Send List");
  await expect(dialog.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByText("Your list is kept", { exact: true })).toBeVisible();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
  await expect(dialog).toHaveCount(0);

  await press(page, "Email List");
  await expect(field).toHaveValue("thabo@example.com");
});

test("the run leaves an anonymous trace with what was shown and clicked", async ({ page }) => {
  await page.getByRole("button", { name: "Start Over" }).click();
  const sent = page.waitForRequest(
    (request) =>
      /finder-sessions/.test(request.url()) && (request.postData() ?? "").includes('"results":[{'),
  );
  await answerForSport(page);
  const body = (await sent).postDataJSON() as {
    app: string;
    data: { answers: Record<string, unknown>; results: { id: string }[] };
  };
  expect(body.app).toBe("safarioutdoor");
  expect(body.data.answers).toMatchObject({ purpose: "sport", sportDiscipline: "ipsc" });
  expect(body.data.results[0]!.id).toMatch(/^SO-/);
  expect((await (await sent).response())!.status()).toBeLessThan(300);
});

// Shows 2.firearm.basket.always.
test("the way to the basket covers nothing, at any width", async ({ page }) => {
  await expect(page.getByRole("button", { name: /^Favorites Basket/ })).toHaveCount(0);
  await hearts(page).nth(0).click();
  const button = page.getByRole("button", { name: "Favorites Basket, 1" });
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(button).toBeVisible();
    // The bar covers nothing at the page's end that can be pressed or read.
    const covered = await button.evaluate((element) => {
      const bar = element.getBoundingClientRect();
      return [...document.querySelectorAll("a, button, p, label, h2")]
        .filter((each) => !element.contains(each) && each.checkVisibility())
        .filter((each) => {
          const { left, right, top, bottom, width: wide } = each.getBoundingClientRect();
          return (
            wide > 1 && left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top
          );
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
