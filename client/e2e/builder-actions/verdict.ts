import { expect, type Page } from "@playwright/test";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { checkAt, getJson } from "./draft";
import type { Random } from "./random";
import { programWords } from "./sentences";

const MAX_ASKED = 5;
/** A refusal names so many faults. */
const MAX_NAMED = 10;

/** What the check says of a draft is so: it is published and answers, or it is refused for the same. How, in words. */
export async function expectRightVerdict(
  page: Page,
  home: string,
  document: FinderDocument,
  random: Random,
): Promise<string> {
  await page.getByRole("button", { name: "Check and publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Check and publish" });
  const verdict = dialog.getByRole("heading", { name: /^(Nothing stops it|This stops it)$/ });
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  const check = await checkAt(page, home);
  const { faults, warnings } = check;
  const said = (await dialog.innerText()).split("\n");
  expect(said.filter((line) => programWords(line, document) !== undefined)).toEqual([]);
  const sentences = [...faults, ...warnings].map(({ message }) => message);
  expect(sentences.filter((each) => programWords(each, document) !== undefined)).toEqual([]);

  const publishing = dialog.getByRole("button", { name: /^Publish version \d+$/ });
  if (faults.length > 0) {
    await expect(verdict).toHaveText("This stops it");
    await expect(publishing).toBeDisabled();
    const body = { revision: check.revision, note: "" };
    const path = `${home.replace("/admin/", "/api/admin/")}/publish`;
    const refused = await page.request.post(path, { data: body });
    expect(refused.status()).toBe(400);
    expect(((await refused.json()) as { errors: unknown }).errors).toEqual(
      faults.slice(0, MAX_NAMED),
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    return `${faults.length} faults, refused`;
  }
  await expect(verdict).toHaveText("Nothing stops it");
  await publishing.click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  const slug = home.split("/").at(-1)!;
  await expectAnswers(page, slug, random);
  return `${warnings.length} warnings, published`;
}

/** A published finder answers shoppers, whatever they say of what it asks. */
async function expectAnswers(page: Page, slug: string, random: Random): Promise<void> {
  const path = `/api/finders/${slug}`;
  const { questions } = await getJson<ShownFinder>(page, path);
  for (let asked = 0; asked < MAX_ASKED; asked++) {
    const query = new URLSearchParams();
    for (const question of questions) {
      const answer = random.chance(0.75) ? await answerTo(page, path, question, random) : undefined;
      if (answer !== undefined) query.set(question.id, answer);
    }
    await getJson(page, `${path}/recommendations?${query}`);
    await getJson(page, `${path}/suggestions?${query}`);
    query.set("of", questions.map(({ id }) => id).join(","));
    await getJson(page, `${path}/counts?${query}`);
  }
}

async function answerTo(
  page: Page,
  path: string,
  { id, ask, options = [] }: ShownQuestion,
  random: Random,
): Promise<string | undefined> {
  const numberIn = (min: number, max: number, step: number) =>
    String(Number((min + step * random.below(Math.floor((max - min) / step) + 1)).toFixed(4)));
  switch (ask.kind) {
    case "one":
    case "scale":
      return random.of(options)?.id;
    case "many": {
      const alone = options.filter(({ exclusive }) => exclusive);
      const others = options.filter(({ exclusive }) => !exclusive);
      const chosen = others.filter(() => random.chance(0.4)).slice(0, ask.max);
      return chosen.length > 0 ? chosen.map((each) => each.id).join(",") : random.of(alone)?.id;
    }
    case "number":
      return numberIn(ask.min, ask.max, ask.step);
    case "price":
    case "range": {
      const low = numberIn(ask.min, ask.max, ask.step);
      return random.chance(0.5)
        ? `${low}..`
        : `${low}..${numberIn(Number(low), ask.max, ask.step)}`;
    }
    case "date":
      return random.of([ask.min, ask.max, "2026-12-01"].flatMap((day) => day ?? []));
    case "find": {
      const text = random.of(["a", "e", "2", "st"])!;
      const found = await getJson<{ options: { id: string }[] }>(
        page,
        `${path}/options?of=${id}&text=${text}`,
      );
      return random.of(found.options)?.id;
    }
    default:
      return undefined;
  }
}
