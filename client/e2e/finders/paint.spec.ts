import { expect } from "@playwright/test";
import { finderOn } from "../embedding/fixtures";
import { expectSound, press, type Place } from "../page";
import { asks, check, testOf } from "../tents";

const test = testOf("paint");

interface Way {
  surface?: string;
  budget?: string;
}

const choose = (page: Place, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

/** From the first question to the paint: a bedroom of 40 m² with a door and two windows, from dark to white. */
async function answerAll(
  page: Place,
  { surface = "New plaster", budget = "Whatever it takes" }: Way = {},
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await asks(page, "Which room will you paint?");
  await look();
  await choose(page, "A bedroom");
  await asks(page, "How large are the walls?");
  await look();
  await choose(page, "Work it out for me");
  await asks(page, "Measure the walls");
  await expect(page.getByText("That is")).toHaveCount(0);
  await page.getByRole("textbox", { name: /How long/ }).fill("16");
  await page.getByRole("textbox", { name: /How high/ }).fill("2.5");
  await expect(page.getByText("That is 40 m² of wall, without doors and windows.")).toBeVisible();
  await page.getByRole("textbox", { name: /How many doors/ }).fill("1");
  await page.getByRole("textbox", { name: /How many windows/ }).fill("2");
  await expect(
    page.getByText("That is 35.36 m² of wall, without doors and windows."),
  ).toBeVisible();
  await look();
  await press(page, "Next");
  await asks(page, "And the ceiling?");
  await check(page, "No, the walls alone");
  await look();
  await press(page, "Next");
  await asks(page, "What is on the walls now?");
  await expect(page.getByText("About 35.36 m² to paint.")).toBeVisible();
  await look();
  await choose(page, surface);
  await asks(page, "From which color to which?");
  await page.getByRole("radio", { name: /^Dark or strong/ }).check();
  await check(page, "White");
  await look();
  await press(page, "Next");
  await asks(page, "How should it look?");
  await expect(page.getByText("3 coats for that change of color.")).toBeVisible();
  await check(page, "Matt");
  await look();
  await press(page, "Next");
  await asks(page, "Must it be free of anything?");
  await page.getByRole("checkbox", { name: /^No, nothing/ }).check();
  await look();
  await press(page, "Next");
  await asks(page, "What may it all cost?");
  await expect(page.getByText("Whole tins for 106.08 m², about 11 liters,")).toBeVisible();
  await check(page, budget);
  await look();
  await press(page, "See Results");
}

const part = (page: Place, name: RegExp) => page.getByRole("region", { name });
const HEADING = "About 35.36 m² to paint, 3 coats";

for (const scheme of ["light", "dark"] as const) {
  test(`paint and primer are bought in whole tins for the area, ${scheme}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await answerAll(page, {}, () => expectSound(page));
    await asks(page, HEADING);
    await expect(
      part(page, /^Paint/)
        .getByText(/\d × \d+ l/)
        .first(),
    ).toBeVisible();
    await expect(
      part(page, /^Primer/)
        .getByText(/\d × \d+ l/)
        .first(),
    ).toBeVisible();
    await expectSound(page);
  });
}

test("walls that are sound need no primer", async ({ page, address }) => {
  await page.goto(address);
  await answerAll(page, { surface: "Paint that holds", budget: "Up to R1,500" });
  await asks(page, HEADING);
  await expect(part(page, /^Primer/)).toHaveCount(0);
  await expectSound(page);
});

test("by keyboard alone, measures that leave no wall are met by a person", async ({
  page,
  address,
}) => {
  await page.goto(address);
  const enter = async (name: RegExp) => {
    const button = page.getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const type = async (name: RegExp, text: string) => {
    await page.getByRole("textbox", { name }).focus();
    await page.keyboard.type(text);
  };
  const tick = async (name: RegExp, role: "radio" | "checkbox" = "radio") => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press("Space");
  };
  await enter(/^A bedroom/);
  await asks(page, "How large are the walls?");
  await enter(/^Work it out/);
  await asks(page, "Measure the walls");
  await type(/How long/, "4");
  await type(/How high/, "2");
  await type(/How many doors/, "2");
  await type(/How many windows/, "4");
  await expect(page.getByText("That is 0 m² of wall, without doors and windows.")).toBeVisible();
  await enter(/^Next$/);
  await asks(page, "And the ceiling?");
  await tick(/^No, the walls alone/);
  await enter(/^Next$/);
  await asks(page, "What is on the walls now?");
  await enter(/^Paint that holds/);
  await asks(page, "From which color to which?");
  await tick(/^Light, or bare/);
  await tick(/^Sage/);
  await enter(/^Next$/);
  await asks(page, "How should it look?");
  await enter(/^Next$/);
  await asks(page, "Must it be free of anything?");
  await tick(/^No, nothing/, "checkbox");
  await enter(/^Next$/);
  await asks(page, "What may it all cost?");
  await enter(/^See Results$/);
  await expect(page.getByText(/^Doors and windows leave no wall to paint/)).toBeVisible();
  await expect(page.getByRole("link", { name: /021|27 21/ })).toBeVisible();
  await expectSound(page);
});

test("it stands in a shop's page", async ({ page, camp: { host, site }, address }) => {
  const key = await site.allow("paint", [host.origin]);
  const snippet = `<div data-finder-client="paint" data-finder-key="${key}"></div>
    <script async src="${new URL(address).origin}/embed.js"></script>`;
  await page.goto(
    host.page("/paint", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = finderOn(page);
  await answerAll(finder);
  await asks(finder, HEADING);
  await expect(part(finder, /^Primer/)).toBeVisible();
});
