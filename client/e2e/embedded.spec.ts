import { expect, test, type Page } from "@playwright/test";
import { answerAll, headings } from "./bed-finder";
import { expectSound, heading } from "./page";

const settings = {
  logo: { url: "", width: "auto", height: "32px", position: "top-center" },
  branding: { showPoweredBy: true, customFooterText: "Sleep well, from <b>us</b>" },
  dimensions: { width: "100%", height: "auto", maxWidth: "900px", minHeight: "400px" },
  colors: { primary: "#0b5cad", background: "#f4f8ff" },
  typography: {
    fontFamily: "Lato",
    fontSize: "17px",
    headingFontSize: "30px",
    headingFontWeight: "800",
  },
  styling: {
    borderRadius: "4px",
    shadowLevel: "none",
    showHeader: true,
    showProgress: true,
    showFooter: true,
    theme: "light",
  },
};

/** Opens the finder in a frame on a page of our own origin, with these embed settings. */
async function openFramed(page: Page, saved: object, query = ""): Promise<Page> {
  await page.route("**/api/embed-settings?*", (route) =>
    route.fulfill({
      json: { client: "dialabed", settings: saved, allowedOrigins: [], publicUrl: "" },
    }),
  );
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Host</title><main><h1>A shop's page</h1>
        <iframe title="Bed finder" src="/dialabed?embed=true${query}" style="width:100%;height:2400px"></iframe></main>`,
    }),
  );
  await page.goto("/host.html");
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await frame.getByRole("button", { name: "Unlock" }).click();
  await expect(frame.getByRole("heading", { name: headings[0] })).toBeVisible();
  // The frame's locators, typed as a page.
  return page.frames().find((each) => each.url().includes("embed=true")) as unknown as Page;
}

const variable = (frame: Page, name: string) =>
  frame.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );

// Shows 1.product.site, 1.bed.embedded, 2.bed.embed.
test("in a frame the finder wears what staff chose, without the shop's header and footer", async ({
  page,
}) => {
  const frame = await openFramed(page, settings);
  await expect(frame.getByRole("searchbox")).toHaveCount(0);
  await expect(frame.getByText("Customer Support")).toHaveCount(0);
  await expect(frame.getByText("Sleep well, from <b>us</b>")).toBeVisible();
  await expect(frame.getByText("Powered by Matchwell")).toBeVisible();
  expect(await variable(frame, "--accent")).toBe("#0b5cad");
  expect(await variable(frame, "--accent-ink")).toBe("#ffffff");
  expect(await variable(frame, "--paper")).toBe("#f4f8ff");
  expect(await variable(frame, "--radius-card")).toBe("4px");
  const title = frame.getByRole("heading", { name: headings[0] });
  await expect(title).toHaveCSS("font-size", "30px");
  await expect(title).toHaveCSS("font-weight", "800");
  await expect(title).toHaveCSS("font-family", /Lato/);
  await answerAll(frame);
  await expect(frame.getByRole("article").first()).toBeVisible();
  await expectSound(page);
});

test("header, steps and footer can be left out", async ({ page }) => {
  const styling = {
    ...settings.styling,
    showHeader: false,
    showProgress: false,
    showFooter: false,
  };
  const frame = await openFramed(page, { ...settings, styling });
  await expect(frame.getByRole("navigation", { name: "Steps" })).toHaveCount(0);
  await expect(frame.getByRole("img", { name: "Dial-a-Bed" })).toHaveCount(0);
  await expect(frame.getByText("Powered by Matchwell")).toHaveCount(0);
});

// Shows 2.bed.unused.
test("the embedding page's theme and showHeader win over what is saved", async ({ page }) => {
  const { background: _, ...colors } = settings.colors;
  const frame = await openFramed(page, { ...settings, colors }, "&theme=dark&showHeader=false");
  await expect(frame.locator("html")).toHaveClass(/dark/);
  await expect(frame.getByRole("img", { name: "Dial-a-Bed" })).toHaveCount(0);
  await expect(frame.getByRole("navigation", { name: "Steps" })).toBeVisible();
});

for (const [ground, theme] of [
  ["a shop's own light ground", "light"],
  ["the brand's own ground", "dark"],
] as const) {
  test(`on ${ground}, a dark device draws ${theme} fields`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const colors = theme === "light" ? settings.colors : {};
    const styling = { ...settings.styling, theme: "auto" as const };
    const frame = await openFramed(page, { ...settings, colors, styling });
    await expect(frame.locator("html")).toHaveCSS("color-scheme", theme);
  });
}

test("settings that cannot be loaded keep nobody out", async ({ page }) => {
  await page.route("**/api/embed-settings?*", (route) => route.abort());
  await page.goto("/dialabed?embed=true");
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(heading(page, headings[0])).toBeVisible();
});
