import { expect } from "@playwright/test";
import { finderOn } from "../embedding/fixtures";
import { expectSound, type Place } from "../page";
import { asks, testOf } from "../tents";

const test = testOf("coffee");

interface Way {
  from?: "Beans" | "Capsules";
  budget?: string;
}

/** Presses a choice, with the pointer or by keyboard alone. */
type Choose = (page: Place, role: "button" | "radio" | "checkbox", name: RegExp) => Promise<void>;

const point: Choose = async (page, role, name) => {
  const choice = page.getByRole(role, { name });
  if (role === "button") await choice.click();
  else await choice.check();
};

/** From the first question to the set. */
async function answerAll(
  page: Place,
  { from = "Beans", budget = "Whatever it takes" }: Way = {},
  look: () => Promise<void> = () => Promise.resolve(),
  choose: Choose = point,
): Promise<void> {
  await asks(page, "What do you drink?");
  await choose(page, "checkbox", /^Espresso/);
  await look();
  await choose(page, "button", /^Next$/);
  await asks(page, "Beans or capsules?");
  await look();
  await choose(page, "button", new RegExp(`^${from} (Fresher|Quick)`));
  await asks(page, "How many cups a day?");
  await page.getByRole("textbox").fill("6");
  await look();
  await choose(page, "button", /^Next$/);
  if (from === "Beans") {
    await asks(page, "How much do you like to do yourself?");
    await choose(page, "radio", /^All by hand/);
    await look();
    await choose(page, "button", /^Next$/);
  }
  await asks(page, "Do you take foamed milk?");
  await look();
  await choose(page, "button", /^Now and then/);
  await asks(page, "How wide is the place for the machine?");
  await look();
  await choose(page, "button", /^Next$/);
  await asks(page, "What may it all cost?");
  await choose(page, "radio", new RegExp(`^${budget}`));
  await look();
  await choose(page, "button", /^See Results$/);
}

const part = (page: Place, name: RegExp) => page.getByRole("region", { name });
const NOT_NEEDED = "Not needed with what you chose.";

for (const scheme of ["light", "dark"] as const) {
  test(`a machine, its grinder and its beans stay together, ${scheme}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await answerAll(page, {}, () => expectSound(page));
    await asks(page, "Your coffee corner");
    const grinder = part(page, /^Grinder/);
    await expect(grinder.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(part(page, /^Capsules/)).toHaveCount(0);
    await expectSound(page);

    // A machine that grinds by itself needs no grinder.
    const machine = part(page, /^Machine/);
    await machine.getByRole("button", { name: /other choice/i }).click();
    await machine
      .getByRole("button", { name: /^Choose this one.*(Barista|Studio)/ })
      .first()
      .click();
    await expect(grinder.getByText(NOT_NEEDED)).toBeVisible();
    await expectSound(page);
  });
}

test("by keyboard alone, capsules need no grinder, and little money buys what it can", async ({
  page,
  address,
}) => {
  await page.goto(address);
  const byKey: Choose = async (place, role, name) => {
    await place.getByRole(role, { name }).focus();
    await page.keyboard.press(role === "button" ? "Enter" : "Space");
  };
  await answerAll(page, { from: "Capsules", budget: "Up to R2,500" }, undefined, byKey);
  await asks(page, "Your coffee corner");
  await expect(part(page, /^Grinder/).getByText(NOT_NEEDED)).toBeVisible();
  await expect(part(page, /^Capsules/)).toBeVisible();
  await expect(page.getByText(/over your budget/)).toHaveCount(0);
  await expectSound(page);
});

test("a shop has it in its page", async ({ page, camp: { host, site }, address }) => {
  const key = await site.allow("coffee", [host.origin]);
  const snippet = `<div data-finder-client="coffee" data-finder-key="${key}"></div>
    <script async src="${new URL(address).origin}/embed.js"></script>`;
  await page.goto(
    host.page("/coffee", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await answerAll(finder);
  await expect(finder.getByRole("heading", { name: "Your coffee corner", level: 1 })).toBeVisible();
  await expect(part(finder, /^Machine/)).toBeVisible();
});
