import { expect, type Page } from "@playwright/test";
import type { Draft } from "@shared/contracts/finder-drafts";
import { finderDocument, type FinderDocument } from "@shared/finders/document";

// A draft as the server has it, and how the screen says that it stands.

const STANDING = /^(Draft saved|All changes are live|Not saved: )/;
const MAX_UNDONE = 250;

export async function getJson<Answer>(page: Page, path: string): Promise<Answer> {
  const reply = await page.request.get(path);
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return (await reply.json()) as Answer;
}

export const apiOf = (home: string) => home.replace("/admin/", "/api/admin/");

/** The stored document: one that the shape of documents takes as it is. */
export async function documentAt(page: Page, home: string): Promise<FinderDocument> {
  const { document } = await getJson<Draft>(page, `${apiOf(home)}/draft`);
  const read = finderDocument.parse(document);
  expect(read).toEqual(document);
  return read;
}

/** Waits until the draft is saved, or the screen says why not: that sentence. */
export async function settled(page: Page): Promise<string | undefined> {
  const standing = page.locator("header [role=status]", { hasText: STANDING });
  await expect(standing).toBeVisible({ timeout: 30_000 });
  const said = await standing.innerText();
  return said.startsWith("Not saved") ? said : undefined;
}

/** Presses a button of the header by keyboard, so often at most, until it has nothing left to do; how often. */
export async function pressAll(
  page: Page,
  name: "Undo" | "Redo",
  most = Infinity,
): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  for (let times = 0; times < MAX_UNDONE; times++) {
    if (times === most || (await button.isDisabled())) return times;
    await button.press("Enter");
  }
  throw new Error(`${name} has no end.`);
}
