import { expect, test, type Page } from "@playwright/test";
import { answerAll, unlock } from "./bed-finder";
import { answerForSport, unlockFirearms } from "./firearm-finder";
import { heading, press } from "./page";
import { signIn, staffPages } from "./staff";

/** Collects everything the page logs to the browser's console, and its failed calls. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (line) => {
    const { url } = line.location();
    if (["error", "warning"].includes(line.type())) complaints.push(`${line.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (reply) => {
    if (reply.status() >= 400) complaints.push(`${reply.status()} ${reply.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Calls still in flight when the page is left.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason} ${request.url()}`);
  });
  return complaints;
}

// From an address of its own: the server limits how many runs one address may begin, and says so.
test.beforeEach(({ page }, { project, line }) =>
  page.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.78.${project.name === "phone" ? 1 : 2}.${line}`,
  }),
);

/** Waits until the network is idle, including requests made in idle time. */
const settle = (page: Page) => page.waitForLoadState("networkidle");

test("our own pages write nothing into the console", async ({ page }) => {
  const complaints = watch(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.getByLabel("Name").focus();
  await settle(page);
  await page.goto("/wizards");
  await expect(heading(page, "Choose Your Wizard")).toBeVisible();
  await settle(page);
  expect(complaints).toEqual([]);
});

test("a page that is none writes nothing but that it is none", async ({ page, baseURL }) => {
  const complaints = watch(page);
  const address = `${baseURL}/no/such/page`;
  await page.goto("/no/such/page");
  await expect(heading(page, "404 Page Not Found")).toBeVisible();
  await settle(page);
  // The page's own 404, which browsers and search engines must see.
  expect(complaints.filter((line) => !line.endsWith(address))).toEqual([]);
});

for (const [name, path, open, run] of [
  ["bed", "/dialabed", unlock, answerAll],
  ["firearm", "/safari", unlockFirearms, answerForSport],
] as const) {
  test(`the ${name} finder writes nothing into the console, locked, unlocked or framed`, async ({
    page,
  }) => {
    const complaints = watch(page);
    await page.goto(path);
    await expect(heading(page, "Protected Access")).toBeVisible();
    await settle(page);
    await page.goto(`${path}?embed=true`);
    await expect(heading(page, "Protected Access")).toBeVisible();
    await settle(page);
    expect(complaints).toEqual([]);

    await open(page);
    await run(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    await settle(page);
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await settle(page);
    await page.goto(`${path}?embed=true`);
    await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
    await settle(page);
    expect(complaints).toEqual([]);

    // The tab was unlocked, but no longer is.
    await page.context().clearCookies();
    await page.goto(path);
    await expect(heading(page, "Protected Access")).toBeVisible();
    await settle(page);
    expect(complaints).toEqual([]);
  });
}

test("the staff area writes nothing into the console, from the sign-in on", async ({ page }) => {
  // About fifteen pages, each until the network is idle.
  test.setTimeout(180_000);
  const complaints = watch(page);
  await page.goto("/admin");
  await expect(heading(page, "Staff sign-in")).toBeVisible();
  await settle(page);
  expect(complaints).toEqual([]);
  await signIn(page);
  const links = await staffPages(page);
  for (const link of [...links, "/admin/account"]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settle(page);
    expect(complaints, link).toEqual([]);
  }
  await press(page, "Sign out");
  await expect(heading(page, "Staff sign-in")).toBeVisible();
  await settle(page);
  expect(complaints).toEqual([]);
});
