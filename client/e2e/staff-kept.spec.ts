import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { signIn } from "./staff";

// Whatever happens to somebody in the middle of a draft, nothing that they wrote is lost.

const PASSWORD = "long-enough-now";
const SLUG = "coffee";

interface Editor {
  id: string;
  name: string;
}

/** A new editor's account, with a finder that is there to be changed. */
async function putIn(admin: APIRequestContext, name: string): Promise<Editor> {
  for (const { method, path, body } of exampleCalls(SLUG)) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    await admin.fetch(path, { method, data: body, headers });
  }
  const data = { username: name, role: "editor", password: PASSWORD };
  const added = await admin.post("/api/admin/team", { data });
  expect(added.ok(), await added.text()).toBe(true);
  return { name, id: ((await added.json()) as { id: string }).id };
}

async function open(page: Page, { name }: Editor): Promise<void> {
  const data = { username: name, password: PASSWORD };
  await expect(await page.request.post("/api/admin/session", { data })).toBeOK();
  await page.goto(`/admin/finders/${SLUG}`);
}

const titleOf = (page: Page) =>
  page.getByRole("region", { name: "The question" }).getByLabel("Question", { exact: true });
const standing = (page: Page) => page.getByText(/^(Draft saved|All changes are live)/);

test("a role that is taken away in the middle: what was written stays, and is saved once it is back", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const editor = await putIn(page.request, "Editor who is demoted");
  const setRole = async (role: string) => {
    const data = { role };
    await expect(await page.request.put(`/api/admin/team/${editor.id}`, { data })).toBeOK();
  };
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, editor);
  await titleOf(other).fill("Before it was taken away");
  await expect(standing(other)).toBeVisible();

  await setRole("viewer");
  await titleOf(other).fill("Written without the right to");
  await expect(other.getByText(/^Not saved: .*kept on this device/)).toBeVisible();
  await expect(titleOf(other)).toHaveValue("Written without the right to");
  const stored = await page.request.get(`/api/admin/finders/${SLUG}/draft`);
  expect(await stored.text()).toContain("Before it was taken away");

  await setRole("editor");
  await other.reload();
  await expect(titleOf(other)).toHaveValue("Written without the right to");
  await expect(standing(other)).toBeVisible();
  await expect(async () => {
    const now = await page.request.get(`/api/admin/finders/${SLUG}/draft`);
    expect(await now.text()).toContain("Written without the right to");
  }).toPass();
  await context.close();
});

test("a tab that is closed before all is saved: the next one goes on where it was", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const editor = await putIn(page.request, "Editor who closes the tab");
  const context = await browser.newContext();
  const first = await context.newPage();
  await open(first, editor);
  await expect(standing(first)).toBeVisible();
  const saving = /\/draft$/;
  await context.route(saving, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await titleOf(first).fill("Written in a tab that is gone");
  await expect(first.getByText(/^Not saved: the server cannot be reached/)).toBeVisible();
  await first.close();
  await context.unroute(saving);
  const next = await context.newPage();
  await next.goto(`/admin/finders/${SLUG}`);
  await expect(titleOf(next)).toHaveValue("Written in a tab that is gone");
  await expect(standing(next)).toBeVisible();
  await next.reload();
  await expect(titleOf(next)).toHaveValue("Written in a tab that is gone");
  await context.close();
});

test("a session that ends in the middle: signing in again saves what was written", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const editor = await putIn(page.request, "Editor who is signed out");
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, editor);
  await expect(standing(other)).toBeVisible();
  // The page's own calls are answered by now: the next one is that of the change.
  await expect(other.getByText(/^Would be nice: Makes/).first()).toBeVisible();
  const preview = other.frameLocator("iframe");
  // Journeys before may have called it otherwise.
  const name = await titleOf(other).inputValue();
  await expect(preview.getByRole("heading", { name })).toBeVisible();
  await context.clearCookies();
  await titleOf(other).fill("Written while signed out");
  const dialog = other.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(titleOf(other)).toHaveValue("Written while signed out");
  await expect(standing(other)).toBeVisible();
  await context.close();
});
