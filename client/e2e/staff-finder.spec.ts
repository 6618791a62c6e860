import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { findViolations } from "./axe";
import { expectSound } from "./page";
import { signIn } from "./staff";
import { test } from "./own-site";

// A finder is made by staff in the browser alone, over a catalog that is there.

const SLUG = "staff-shoes";

/** The running shoes as a catalog, without a finder. */
async function putInShoes(page: Page): Promise<void> {
  for (const { method, path, body } of exampleCalls("running-shoes", SLUG)) {
    if (path.startsWith("/api/admin/finders")) continue;
    const isFile = typeof body === "string";
    const sent = await page.request.fetch(path, {
      method,
      data: body,
      headers: isFile ? { "Content-Type": "text/csv" } : undefined,
    });
    // It is there already where another test put it in.
    expect([200, 201, 409]).toContain(sent.status());
  }
}

const live = (page: Page) => page.frameLocator("iframe[title^='The draft']");
const standing = (page: Page) => page.getByText(/^(Draft saved|All changes are live)/);

test("a finder goes from a catalog to shoppers, and back to the version before", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await putInShoes(page);
  await page.goto("/admin/finders");
  await page.getByRole("button", { name: "New finder" }).click();
  const making = page.getByRole("dialog", { name: "New finder" });
  await making.getByLabel("Name").fill("Staff shoes");
  await making.getByLabel("Catalog").selectOption("running-shoes");
  await expectSound(page);
  await making.getByRole("button", { name: "Make it" }).click();

  // Proposed from what the catalog's products state, and shown live.
  await expect(page.getByRole("heading", { name: "Staff shoes", level: 1 })).toBeVisible();
  await expect(page.getByText(/^[4-6] questions$/)).toBeVisible();
  const first = page.getByRole("region", { name: "The question" });
  const title = first.getByLabel("Question", { exact: true });
  await expect(live(page).getByRole("heading", { name: await title.inputValue() })).toBeVisible();
  await expectSound(page);

  // An edit shows in the live finder, is saved by itself, and is undone.
  await title.fill("Which one do you like best?");
  await expect(
    live(page).getByRole("heading", { name: "Which one do you like best?" }),
  ).toBeVisible();
  await expect(standing(page)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue("Which one do you like best?");
  await title.fill("Which one then?");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).toHaveValue("Which one do you like best?");

  await page.getByRole("button", { name: "Check and publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Check and publish" });
  await expect(dialog.getByText("Ready to publish")).toBeVisible();
  await dialog.getByLabel("Note").fill("The first one");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Open it as shoppers see it" })).toHaveAttribute(
    "href",
    `/f/${SLUG}`,
  );
  await page.goto(`/f/${SLUG}`);
  await expect(page.getByRole("heading", { name: "Which one do you like best?" })).toBeVisible();

  // What nobody could answer stops it, at its place; the version before is one press away.
  await page.goto(`/admin/finders/${SLUG}`);
  await page.getByRole("button", { name: "Add a question" }).click();
  await title.fill("");
  await page.getByRole("button", { name: "Check and publish" }).click();
  await expect(dialog.getByText("Not ready to publish")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Publish/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  await title.fill("How far do you run?");
  await page.getByRole("button", { name: "Check and publish" }).click();
  await expect(dialog.getByText("Question “How far do you run?” is new.")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish version 2" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
  await page.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByRole("heading", { name: "Version 2" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: "Show this to shoppers" }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
});

test("two people on one draft: different questions merge, the same one shows both", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await putInShoes(page);
  const slug = "staff-two";
  const { questions } = (await (
    await page.request.get("/api/admin/catalogues/running-shoes/questions")
  ).json()) as { questions: object[] };
  await page.request.post("/api/admin/finders", { data: { slug, name: "Two" } });
  const document = {
    schema: 1,
    locale: "en",
    title: { en: "Two" },
    sections: [{ id: "main", catalogue: "running-shoes" }],
    questions,
  };
  const { draftRevision: revision } = (await (
    await page.request.get(`/api/admin/finders/${slug}`)
  ).json()) as { draftRevision: number };
  await expect(
    await page.request.put(`/api/admin/finders/${slug}/draft`, { data: { revision, document } }),
  ).toBeOK();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, `/finders/${slug}`);
  await page.goto(`/admin/finders/${slug}`);
  const titleOf = (of: Page) =>
    of.getByRole("region", { name: "The question" }).getByLabel("Question", { exact: true });
  const open = (of: Page, at: number) =>
    of
      .getByRole("region", { name: "Questions" })
      .getByRole("listitem")
      .nth(at)
      .getByRole("button")
      .last()
      .click();

  await titleOf(page).fill("Mine?");
  await open(other, 1);
  await titleOf(other).fill("Theirs?");
  await expect(standing(page)).toBeVisible();
  await expect(standing(other)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Theirs\?/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mine\?/ })).toBeVisible();

  // The connection is lost; what was written is there after a reload, and is sent.
  await context.setOffline(true);
  await titleOf(other).fill("Written without a connection");
  await expect(other.getByText(/^Not saved: the server cannot be reached/)).toBeVisible();
  await open(page, 1);
  await titleOf(page).fill("Written meanwhile");
  await expect(standing(page)).toBeVisible();
  await context.setOffline(false);
  const conflict = other.getByRole("alert", { name: "Somebody else has changed this" });
  await expect(conflict).toContainText("Written without a connection");
  await expect(conflict).toContainText("Written meanwhile");
  // Without a connection the frame may have lost what it loads later.
  expect(await findViolations(other, { exclude: "iframe" })).toEqual([]);
  await conflict.getByRole("button", { name: "Use mine" }).click();
  await expect(conflict).toHaveCount(0);
  await expect(titleOf(other)).toHaveValue("Written without a connection");
  await expect(standing(other)).toBeVisible();
  await context.close();
});
