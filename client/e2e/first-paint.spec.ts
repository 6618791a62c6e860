import { expect, test, type Page } from "@playwright/test";
import { watchShifts } from "./layout-shifts";
import { heading, unlockAt } from "./page";

const firstPaint = (page: Page) => page.locator("#first-paint");

/** The positions of the heading and of its container. */
const places = async (page: Page, title: string) => [
  await heading(page, title).boundingBox(),
  await page.locator("main > *").first().boundingBox(),
  await page.locator("main > *").last().boundingBox(),
];

/** Holds the app's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [path, title] of [
  ["/dialabed", "Protected Access"],
  ["/safari", "Protected Access"],
  ["/wizards", "Choose Your Wizard"],
] as const) {
  test(`${path} shows what it begins with before its code is there, and nothing moves when it comes`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(firstPaint(page).getByText(title)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page, title);

    release();
    await expect(firstPaint(page)).toHaveCount(0);
    await expect(heading(page, title)).toBeVisible();
    expect(await places(page, title)).toEqual(before);
    expect(await shifts()).toBeLessThan(0.02);
  });
}

test("a painted gate has nothing to type into, and asks the server nothing before it is unlocked", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const release = await holdCode(page);
  await page.goto("/dialabed", { waitUntil: "commit" });
  await expect(firstPaint(page).getByText("Protected Access")).toBeVisible();
  await expect(page.locator("input, button, form [tabindex]")).toHaveCount(0);
  release();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect(calls).toEqual([]);
});

test("who has unlocked a finder never sees its gate again, and who has been forgotten does", async ({
  page,
  context,
}) => {
  await unlockAt(page, "/dialabed");
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("#root") !== null);
  await expect(page.getByText("Protected Access")).toHaveCount(0);
  release();
  await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();

  const [cookie] = await context.cookies();
  await context.addCookies([{ ...cookie!, value: "s%3Agone.gone" }]);
  await page.reload();
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("the chooser can be read and left before its code is there", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/wizards");
  await page.getByRole("link", { name: "Start Wizard for Dial-a-Bed" }).click();
  await expect(page).toHaveURL(/\/dialabed$/);
  await context.close();
});
