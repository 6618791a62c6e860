// Staff edit the lists, with conflicts and failures.
// Longer than 200 lines: each journey is told in full.

import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { everything, encode, unlock } from "./bed-finder";
import { expectSound, heading, press } from "./page";
import { liftUp } from "./sortable";
import { signIn } from "./staff";
import { variantUnless } from "./variants";

// Run serially: saving an order fails if another test adds a row.
test.describe.configure({ mode: "default" });

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const order = (page: Page) => rows(page).getByRole("strong").allTextContents();
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole("strong").getByText(name, { exact: true }) });

// Shoppers on other workers' pages must see only what their journeys expect: every list gets a
// row of its own, which is removed again.
const lists = [
  {
    answered: undefined,
    path: "sleep-styles",
    singular: "sleep style",
    fill: { Description: "In a chair" },
  },
  {
    answered: { sleepStyle: "back" },
    path: "bed-sizes",
    singular: "bed size",
    fill: { Dimensions: "107 x 190 cm", "Price modifier": "99" },
    shown: "Price modifier 1",
    fallback: "Price modifier: “99” is not a number from 0.1 to 10, so 1 is used.",
  },
  {
    answered: { sleepStyle: "back" },
    path: "mattress-types",
    singular: "mattress type",
    fill: { Description: "Waves", Benefits: " Warm, , Quiet," },
    shown: "WarmQuiet",
  },
  {
    answered: { sleepStyle: "back", bedSize: "king", mattressType: "latex" },
    path: "firmness-levels",
    singular: "firmness level",
    fill: { Level: "11", Description: "A plank" },
    shown: "Level 5",
    fallback: "Level: “11” is not a whole number from 1 to 10, so 5 is used.",
  },
  {
    answered: undefined,
    path: "sleep-concerns",
    singular: "sleep concern",
    fill: { Description: "It wakes us", Color: "#00aaff" },
    shown: "#00aaff",
  },
  {
    answered: { sleepStyle: "back", bedSize: "king", mattressType: "latex", firmness: "firm" },
    path: "features",
    singular: "feature",
    fill: { Description: "Washable" },
    shown: "comfort",
  },
] as const;

/** One with a color and badges, and one that has neither. */
const IN_ALL_RUNS: string[] = ["sleep-styles", "features"];

for (const { path, singular, fill, answered, ...rest } of lists) {
  const title = `the list of ${path}: add, edit, reorder, delete and undo, all by keyboard`;

  test(title, variantUnless(IN_ALL_RUNS.includes(path)), async ({ page }, { project }) => {
    const name = `Journey ${project.name}`;
    await signIn(page, `/${path}`);
    await expect(rows(page).first()).toBeVisible();
    await expectSound(page);

    await page.getByRole("button", { name: `Add ${singular}` }).press("Enter");
    const form = page.getByRole("form");
    await expect(form.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.getByText("Enter a name.")).toBeVisible();
    await form.getByLabel("Name").fill(name);
    for (const [label, text] of Object.entries(fill)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    // Only the cards of these lists show badges to shoppers.
    const hasBadges = path !== "sleep-concerns" && path !== "features";
    const recommended = form.getByRole("checkbox", { name: "Recommended" });
    await expect(recommended).toHaveCount(hasBadges ? 1 : 0);
    if (hasBadges) await recommended.check();
    await expectSound(page);
    await form.getByLabel("Name").press("Enter");
    await expect(row(page, name)).toBeVisible();
    if (hasBadges) await expect(row(page, name)).toContainText("Recommended");
    if ("shown" in rest) await expect(row(page, name)).toContainText(rest.shown);
    await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
    if ("fallback" in rest) await expect(page.getByText(rest.fallback).first()).toBeVisible();

    // The next shopper sees it; staff need no password for the finder.
    const finder = await page.context().newPage();
    await finder.goto(`/dialabed${answered ? `?shared=${encode(answered)}` : ""}`);
    await expect(finder.getByText(name).first()).toBeVisible();
    await finder.close();

    await page.getByRole("button", { name: `Edit ${name}` }).press("Enter");
    await form.getByLabel("Name").fill(`${name} edited`);
    await press(page, "Save");
    await expect(row(page, `${name} edited`)).toBeVisible();

    const before = await order(page);
    const place = before.indexOf(`${name} edited`);
    await liftUp(page, page.getByRole("button", { name: `Move ${name} edited` }), place + 1);
    const saved = page.waitForResponse((reply) => reply.url().endsWith("/order"));
    await page.keyboard.press("Space");
    expect((await saved).status()).toBe(200);
    await expect(page.getByText("The order is saved", { exact: true })).toBeVisible();
    await expect.poll(async () => (await order(page)).indexOf(`${name} edited`)).toBe(place - 1);

    await page.getByRole("button", { name: `Delete ${name} edited` }).press("Enter");
    await expect(page.getByText(`${name} edited was deleted`, { exact: true })).toBeVisible();
    await expect(row(page, `${name} edited`)).toHaveCount(0);
    await press(page, "Undo");
    await expect(row(page, `${name} edited`)).toBeVisible();
    await expect(page.getByText(`${name} edited is back`, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Delete ${name} edited` }).press("Enter");
    await expect(row(page, `${name} edited`)).toHaveCount(0);
  });
}

test("what staff change is what the next shopper sees", async ({ page }, { project }) => {
  const name = `Hammock sleeper ${project.name}`;
  await signIn(page, "/sleep-styles");
  await press(page, "Add sleep style");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("Between two trees");
  await page.getByLabel("Icon", { exact: true }).fill("🦥");
  await page.getByLabel("Most Popular").check();
  const file = sharp({ create: { width: 400, height: 240, channels: 3, background: "#6a7f5a" } });
  await page.getByLabel("Picture: file").setInputFiles({
    name: "hammock.png",
    mimeType: "image/png",
    buffer: await file.png().toBuffer(),
  });
  const address = page.getByLabel("Picture", { exact: true });
  await expect(address).toHaveValue(/^\/pictures\/uploaded\//);
  const picture = await address.inputValue();
  await expectSound(page);
  await press(page, "Save");
  await expect(row(page, name)).toBeVisible();
  // Staff need no password for the finders.
  await page.goto("/dialabed");
  const style = page.getByRole("radio", { name });
  await expect(style).toHaveAccessibleDescription(/Most Popular/);
  await expect(page.locator(`img[src="${picture}"]`)).toHaveJSProperty("naturalWidth", 400);
  // The picture says it alone.
  await expect(page.getByText("🦥")).toHaveCount(0);
  await expectSound(page);
  await page.goto("/admin/sleep-styles");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test("what products use cannot be deleted, and how many use it is said", async ({ page }) => {
  await signIn(page, "/bed-sizes");
  await page.getByRole("button", { name: "Delete Queen" }).click();
  await expect(page.getByText(/^\d+ products use this bed size\./).first()).toBeVisible();
  await expect(row(page, "Queen")).toBeVisible();
});

test("two editors on one row: both versions are shown, and nothing is lost", async ({
  page,
  context,
}, { project }) => {
  const name = `Contested ${project.name}`;
  await signIn(page, "/features");
  await press(page, "Add feature");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("First");
  await press(page, "Save");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByLabel("Description").fill("Mine");

  const other = await context.newPage();
  await other.goto("/admin/features");
  await other.getByRole("button", { name: `Edit ${name}` }).click();
  await other.getByLabel("Description").fill("Theirs");
  await press(other, "Save");
  await expect(row(other, name)).toContainText("Theirs");

  await press(page, "Save");
  const conflict = page.getByRole("alert", { name: "Somebody else has changed this" });
  await expect(conflict).toContainText("Theirs");
  await expect(conflict).toContainText("Mine");
  await expectSound(page);
  await press(page, "Overwrite with mine");
  await expect(row(page, name)).toContainText("Mine");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test("a session that ends while a form is half filled: signing in again keeps it", async ({
  page,
  context,
}, { project }) => {
  const name = `Interrupted ${project.name}`;
  await signIn(page, "/features");
  await press(page, "Add feature");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("Half");
  await context.clearCookies();
  await press(page, "Save");
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await press(page, "Save");
  await expect(row(page, name)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test("leaving with unsaved changes asks first", async ({ page }) => {
  await signIn(page, "/features");
  await press(page, "Add feature");
  await page.getByLabel("Name").fill("Unsaved");
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(heading(page, "Features")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Unsaved");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
});

test("searching narrows a list, and an empty result says so", async ({ page }) => {
  await signIn(page, "/features");
  await page.getByLabel("Search Features").fill("cooling");
  await expect(row(page, "Cooling Gel")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0);
  await page.getByLabel("Search Features").fill("nothing of the kind");
  await expect(page.getByText("No feature matches")).toBeVisible();
});

test("the finder's shared links still fit the lists", async ({ page }) => {
  await unlock(page, `?shared=${encode(everything)}`);
  await expect(heading(page, "Your Perfect Bed Matches")).toBeVisible();
});

test("the audit says who changed what", async ({ page }, { project }) => {
  const name = `Audited ${project.name}`;
  await signIn(page, "/features");
  await press(page, "Add feature");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("Before");
  await press(page, "Save");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByLabel("Description").fill("After");
  await press(page, "Save");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText(`${name} was deleted`, { exact: true })).toBeVisible();
  await page.goto("/admin/audit");
  const entries = page.getByRole("listitem").filter({ hasText: name });
  await expect(entries).toHaveCount(3);
  for (const [n, sentence] of [
    `admin deleted the feature ‘${name}’.`,
    `admin changed the description of the feature ‘${name}’ from ‘Before’ to ‘After’.`,
    `admin added the feature ‘${name}’.`,
  ].entries()) {
    await expect(entries.nth(n)).toContainText(sentence);
  }
});
