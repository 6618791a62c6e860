import { devices, expect, test, type Page } from "@playwright/test";
import { expectSound } from "./page";
import { expectRoom } from "./room";
import { signIn } from "./staff";

// Requests may still be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** The buttons and links covered by the toast with Undo. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Undo")!
      .closest("li")!;
    const over = toast.getBoundingClientRect();
    return [...document.querySelectorAll("header :is(a, button), main :is(a, button, input)")]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ textContent }) => textContent);
  });

const deleteOne = async (page: Page, name: string) => {
  const data = { name, description: "x" };
  await expect(await page.request.post("/api/admin/sleep-concerns", { data })).toBeOK();
  await page.goto("/admin/sleep-concerns");
  await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
};

for (const width of [768, 1024, 1440]) {
  test(`at ${width} px, Undo covers no button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 420 });
    await signIn(page);
    await deleteOne(page, `Undone ${width}`);
    expect(await covered(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await covered(page)).toEqual([]);
    await expectSound(page);
  });
}

test("on a phone, Undo covers nothing at the end of a page, nor what adds to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await deleteOne(page, "Undone on a phone");
  const add = page.getByRole("button", { name: "Add sleep concern" });
  expect(await covered(page)).not.toContain(await add.textContent());
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await covered(page)).toEqual([]);
});

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
for (const [where, device] of [
  ["a narrow window", {}],
  ["a phone", phone],
] as const) {
  test.describe(`in ${where}`, () => {
    test.use({ ...device, viewport: { width: 360, height: 740 } });

    test("a name without an end fits into its toast", async ({ page }) => {
      await signIn(page);
      await deleteOne(page, `${"Donaudampfschiff".repeat(12)}${where}`.slice(0, 200));
      await expectRoom(page, "the toast");
    });
  });
}

test("mails that failed are told on the dashboard, which leads to the outbox", async ({ page }) => {
  await page.route("**/api/admin/stats", async (route) => {
    const response = await route.fetch();
    const stats = (await response.json()) as object;
    await route.fulfill({ response, json: { ...stats, failedMails: 3 } });
  });
  await signIn(page);
  await page.getByRole("link", { name: "3 emails could not be sent." }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
});
