import { expect } from "@playwright/test";
import { finderOn } from "../embedding/fixtures";
import { expectSound, press, type Place } from "../page";
import { asks, check, testOf } from "../tents";

const test = testOf("skincare");

interface Way {
  type?: string;
  expecting?: string;
  allergy?: string;
}

/** From the first question to the routine. */
async function answerAll(
  page: Place,
  { type = "Dry", expecting = "No", allergy = "None of these" }: Way = {},
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await asks(page, "What is your skin like?");
  await page.getByRole("radio", { name: new RegExp(`^${type}`) }).check();
  await look();
  await press(page, "Next");
  await asks(page, "What would you like to change?");
  await check(page, "Dark spots", "checkbox");
  await check(page, "Lines", "checkbox");
  await look();
  await press(page, "Next");
  await asks(page, "How does it take something new?");
  await check(page, "Tingles now and then");
  await look();
  await press(page, "Next");
  await asks(page, "Are you pregnant or breastfeeding?");
  await page.getByRole("radio", { name: new RegExp(`^${expecting}`) }).check();
  await look();
  await press(page, "Next");
  await asks(page, "Is there anything you are allergic to?");
  await check(page, allergy, "checkbox");
  await look();
  await press(page, "Next");
  await asks(page, "How should it look by day?");
  await check(page, "Natural");
  await look();
  await press(page, "Next");
  await asks(page, "What may each product cost?");
  await check(page, "Whatever works");
  await look();
  await press(page, "See Results");
}

const BOTH = "Day Cream SPF 50";

const part = (page: Place, name: RegExp) => page.getByRole("region", { name });
const product = (page: Place, name: RegExp) => part(page, name).getByRole("heading", { level: 3 });

for (const scheme of ["light", "dark"] as const) {
  test(`a routine is put together step by step, ${scheme}`, async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await answerAll(page, {}, () => expectSound(page));
    await asks(page, "Your routine");
    await expect(page.getByText("Your set of 7", { exact: true })).toBeVisible();
    await expect(part(page, /Retinol/)).toBeVisible();
    await expectSound(page);

    // One cream is care and sunscreen: chosen for one step, it is not offered for the other.
    const moisturizers = part(page, /Moisturize/);
    const sunscreens = part(page, /Sunscreen/);
    for (const each of [moisturizers, sunscreens]) {
      await each.getByRole("button", { name: /other choices/i }).click();
    }
    await expect(product(page, /Moisturize/).first()).toHaveText(BOTH);
    await expect(sunscreens.getByText(BOTH)).toHaveCount(0);
    await moisturizers.getByRole("button", { name: /^Choose this one.*Peptide Cream/ }).click();
    await expect(moisturizers.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(product(page, /Moisturize/).first()).toHaveText("Peptide Cream");
    await sunscreens.getByRole("button", { name: /^Choose this one.*Day Cream/ }).click();
    await expect(product(page, /Sunscreen/).first()).toHaveText(BOTH);
    await expect(product(page, /Moisturize/).first()).toHaveText("Peptide Cream");
    await expectSound(page);
  });
}

test("another answer changes the steps, and replaces what is no longer right", async ({
  page,
  address,
}) => {
  await page.goto(address);
  await answerAll(page);
  await asks(page, "Your routine");
  const moisturizers = part(page, /Moisturize/);
  await moisturizers.getByRole("button", { name: /other choices/i }).click();
  await moisturizers.getByRole("button", { name: /^Choose this one.*Shea and Marula/ }).click();
  await expect(product(page, /Moisturize/).first()).toHaveText("Shea and Marula Cream");
  await page.goBack();
  await asks(page, "What may each product cost?");
  const back = [
    "How should it look by day?",
    "Is there anything you are allergic to?",
    "Are you pregnant or breastfeeding?",
  ];
  for (const title of back) {
    await press(page, "Back");
    await asks(page, title);
  }
  await page.getByRole("radio", { name: /^I would rather not say/ }).check();
  await press(page, "Next");
  await asks(page, "Is there anything you are allergic to?");
  await check(page, "Nut oils", "checkbox");
  await press(page, "Next");
  await asks(page, "How should it look by day?");
  await press(page, "Next");
  await asks(page, "What may each product cost?");
  await press(page, "See Results");
  await asks(page, "Your routine");
  await expect(part(page, /Retinol/)).toHaveCount(0);
  await expect(page.getByText(/nut oils|Marula/i).and(page.locator("article *"))).toHaveCount(0);
  await expect(product(page, /Cleanse/).first()).toBeVisible();
  await expectSound(page);
});

test("by keyboard alone, a step is left out", async ({ page, address }) => {
  await page.goto(address);
  await answerAll(page);
  const leave = part(page, /mask on Sunday/).getByRole("button", { name: /^Leave it out/ });
  await leave.focus();
  await page.keyboard.press("Enter");
  await expect(part(page, /mask on Sunday/).getByText("You leave it out.")).toBeVisible();
  await expect(page.getByText("Your set of 6", { exact: true })).toBeVisible();
});

test("in a shop's frame, an allergy shows nothing that does not say what is in it", async ({
  page,
  camp: { host, site },
  address,
}) => {
  const key = await site.allow("skincare", [host.origin]);
  const snippet = `<div data-finder-client="skincare" data-finder-key="${key}"></div>
    <script async src="${new URL(address).origin}/embed.js"></script>`;
  await page.goto(
    host.page("/skin", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await answerAll(finder, { type: "Normal", allergy: "Nut oils" });
  await expect(product(finder, /Cleanse/).first()).toBeVisible();
  await expect(finder.getByText("Island Sunscreen SPF 30")).toHaveCount(0);
  await expect(finder.getByText(/Marula/)).toHaveCount(0);
});
