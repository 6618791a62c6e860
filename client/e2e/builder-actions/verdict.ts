import { expect, type Page } from "@playwright/test";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { apiOf, documentAt, getJson } from "./draft";
import type { Random } from "./random";
import { programWords } from "./sentences";
import { expectAnswers } from "./shopper";

/** A refusal names so many faults. */
const MAX_NAMED = 10;

/**
 * What the check says of a saved draft is so: it is published and answers shoppers, or it is refused for the same; and it
 * is said in staff's words.
 */
export async function expectRightCheck(page: Page, home: string, random: Random): Promise<string> {
  const document = await documentAt(page, home);
  const { revision, faults, warnings } = await getJson<DraftCheck>(page, `${apiOf(home)}/check`);
  expectPlainWords(
    [...faults, ...warnings].map(({ message }) => message),
    document,
  );
  const path = `${apiOf(home)}/publish`;
  const reply = await page.request.post(path, { data: { revision, note: "" } });
  if (faults.length > 0) {
    expect(reply.status(), JSON.stringify(faults)).toBe(400);
    const { errors } = (await reply.json()) as { errors: unknown };
    expect(errors).toEqual(faults.slice(0, MAX_NAMED));
    return `${faults.length} faults, refused`;
  }
  expect(reply.status(), await reply.text()).toBe(201);
  await expectAnswers(page, home.split("/").at(-1)!, random);
  return `${warnings.length} warnings, published`;
}

/** The screen says of the draft what its check says, and publishes it, or does not. */
export async function expectSaidVerdict(
  page: Page,
  home: string,
  document: FinderDocument,
): Promise<void> {
  await page.getByRole("button", { name: "Check and publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Check and publish" });
  const verdict = dialog.getByRole("heading", {
    name: /^(Ready to publish|Not ready to publish)$/,
  });
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  const { faults } = await getJson<DraftCheck>(page, `${apiOf(home)}/check`);
  expectPlainWords((await dialog.innerText()).split("\n"), document);
  await expect(verdict).toHaveText(faults.length > 0 ? "Not ready to publish" : "Ready to publish");
  const publishing = dialog.getByRole("button", { name: /^Publish version \d+$/ });
  if (faults.length > 0) {
    await expect(publishing).toBeDisabled();
    await page.keyboard.press("Escape");
  } else {
    await publishing.click();
    await expect(page.getByText(/^Version \d+ is live$/).first()).toBeVisible();
  }
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
}

function expectPlainWords(sentences: readonly string[], document: FinderDocument): void {
  const found = sentences.flatMap((each) => {
    const word = programWords(each, document);
    return word === undefined ? [] : [`${word}: ${each}`];
  });
  expect(found).toEqual([]);
}
