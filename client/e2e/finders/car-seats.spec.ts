import { expect, type Page } from "@playwright/test";
import { expectSound, press, type Place } from "../page";
import { asks, check, testOf } from "../tents";

const SLUG = "car-seats";
const test = testOf(SLUG);
const NOT_TRIED =
  "2 products are not shown. Not tried in any car yet: ask us to fit it before you buy.";

const box = (page: Place, name: string) => page.getByRole("combobox", { name });

/** The child's page, and the law's. */
async function aboutTheChild(page: Place, [weight, height, age]: [string, string, string]) {
  await asks(page, "Who is the seat for?");
  await page.getByRole("textbox", { name: "How heavy is the child?" }).fill(weight);
  await page.getByRole("textbox", { name: "How tall?" }).fill(height);
  await page.getByRole("textbox", { name: "How old, in months?" }).fill(age);
  await press(page, "Next");
}

async function toResults(page: Page) {
  await asks(page, "How will it be fitted?");
  await page.getByRole("button", { name: /^I'm not sure/ }).click();
  await asks(page, "What else would help?");
  await check(page, "Turns to the door", "checkbox");
  await press(page, "Next");
  await asks(page, "What may it cost?");
  await press(page, "See Results");
  await asks(page, "Your Recommendations");
}

for (const scheme of ["light", "dark"] as const) {
  test(`a car is found by typing, by keyboard alone, and its seats alone are shown, ${scheme}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await asks(page, "Who is the seat for?");
    await expectSound(page);
    await aboutTheChild(page, ["10", "80", "18"]);
    await asks(page, "What the law asks");
    await expect(page.getByText(/regulation 213\(6A\)/).first()).toBeVisible();
    await expectSound(page);
    await press(page, "Next");
    await asks(page, "Which car will it be in?");
    await page.getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("Space");
    await expect(box(page, "Make")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await box(page, "Make").focus();
    await page.keyboard.type("vol");
    await expect(page.getByRole("option")).toHaveText(["Volkswagen", "Volvo", /^Go on with “vol”/]);
    await expectSound(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(box(page, "Make")).toHaveValue("Volkswagen");
    await page.getByRole("radio", { name: "Golf", exact: true }).focus();
    await page.keyboard.press("Space");
    await box(page, "Year").focus();
    await page.keyboard.type("2015");
    await expect(page.getByRole("option", { name: "2015" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(box(page, "Year")).toHaveValue("2015");
    await expectSound(page);
    await press(page, "Next");
    await toResults(page);
    await expect(page.getByText(/^Stands firmly in your car/).first()).toBeVisible();
    await expect(page.getByText(NOT_TRIED)).toBeVisible();
    await expect(page.getByText("Volkswagen", { exact: false }).first()).toBeVisible();
    await expectSound(page);
  });
}

test("a car that is not in the list is taken as it is, and ends with whom to ask", async ({
  page,
  address,
}) => {
  await page.goto(address);
  await aboutTheChild(page, ["10", "80", "18"]);
  await press(page, "Next");
  await check(page, "Yes");
  await box(page, "Make").fill("Trabant");
  await press(page, "Next");
  await expect(
    page.getByText("Choose one from the list, or go on with “Trabant” as it is."),
  ).toBeVisible();
  await box(page, "Make").click();
  await page.getByRole("option", { name: /^Go on with “Trabant”/ }).click();
  await expect(page.getByText(/^“Trabant” is not in our list/)).toBeVisible();
  await box(page, "Model").fill("601");
  await page.getByRole("option", { name: /^Go on with “601”/ }).click();
  await box(page, "Year").fill("1988");
  await page.getByRole("option", { name: /^Go on with “1988”/ }).click();
  await expectSound(page);
  await press(page, "Next");
  await toResults(page);
  await expect(
    page.getByText(/^We have not tried seats in a car like yours yet: Trabant 601 1988\./),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /\+27 21 555 0142/ })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectSound(page);
});

test("a child of 151 cm needs no seat, and is told where to ask", async ({ page, camp }) => {
  const { host, site } = camp;
  await camp.example(SLUG);
  const key = await site.allow(SLUG, [host.origin]);
  const snippet = `<div data-finder-client="${SLUG}" data-finder-key="${key}"></div>
    <script async src="${site.url}/embed.js"></script>`;
  await page.goto(
    host.page("/seats", `<!doctype html><html lang="en"><title>Shop</title>${snippet}`),
  );
  const finder = page.frameLocator("iframe");
  await aboutTheChild(finder, ["35", "151", "140"]);
  await press(finder, "Next");
  await check(finder, "I don't know the car yet");
  await press(finder, "Next");
  await asks(finder, "How will it be fitted?");
  await finder.getByRole("button", { name: /^I'm not sure/ }).click();
  await press(finder, "Next");
  await press(finder, "See Results");
  await expect(finder.getByText(/^No child seat is needed any more/)).toBeVisible();
  await expect(finder.getByRole("link", { name: /\+27 21 555 0142/ })).toBeVisible();
});
