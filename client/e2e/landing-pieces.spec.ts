import { expect, test, type Page } from "@playwright/test";
import { watchShifts } from "./layout-shifts";
import { expectSound, heading } from "./page";
import { signIn } from "./staff";

const form = {
  name: (page: Page) => page.getByLabel("Name"),
  email: (page: Page) => page.getByLabel("Email"),
  message: (page: Page) => page.getByLabel("Message"),
  send: (page: Page) => page.getByRole("button", { name: "Send Message" }),
};

async function fillIn(page: Page, message: string): Promise<void> {
  await form.name(page).fill("Zoë Ndlovu");
  await form.email(page).fill("zoe@shop.example");
  await form.message(page).fill(message);
}

test.beforeEach(({ page }) => {
  // A hydration mismatch of the prerendered page is logged here.
  page.on("console", (line) => {
    const { url } = line.location();
    if (line.type() === "error" && !url.includes("/api/")) throw new Error(line.text());
  });
  page.on("pageerror", (error) => {
    throw error;
  });
});

test("the head names the page, its picture and its public address, and all of it is there", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/^Matchwell: AI-powered product finders/);
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  expect(await content("og:url")).toBe(`${baseURL}/`);
  expect((await content("description"))!.length).toBeGreaterThan(50);
  const picture = await request.get((await content("og:image"))!);
  expect(picture.headers()["content-type"]).toBe("image/png");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data!)).toMatchObject({ "@context": "https://schema.org" });
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${baseURL}/wizards<`);
  for (const source of await page.locator("picture source, picture img").all()) {
    const address = await source.evaluate((each: HTMLImageElement | HTMLSourceElement) =>
      "srcset" in each && each.srcset ? each.srcset : (each as HTMLImageElement).src,
    );
    expect((await request.get(address)).headers()["content-type"]).toBe("image/webp");
  }
});

test("the miniature plays a run to its results, and nothing else moves", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(heading(page, "How firm do you like it?")).toBeVisible();
  await expect(heading(page, "Your perfect matches")).toBeVisible({ timeout: 15_000 });
  expect(await shifts()).toBeLessThan(0.02);
});

test("the miniature can be paused, and answered by hand", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "On my back" }).press("Enter");
  await expect(heading(page, "How firm do you like it?")).toBeFocused();
  await page.getByRole("button", { name: "Firm Lie on it" }).click();
  await page.getByRole("button", { name: /^R6,000/ }).click();
  await expect(heading(page, "Your perfect matches")).toBeVisible();
  await expect(page.getByText("Cederberg Firm").first()).toBeVisible();
  await expect(page.getByText("Suits back sleepers")).toBeVisible();
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(heading(page, "How do you sleep?")).toBeVisible();
});

test.describe("where less motion is asked for", () => {
  test.use({ reducedMotion: "reduce" });

  test("a press on the miniature that comes before its code counts", async ({ page }) => {
    let letThrough = () => {};
    const isPressed = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/assets/hydrate-*.js", async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.goto("/");
    await page.getByRole("button", { name: "On my back" }).click();
    await expect(heading(page, "How do you sleep?")).toBeVisible();
    letThrough();
    await expect(heading(page, "How firm do you like it?")).toBeVisible();
  });

  test("the miniature waits to be played", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByText("Suits side sleepers")).toBeVisible();
    const play = page.getByRole("button", { name: "Play" });
    await expect(play).toBeVisible();
    // Hydrated, and still on the first answer: a playing miniature would have moved on.
    await page.clock.fastForward(10_000);
    await expect(heading(page, "How do you sleep?")).toBeVisible();
    await play.click();
    await expect(heading(page, "How firm do you like it?")).toBeVisible();
  });
});

test("a message is kept, said to be kept, and read by staff", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#contact");
  const message = "A finder for tents, please.";
  await fillIn(page, message);
  // People take longer than programs.
  await page.clock.fastForward(3_000);
  const startedAt = Date.now();
  await form.send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  // No mail is sent here: staff find the message in their list.
  await expect(page.getByText("Message kept", { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_000);
  await expect(form.name(page)).toHaveValue("");
  await expect(form.message(page)).toHaveValue("");
  await signIn(page, "/messages");
  const item = page.getByRole("listitem").filter({ hasText: message });
  await expect(item).toBeVisible();
  await expect(item.getByText("suspected")).toBeHidden();
});

test("what is wrong stands under its field, and a failure keeps what was written", async ({
  page,
}) => {
  await page.goto("/#contact");
  await form.email(page).fill("nobody");
  await form.send(page).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByText("Enter one e-mail address")).toBeVisible();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await expect(form.name(page)).toBeFocused();
  await expectSound(page);

  // The network is down, also for the toasts' code.
  await page.route("**/api/contact", (route) => route.abort());
  await fillIn(page, "Anybody there?");
  await form.send(page).click();
  await expect(
    page.getByText("Failed to send message. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(form.message(page)).toHaveValue("Anybody there?");
});

test("what was typed before the form's code came is kept, and sending waits for it", async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 201, json: { status: "received" } }),
  );
  await page.goto("/#contact");
  await fillIn(page, "Quick fingers");
  const sent = page.waitForRequest("**/api/contact");
  await form.send(page).click();
  await expect(page).toHaveURL(/#contact$/);
  letThrough();
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Zoë Ndlovu",
    message: "Quick fingers",
    website: "",
  });
  await expect(page.getByText("Message sent!", { exact: true })).toBeVisible();
  await expect(
    page.getByText("We'll get back to you within 24 hours.", { exact: true }),
  ).toBeVisible();
});

test("a form whose code does not come says how else to write", async ({ page }) => {
  await page.route("**/assets/hydrate-*.js", (route) => route.abort());
  page.removeAllListeners("console");
  await page.goto("/#contact");
  await fillIn(page, "Hello?");
  await form.send(page).click();
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await expect(form.message(page)).toHaveValue("Hello?");
});
