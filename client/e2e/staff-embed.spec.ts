import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expectSound, press } from "./page";
import { signIn } from "./staff";

test.describe.configure({ mode: "default" });

const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Preview of the finder"]');
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const heading = (page: Page) => preview(page).getByRole("heading", { level: 1 });
const rootStyle = (page: Page, property: string) =>
  preview(page)
    .locator("html")
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name).trim(), property);

test.beforeEach(async ({ page }) => {
  await signIn(page, "/embed-settings");
  await expect(heading(page)).toBeVisible();
});

// Shows 2.admin.embed.preview.
test("every setting shows in the real finder beside it, before it is saved", async ({ page }) => {
  const frame = preview(page);
  await expectSound(page);

  await page.getByLabel("Logo address").fill("/favicon.svg");
  await page.getByLabel("Logo height", { exact: true }).fill("48px");
  await page.getByLabel("Logo position").selectOption("top-right");
  await expect(frame.locator("header img")).toHaveAttribute("src", "/favicon.svg");
  await expect(frame.locator("header img")).toHaveCSS("height", "48px");
  await expect(frame.locator("header").first()).toHaveCSS("justify-content", "flex-end");
  await page.getByLabel("Footer text").fill("Ask in store & save");
  await expect(frame.getByText("Ask in store & save")).toBeVisible();
  await page.getByLabel("Show “Powered by”").uncheck();
  await expect(frame.getByText("Powered by Matchwell")).toHaveCount(0);

  await tab(page, "Size");
  await page.getByLabel("Maximum width", { exact: true }).fill("300px");
  await page.getByLabel("Minimum height", { exact: true }).fill("777px");
  await expect(frame.locator("main").locator("..")).toHaveCSS("max-width", "300px");
  await expect(frame.locator("main").locator("..")).toHaveCSS("min-height", "777px");

  await tab(page, "Colors");
  for (const [label, variable, color] of [
    ["Primary", "--accent", "#123456"],
    ["Background", "--paper", "#fefefe"],
    ["Cards", "--surface", "#fdfdfd"],
    ["Text", "--ink", "#010203"],
    ["Quiet text", "--muted", "#040506"],
    ["Lines", "--line", "#cccccc"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(color);
    await expect.poll(() => rootStyle(page, variable)).toBe(color);
  }
  await page.getByLabel("Text", { exact: true }).fill("#f0f0f0");
  // Validated while typing, and reported at its field.
  await expect(page.getByLabel("Text", { exact: true })).toHaveAccessibleDescription(
    /Text on the background has a contrast of 1\.\d; people need at least 4\.5\./,
  );
  await expect(page.getByRole("tab", { name: "Colors !" })).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("#010203");
  await expect(page.getByRole("tab", { name: "Colors", exact: true })).toBeVisible();

  await tab(page, "Typography");
  await page.getByLabel("Font", { exact: true }).selectOption("Poppins");
  await expect.poll(() => rootStyle(page, "--font-sans")).toContain("Poppins");
  await page.getByLabel("Font size").fill("18px");
  await expect.poll(() => rootStyle(page, "font-size")).toBe("18px");
  await page.getByLabel("Heading size").fill("33px");
  await expect(heading(page)).toHaveCSS("font-size", "33px");
  await page.getByLabel("Heading weight").selectOption("500");
  await expect(heading(page)).toHaveCSS("font-weight", "500");

  await tab(page, "Styling");
  await page.getByLabel("Corner radius").fill("4px");
  await expect.poll(() => rootStyle(page, "--radius-card")).toBe("4px");
  await page.getByLabel("Shadows").selectOption("none");
  await expect.poll(() => rootStyle(page, "--shadow-card")).toBe("none");
  await page.getByLabel("Theme").selectOption("dark");
  await expect(frame.locator("html")).toHaveClass(/dark/);
  await page.getByLabel("Show progress").uncheck();
  await expect(frame.getByRole("navigation", { name: "Steps" })).toHaveCount(0);
  await page.getByLabel("Show header").uncheck();
  await expect(frame.locator("header img")).toHaveCount(0);
  await page.getByLabel("Show footer").uncheck();
  await expect(frame.locator("footer")).toHaveCount(0);
});

test("what is wrong is said at its field, and gets the focus instead of being saved", async ({
  page,
}) => {
  await page.getByLabel("Logo address").fill("javascript:alert(1)");
  await expect(page.getByText("Use an https address, or a path on this site.")).toBeVisible();
  await page.getByLabel("Allowed origins").fill("shop.example");
  await expect(page.getByText("Use an origin such as https://shop.example.")).toBeVisible();
  await tab(page, "Typography");
  await expect(page.getByRole("tab", { name: "Branding !" })).toBeVisible();
  await press(page, "Save Changes");
  await expect(page.getByLabel("Logo address")).toBeFocused();
  await expect(page.getByLabel("Logo address")).toHaveAccessibleDescription(
    "Use an https address, or a path on this site.",
  );
  await page.getByLabel("Logo address").fill("");
  await press(page, "Save Changes");
  await expect(page.getByLabel("Allowed origins")).toBeFocused();
  await expectSound(page);
  await press(page, "Undo changes");
  await expect(page.getByRole("tab", { name: "Branding", exact: true })).toBeVisible();
});

test("saving keeps the tab that is open, and says what is hard to read", async ({ page }) => {
  // The bed finder's settings stay readable: other journeys check them meanwhile.
  await tab(page, "Gun Finder");
  await tab(page, "Colors");
  const primary = page.getByLabel("Primary", { exact: true });
  // Compared with the brand's own backgrounds in both themes, because nothing else is set.
  await primary.fill("#ffe08a");
  await expect(primary).toHaveAccessibleDescription(/Links on cards .* in the light theme/);
  await press(page, "Save Changes");
  await expect(
    page.getByText(/^Links on the background have a contrast of .*/).last(),
  ).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(primary).toHaveValue("#ffe08a");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeFocused();
  // The finder in the preview is as hard to read as the warning says.
  expect(await findViolations(page, { exclude: "iframe" })).toEqual([]);
  // The page check is a separate form, and saves nothing.
  await primary.fill("#123456");
  await press(page, "Open with check");
  await expect(page.getByLabel("Address of the page")).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo changes" })).toBeVisible();
  await primary.fill("");
  await press(page, "Save Changes");
  await expect(page.getByRole("button", { name: "Undo changes" })).toBeHidden();
  await expect(primary).toHaveValue("");
});

test("what is saved is what the embedded finder wears, and its key opens it", async ({
  page,
  browser,
}, { project }) => {
  await page.getByRole("tab", { name: "Gun Finder" }).click();
  const text = `Only here ${project.name}`;
  await page.getByLabel("Footer text").fill(text);
  await page.getByLabel("Allowed origins").fill("https://shop.example/some/page");
  await press(page, "Save Changes");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const script = page.locator('pre[aria-label="Embed code"]');
  await expect(script).toContainText(
    '<div data-finder-client="safarioutdoor" data-finder-key="mw_',
  );
  await expect(script).toContainText("/embed.js");
  const code = await page.locator('pre[aria-label="Plain frame"]').textContent();
  const address = /src="([^"]+)"/.exec(code!)![1]!.replaceAll("&amp;", "&");
  expect(address).toContain("key=mw_");

  const context = await browser.newContext();
  const shopper = await context.newPage();
  const reply = await shopper.goto(address);
  expect(reply!.headers()["content-security-policy"]).toContain(
    "frame-ancestors 'self' https://shop.example",
  );
  await expect(shopper.getByRole("heading", { name: "What is it for?" })).toBeVisible();
  await expect(shopper.getByText(text)).toBeVisible();

  await press(page, "Replace key");
  await press(page, "Replace it");
  await expect(page.getByText("The key is replaced", { exact: true })).toBeVisible();
  await expect(script).not.toContainText(address.split("key=")[1]!);
  await context.clearCookies();
  await shopper.goto(address);
  await expect(
    shopper.getByRole("heading", { name: "This product finder is not available here." }),
  ).toBeVisible();
  await context.close();

  await page.getByLabel("Footer text").fill("");
  await page.getByLabel("Allowed origins").fill("");
  await press(page, "Save Changes");
  await expect(page.getByLabel("Footer text")).toHaveValue("");
});

test("a finder's area has its appearance and its insight, also before anybody has begun a draft", async ({
  page,
}) => {
  await signIn(page, "/finders/safarioutdoor");
  const parts = page.getByRole("navigation", { name: "Parts of the finder" });
  await expect(page.getByText("Nobody has begun to change this finder.")).toBeVisible();
  await parts.getByRole("link", { name: "Appearance and embedding" }).click();
  await expect(page.getByRole("group", { name: "Embed code" })).toBeVisible();
  await expect(page.getByTitle("Preview of the finder")).toBeVisible();
  await parts.getByRole("link", { name: "Insight" }).click();
  await expect(page.getByRole("button", { name: "7 days", pressed: true })).toBeVisible();
});
