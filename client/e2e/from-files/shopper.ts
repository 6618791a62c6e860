import { expect, type APIRequestContext } from "@playwright/test";
import type { FinderOptions, FinderResults, ShownFinder } from "@shared/contracts/finders";
import { shownFor, type Ask, type Placed, type Product } from "./points";

// A published finder asked as its page asks it, beside what a plain script finds in the file.

/** What a shopper chose by its words, typed, or set as from and to. */
type Chosen = string | readonly string[] | number | readonly [from: number, to: number];

/** What a shopper says, and answers; a question that is not named was left open. */
export interface Case<Id extends string> {
  said: string;
  answers: Partial<Record<Id, Chosen>>;
  /**
   * Keys of the products of which a good assistant would name one first, names where the file has no key, or “nothing”:
   * said by somebody of the trade who knew the file and these words alone.
   */
  anyOf: readonly string[];
}

interface Asked<Id extends string, Of extends Product> {
  slug: string;
  /** The titles of its questions, in their order. */
  titles: Readonly<Record<Id, string>>;
  products: readonly Of[];
  /** What an answer means, for each question that can be answered. */
  means: { [Each in Id]: (chosen: never) => Ask<Of> | undefined };
  cases: readonly Case<Id>[];
}

/** Of so many sets of answers, those of which the trade has to have named the first product. */
const LEAST_NAMED = 16;
const CASES = 20;

/** Every set of answers shows the products that the script finds, in the order of its points. */
export async function expectAsTheFile<Id extends string, Of extends Product>(
  request: APIRequestContext,
  { slug, titles, products, means, cases }: Asked<Id, Of>,
): Promise<void> {
  const get = async <Body>(path: string): Promise<Body> => {
    const reply = await request.get(`/api/finders/${slug}${path}`);
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Body;
  };
  const finder = await get<ShownFinder>("");
  expect(finder.questions.map(({ title }) => title)).toEqual(Object.values(titles));
  expect(cases).toHaveLength(CASES);
  const ids = Object.keys(titles) as Id[];
  let shown = 0;
  let named = 0;
  let filled = 0;
  for (const { said, answers, anyOf } of cases) {
    const query = new URLSearchParams();
    const asks: Ask<Of>[] = [];
    for (const [at, id] of ids.entries()) {
      const chosen = answers[id];
      if (chosen === undefined) continue;
      query.set(finder.questions[at]!.id, await written(finder.questions[at]!, chosen, get));
      const ask = means[id](chosen as never);
      if (ask) asks.push(ask);
    }
    const { sections } = await get<FinderResults>(`/recommendations?${query.toString()}`);
    const { placed, isGivenUp } = shownFor(products, asks);
    const { total, items, relaxed } = sections[0]!;
    const placeOf = ({ id, name }: { id: string; name: string }): Placed => {
      const found =
        placed.find(({ product }) => product.key === id) ??
        placed.find(({ product }) => product.key === "" && product.name === name);
      expect(found, `${said}: ${id} “${name}” is shown and should not be`).toBeDefined();
      return found!;
    };
    const inWords = ({ isOut, isMarked, points }: Placed) =>
      [isOut && "out of stock", isMarked && "not stated", String(points)]
        .filter(Boolean)
        .join(", ");
    const places = items.map(placeOf);
    const list = placed.map((each) => `${each.product.key}: ${inWords(each)}`).join("\n");
    // Those that are alike stand in any order: what is compared is what decides the place.
    expect(places.map(inWords), `${said}\n${list}`).toEqual(
      placed.slice(0, items.length).map(inWords),
    );
    expect(
      items.map(({ score }) => score),
      said,
    ).toEqual(places.map(({ points }) => points));
    expect(new Set(places).size, said).toBe(items.length);
    expect([total, items.length], said).toEqual([placed.length, Math.min(24, placed.length)]);
    expect(relaxed.length > 0, `${said}: ${relaxed.join()} given up`).toBe(isGivenUp);
    shown += items.length;
    if (anyOf.length === 0) continue;
    filled += 1;
    const first = items[0] ? [items[0].id, items[0].name] : ["nothing"];
    if (first.some((each) => anyOf.includes(each))) named += 1;
    else console.log(`${finder.name}: not as the trade has it: ${said}: ${first.join(", ")}`);
  }
  console.log(`${finder.name}: ${CASES} sets of answers, ${shown} products as the file has them`);
  if (filled === 0) return;
  console.log(`${finder.name}: first product named by the trade: ${named} of ${filled}`);
  expect(named).toBeGreaterThanOrEqual(Math.min(LEAST_NAMED, filled));
}

type Get = <Body>(path: string) => Promise<Body>;

/** An answer as addresses write it. */
async function written(
  { id, ask, options = [], presets = [] }: ShownFinder["questions"][number],
  chosen: Chosen,
  get: Get,
): Promise<string> {
  if (ask.kind === "find") {
    const typed = new URLSearchParams({ of: id, text: String(chosen) });
    const { exact, options: offered } = await get<FinderOptions>(`/options?${typed.toString()}`);
    const found = exact ?? offered[0];
    expect(found, `nothing is found by typing “${String(chosen)}”`).toBeDefined();
    return found!.id;
  }
  if (typeof chosen === "number") return String(chosen);
  const several = typeof chosen === "string" ? [chosen] : chosen;
  const [from, to] = several;
  if (typeof from === "number") return `${from}..${to}`;
  const preset = presets.find(({ label }) => label === chosen);
  if (preset) return `${preset.min}..${preset.max ?? ""}`;
  return several
    .map((label) => {
      const option = options.find((each) => each.label === label);
      expect(
        option,
        `no answer “${label}” to ${id}: ${options.map((each) => each.label).join(", ")}`,
      ).toBeDefined();
      return option!.id;
    })
    .join(",");
}
