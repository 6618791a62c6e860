import { expect, type Locator, type Page } from "@playwright/test";
import { startHost } from "./embedding/hosts";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

const MAX_CLICKS = 12;
const MAX_FIELDS = 4;
const MAX_LOADING_MS = 10_000;

// What templates bring is there by the same names in examples that other files put in.
test.use({ siteFor: "templates" });

const template = (page: Page, title: string) =>
  page.getByRole("button", { name: `Use the template ${title}` });

/** Publishes the draft that is open. */
async function publish(page: Page, click = (target: Locator) => target.click()): Promise<void> {
  await click(page.getByRole("button", { name: "Check and publish" }));
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await click(page.getByRole("button", { name: "Publish version 1" }));
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}

test("a new member of staff goes from signing in to running shoes on another site", async ({
  page,
}) => {
  test.setTimeout(180_000);
  let [clicks, fields] = [0, 0];
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };

  await page.goto("/admin");
  await fill(page.getByLabel("User name"), "admin");
  await fill(page.getByLabel("Password"), process.env.E2E_PASSWORD!);
  await click(page.getByRole("button", { name: "Sign in" }));
  await click(
    page
      .getByRole("navigation", { name: "Staff area" })
      .getByRole("link", { name: "Finders", exact: true }),
  );
  await expect(template(page, "Running shoes")).toBeVisible();
  await expectSound(page);
  const from = Date.now();
  await click(template(page, "Running shoes"));
  await expect(page.getByRole("heading", { name: "Running shoes", level: 1 })).toBeVisible();
  const loadedMs = Date.now() - from;
  await expect(
    page.frameLocator("iframe").getByRole("heading", { name: "Where do you run most?" }),
  ).toBeVisible();
  await publish(page, click);

  const host = await startHost();
  await click(page.getByRole("link", { name: "Appearance and embedding" }));
  await fill(page.getByLabel("Allowed origins"), host.origin);
  await click(page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  const code = await page.locator("pre code").first().innerText();

  await page.goto(
    host.page("/shoes", `<!doctype html><html lang="en"><title>Shop</title>${code}</html>`),
  );
  const finder = page.frameLocator("iframe");
  const next = finder.getByRole("button", { name: "Next", exact: true });
  await finder.getByRole("button", { name: /^On roads/ }).click();
  await finder.getByRole("radio", { name: "UK", exact: true }).check();
  await finder.getByRole("radio", { name: /^UK 9 / }).check();
  await next.click();
  await finder.getByRole("radio", { name: /^Standard/ }).check();
  await next.click();
  await finder.getByRole("radio", { name: "Soft" }).check();
  await next.click();
  await finder.getByRole("button", { name: "See Results" }).click();
  const shoes = finder.getByRole("article");
  await expect(shoes.first()).toBeVisible();
  const picture = shoes.first().locator("img");
  await expect(picture).toHaveAttribute("src", /^\/pictures\/shoes\/road\//);
  await expect(async () => {
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();
  await host.close();

  console.log(
    `From a template to another site: ${clicks} clicks, ${fields} fields; loaded in ${loadedMs} ms`,
  );
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
  expect(loadedMs).toBeLessThanOrEqual(MAX_LOADING_MS);
});

test("the coffee corner is published as it is, closed, and goes with its products", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "/finders");
  await template(page, "Coffee corner").click();
  await expect(page.getByRole("heading", { name: "Coffee corner", level: 1 })).toBeVisible();
  await publish(page);

  await page.goto("/f/coffee");
  await expect(page.getByRole("heading", { name: "What do you drink?" })).toBeVisible();
  await page.goto("/admin/finders");
  const remove = page.getByRole("button", { name: "Remove the products of Coffee corner" });
  const refused = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await remove.click();
  expect((await refused).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText(
    "The finder Coffee corner chooses from this catalog",
  );
  await expectSound(page);
  const closed = { data: { version: null } };
  await expect(await page.request.post("/api/admin/finders/coffee/live", closed)).toBeOK();
  await remove.click();
  await expect(
    page.getByText("The demonstration products of Coffee corner were removed").first(),
  ).toBeVisible();
  await expect(remove).toBeHidden();
});

test("a finder begins with the file of another one", async ({ page }) => {
  await signIn(page, "/finders");
  await page.getByRole("button", { name: "New finder" }).click();
  const making = page.getByRole("dialog", { name: "New finder" });
  await making.getByLabel("Name").fill("From a file");
  await making.getByLabel("Start from").selectOption({ label: "A finder’s file" });
  const choose = (name: string, text: string) =>
    making
      .getByLabel("File", { exact: true })
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("notes.json", "no document");
  await making.getByRole("button", { name: "Make it" }).click();
  await expect(making.getByRole("alert")).toHaveText(/^This is no finder’s file\./);
  await expectSound(page);
  await choose("faulty.json", JSON.stringify({ schema: 1, questions: "none" }));
  await making.getByRole("button", { name: "Make it" }).click();
  await expect(making.getByRole("alert")).toBeVisible();
  await expect(making.getByRole("alert")).not.toHaveText(/^This is no finder’s file\./);
  const exported = await page.request.get("/api/admin/finders/dialabed/export?version=1");
  await choose("finder.json", await exported.text());
  await making.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "From a file", level: 1 })).toBeVisible();
});
