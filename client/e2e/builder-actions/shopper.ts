import type { Page } from "@playwright/test";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { getJson } from "./draft";
import type { Random } from "./random";

const MAX_ASKED = 4;

/** A published finder answers shoppers, whatever they say of what it asks. */
export async function expectAnswers(page: Page, slug: string, random: Random): Promise<void> {
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
