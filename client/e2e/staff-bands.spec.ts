import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";
import { putInTents, staffAt } from "./tents";

// Staff make a question whose answers are bands of a number.

// Other files count the questions of the same example.
test.use({ siteFor: "bands" });

test("bands of a number are made of an attribute, and moved by keyboard", async ({ page }) => {
  await signIn(page);
  for (const { method, path, body } of exampleCalls("coffee")) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    const sent = await page.request.fetch(path, { method, data: body, headers });
    expect([200, 201], await sent.text()).toContain(sent.status());
  }
  await page.goto("/admin/finders/coffee");
  await page.getByRole("button", { name: "Add a question" }).click();
  const question = page.getByRole("region", { name: "The question", exact: true });
  await question.getByLabel("Question", { exact: true }).fill("How wide may it be?");
  await question.getByLabel("Make them from an attribute").selectOption("coffee-width");
  await question.getByRole("button", { name: "Make them" }).click();

  const bands = question.getByRole("region", { name: "Bands of Width" });
  const handle = bands.getByRole("slider", { name: "Bound 1 of 3" });
  const counts = bands.getByRole("list", { name: "Products in each band" }).getByRole("listitem");
  await expect(counts).toHaveText([
    /^Up to .+\d products?$/,
    /\d products?$/,
    /\d products?$/,
    /^More than .+\d products?$/,
  ]);
  await expectSound(page);
  await handle.press("ArrowLeft");
  const moved = await handle.getAttribute("aria-valuetext");
  await expect(question.getByRole("button", { name: new RegExp(`^Up to ${moved}`) })).toBeVisible();
  await expect(question.getByText(`Width is more than ${moved}`, { exact: false })).toBeVisible();
  await bands.getByLabel("How strict, for all bands").selectOption({ label: "Must" });
  await bands.getByRole("button", { name: "Remove bound 3" }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);

  await page.setViewportSize({ width: 1_280, height: 800 });
  const live = page.frameLocator("iframe[title^='The draft']");
  await expect(live.getByText(`Up to ${moved}`)).toBeVisible();

  // A day has no answers to choose from: those that a new question begins with go.
  await page.getByRole("button", { name: "Add a question" }).click();
  const answers = question.getByRole("button", { name: /^(First|Second) answer/ });
  await expect(answers).toHaveCount(2);
  await question.getByLabel("Answered by").selectOption("date");
  await expect(answers).toHaveCount(0);
  await question.getByLabel("Answered by").selectOption("one");
  await expect(answers).toHaveCount(1);
});

test("the names of price ranges can be read at every width", async ({ page, site }) => {
  await putInTents(await staffAt(site.url), "priced-tents");
  await signIn(page, "/finders/priced-tents");
  await page.getByRole("button", { name: /^What may it cost/ }).click();
  const name = page
    .getByRole("region", { name: "Ranges to choose from" })
    .getByLabel("Name")
    .first();
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(200);
    await expectSound(page);
  }
});
