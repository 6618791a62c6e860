import type { Answers } from "@shared/finders/answers";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import type { Call } from "./calls";
import type { RunSql } from "./products";

// A finder of staff whose products are listed for cars, in a list as long as lists may be.

const SLUG = "bench-listed";
/** Also of its catalog. */
export const LISTED = SLUG;

const MAKES = 40;
const MODELS = 25;
const LIST_ROWS = 20_000;

const en = (text: string) => ({ en: text });
const choices = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, label: en(`${name} ${at}`) }));
const wish = (attribute: string, is: string) => [{ use: "score", condition: { attribute, is } }];

export const listedDocument: FinderDocument = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: en("Seats"),
  questions: [
    { id: "make", title: en("Make"), ask: { kind: "one" }, options: choices("make", MAKES) },
    { id: "model", title: en("Model"), ask: { kind: "one" }, options: choices("model", MODELS) },
    { id: "year", title: en("Year"), ask: { kind: "number", min: 1990, max: 2030 } },
    {
      id: "fixing",
      title: en("Fixing"),
      ask: { kind: "one" },
      options: ["isofix", "belt"].map((id) => ({ id, label: en(id), rules: wish("fixing", id) })),
    },
    {
      id: "budget",
      title: en("Budget"),
      ask: { kind: "price", max: 20_000, step: 100, presets: [] },
      rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    },
  ],
  rules: [
    {
      id: "fits",
      weight: 30,
      rule: {
        use: "score",
        condition: {
          list: SLUG,
          listedFor: [{ answer: "make" }, { answer: "model" }, { answer: "year" }],
        },
      },
    },
  ],
  sections: [{ id: "seats", catalogue: SLUG, maxItems: 12 }],
});

const keys = [
  { id: "make", label: "Make", kind: "text" },
  { id: "model", label: "Model", kind: "text" },
  { id: "years", label: "Years", kind: "range" },
];

/** Puts the finder in, with so many products and a whole list of what they are for. */
export async function fillListed(run: RunSql, products: number): Promise<void> {
  const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;
  const fixings = ["isofix", "belt"].map((id) => ({ id, label: en(id), synonyms: [] }));
  await run(`insert into attributes (id, label, kind, "values")
    values ('fixing', ${json(en("Fixing"))}, 'choice', ${json(fixings)})`);
  await run(`insert into catalogues (id, name, selection)
    values ('${SLUG}', 'Seats', ${json({ collections: [SLUG] })})`);
  await run(`insert into products (key, name, brand, price, in_stock, collections, "values")
    select 'P-' || n, 'Seat ' || n, 'Brand ' || n % 40, 900 + n % 9000, n % 12 > 0, ${json([SLUG])},
      jsonb_build_object('fixing', case when n % 3 = 0 then 'belt' else 'isofix' end)
    from generate_series(1, ${products}) n`);
  await run(`insert into product_lists (id, name, keys) values ('${SLUG}', 'Cars', ${json(keys)})`);
  await run(`insert into product_list_rows (list_id, place, keys, product, note)
    select '${SLUG}', n,
      jsonb_build_array('make-' || n % ${MAKES}, 'model-' || n / ${MAKES} % ${MODELS},
        jsonb_build_object('min', 1995 + n % 20, 'max', 2005 + n % 20)),
      'P-' || 1 + n * 7919 % ${products}, case when n % 5 = 0 then 'with the long leg' else '' end
    from generate_series(1, ${LIST_ROWS}) n`);
  await run(`insert into finders (slug, name, brand, live_version, last_version)
    values ('${SLUG}', 'Seats', ${json({ name: "Shop", website: null, color: null, links: [] })}, 1, 1)`);
  await run(`insert into finder_versions (slug, version, document)
    values ('${SLUG}', 1, ${json(listedDocument)})`);
}

let asked = 0;
const path = (at: number, max: number | string) =>
  `/api/finders/${SLUG}/recommendations?make=make-${at % MAKES}&model=model-${at % MODELS}` +
  `&year=${2000 + (at % 15)}&fixing=${at % 3 === 0 ? "belt" : "isofix"}&budget=..${max}`;

/** The call for its results. Every 50 fresh ones come to another car. */
export const listedCall: Call = {
  name: LISTED,
  paths: Array.from({ length: 400 }, (_, at) => path(at, 2_000 + 1_000 * (at % 7))),
  fresh: () => path(Math.floor(++asked / 50), (2_000 + (asked % 800_000) / 100).toFixed(2)),
  targets: { plain: 1, compressed: 2.5, fresh: 0.5 },
};

/** The answers in the address of a call. */
export function listedAnswers(query: Record<string, unknown>): Answers {
  const { make, model, year, fixing, budget } = query as Record<string, string>;
  return {
    make: make!,
    model: model!,
    year: Number(year),
    fixing: fixing!,
    budget: { max: Number(budget!.slice(2)) },
  };
}
