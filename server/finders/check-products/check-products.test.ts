// Longer than 200 lines: what is warned of is one table, with the products that it is warned of.

import { describe, expect, it } from "vitest";
import type { DraftFinding } from "@shared/contracts/finder-drafts";
import type { StatedValues } from "@shared/contracts/attributes";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import { finderDocument } from "@shared/finders/document";
import { listedRows } from "../../engine/listed-for";
import { finish } from "../../platform/work/steps";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { checkProducts } from "./check-products";

const en = (text: string) => ({ en: text });

const product = (index: number, values: StatedValues): CatalogProduct => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  key: `p${index}`,
  groupKey: `p${index}`,
  name: `Shoe ${index}`,
  description: null,
  brand: "Acme",
  price: "100.00",
  specialPrice: null,
  pictureUrl: null,
  pageUrl: "https://shop.example/shoe",
  inStock: true,
  values,
});

/** Ten shoes: two wide ones, and two of unknown width; all waterproof, none for the track. */
const shoes = Array.from({ length: 10 }, (_, index) =>
  product(index, {
    ...(index < 8 && { width: index < 2 ? "wide" : "normal" }),
    surfaces: index % 2 === 0 ? ["road"] : ["trail"],
    waterproof: true,
  }),
);

const option = (id: string, ...rules: object[]) => ({ id, label: en(id), rules });
const filter = (condition: object) => ({ use: "filter", condition });
const wish = (condition: object) => ({ use: "score", condition });
const ask = (id: string, options: unknown, more: object = {}) => ({
  id,
  title: en(id),
  ask: { kind: "one" },
  options,
  ...more,
});

const documentOf = (questions: object[], more: object = {}) =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: en("Shoes"),
    questions,
    sections: [{ id: "main", catalogue: sampleCatalog }],
    ...more,
  });

/** Two of them stand in a row of one list, and none in any of the other. */
const lists = new Map([
  ["cars", listedRows({ ids: [], areRanges: [true] }, [])],
  [
    "few",
    listedRows(
      { ids: [], areRanges: [true] },
      ["p0", "p1"].map((product, at) => ({ keys: [{ min: at + 1 }], product, note: "" })),
    ),
  ],
]);
const catalogOf = (products: CatalogProduct[]) =>
  anyCatalogOf(products, sampleAttributes, sampleCatalog, lists);

const staged = (questions: object[], more: object, catalog = catalogOf(shoes)) => ({
  document: documentOf(questions, more),
  catalogs: new Map([[sampleCatalog, catalog]]),
});
const found = (questions: object[], more: object = {}, catalog = catalogOf(shoes)) =>
  finish(checkProducts(staged(questions, more, catalog)));

const isRoad = { attribute: "surfaces", is: "road" };
const isTrack = { attribute: "surfaces", is: "track" };
const isDry = { attribute: "waterproof", is: "yes" };
const isWide = { attribute: "width", is: "wide" };
const isStatedWide = { all: [isWide, { attribute: "width", isStated: true }] };

describe("what is to be thought about with today's products", () => {
  it.each<[string, object[], object, DraftFinding[]]>([
    ["nothing where all is well", [ask("on", [option("road", filter(isRoad))])], {}, []],
    [
      "an answer that no product meets",
      [ask("on", [option("road", wish(isRoad)), option("track", filter(isTrack))])],
      {},
      [
        {
          path: "questions.0.options.1",
          message:
            "None of 10 products is like this answer today. Change what it means, or remove it.",
        },
      ],
    ],
    [
      "a wish that no product is like",
      [ask("on", [option("track", wish(isTrack))])],
      {},
      [
        {
          path: "questions.0.options.0",
          message:
            "None of 10 products is like this answer today. Change what it means, or remove it.",
        },
      ],
    ],
    [
      "an answer that each product meets",
      [ask("dry", [option("yes", filter(isDry)), option("wet")])],
      {},
      [
        {
          path: "questions.0.options.0",
          message:
            "Each of 10 products is like this answer: choosing it changes nothing. Change what it means, or remove it.",
        },
      ],
    ],
    [
      "an answer that leaves hardly any, and what too few products state",
      [ask("fit", [option("wide", filter(isStatedWide))])],
      {},
      [
        {
          path: "questions.0.options.0",
          message:
            "Only 2 of 10 products meet this answer. Loosen what it means, if shoppers should have more to choose from.",
        },
        {
          path: "questions.0",
          message:
            "2 of 10 products do not state “width”, which rules here look at. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "width" },
        },
      ],
    ],
    [
      "what a calculation is made of, and not the calculation, which nobody could fill in",
      [
        ask("fit", [
          option("light", wish({ attribute: "half", atMost: 150 })),
          option("heavy", wish({ attribute: "half", atLeast: 150 })),
        ]),
      ],
      {
        values: [{ id: "half", name: en("Half"), is: { divide: [{ product: "weight" }, 2] } }],
      },
      [
        ...["questions.0.options.0", "questions.0.options.1"].map((path) => ({
          path,
          message:
            "None of 10 products is like this answer today. Change what it means, or remove it.",
        })),
        {
          path: "questions.0",
          message:
            "10 of 10 products do not state “weight”, which rules here look at. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "weight" },
        },
      ],
    ],
    [
      "a fact that hides what is not stated",
      [ask("fit", [option("wide", filter(isWide))], { fact: true })],
      { schema: 2 },
      [
        {
          path: "questions.0.options.0",
          message:
            "Only 2 of 10 products meet this answer. Loosen what it means, if shoppers should have more to choose from.",
        },
        {
          path: "questions.0",
          message:
            "2 of 10 products do not state “width”: this fact hides them; shoppers are told how many. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "width" },
        },
      ],
    ],
    [
      "nothing of what the finder itself never shows",
      [ask("fit", [option("wide", filter(isWide))], { fact: true })],
      {
        schema: 2,
        rules: [
          { id: "spare-parts", rule: { use: "exclude", condition: { products: ["p8", "p9"] } } },
        ],
      },
      [
        {
          path: "questions.0.options.0",
          message:
            "Only 2 of 8 products meet this answer. Loosen what it means, if shoppers should have more to choose from.",
        },
      ],
    ],
    [
      "a fact that nothing states",
      [
        ask("fit", undefined, {
          fact: true,
          ask: { kind: "number", min: 1, max: 9 },
          rules: [filter({ attribute: "sizes", contains: { answer: "fit" } })],
        }),
      ],
      { schema: 2 },
      [
        {
          path: "questions.0",
          message: "No product states “sizes”: this fact leaves nothing to show. Fill it in first.",
          about: { catalogue: "shoes", lacks: "sizes" },
        },
      ],
    ],
    [
      "a list that no product is in",
      [
        ask("car", undefined, {
          fact: true,
          ask: { kind: "number", min: 1, max: 9 },
          rules: [filter({ list: "cars", listedFor: [{ answer: "car" }] })],
        }),
      ],
      { schema: 2 },
      [
        {
          path: "questions.0",
          message:
            "No product is in a row of its list: this fact leaves nothing to show. Add rows for them.",
          about: { list: "cars" },
        },
      ],
    ],
    [
      "a list that has some products",
      [],
      {
        schema: 2,
        questions: [ask("on", [option("road", filter(isRoad))])],
        rules: [
          {
            id: "fits",
            fact: true,
            rule: filter({ list: "few", listedFor: [1] }),
          },
        ],
      },
      [
        {
          path: "sections.0",
          message:
            "Whatever is answered, at most 1 of 10 products can be shown here. Loosen what products here must be.",
        },
        {
          path: "questions.0.options.0",
          message:
            "Only 1 of 1 product meets this answer. Loosen what it means, if shoppers should have more to choose from.",
        },
        {
          path: "rules.0",
          message:
            "8 of 10 products are in no row of its list: this fact hides them; shoppers are told how many. Mark the list as “It has every product” if they are for nothing in it.",
          about: { list: "few" },
        },
      ],
    ],
    [
      "choices of several that mean the same products",
      [
        ask(
          "wishes",
          [
            option("wide", wish(isWide)),
            option("road", wish(isRoad)),
            option("broad", wish({ attribute: "width", oneOf: ["wide"] })),
          ],
          { ask: { kind: "many" } },
        ),
      ],
      {},
      [
        {
          path: "questions.0.options.2",
          message: "“wide” and “broad” mean the same products today. Offer one of them.",
        },
        {
          path: "questions.0",
          message:
            "2 of 10 products do not state “width”, which rules here look at. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "width" },
        },
      ],
    ],
    [
      "an answer that rules products out beside wishes, unless it only names single products",
      [
        ask("how", [
          option("wide", wish(isWide)),
          option("dry", { use: "exclude", condition: isRoad }),
          option("gift", { use: "exclude", condition: { products: ["p1"] } }),
        ]),
      ],
      {},
      [
        {
          path: "questions.0.options.1",
          message:
            "“dry” rules products out, beside answers that are wishes. Make it a question of its own.",
        },
        {
          path: "questions.0",
          message:
            "2 of 10 products do not state “width”, which rules here look at. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "width" },
        },
      ],
    ],
    [
      "values that products have and no answer offers",
      [ask("on", { attribute: "surfaces", values: ["trail"] })],
      {},
      [
        {
          path: "questions.0.options.values",
          message:
            "Products have values of “surfaces” that no answer offers: “road”. Offer them, too, if shoppers should find these products.",
        },
      ],
    ],
    [
      "choices made from values that no product has",
      [ask("on", { attribute: "surfaces" })],
      {},
      [
        {
          path: "questions.0.offer",
          message:
            "No product is like these answers today: “track”. Leave out answers that no product has.",
        },
      ],
    ],
    [
      "nothing of an answer that comes to an ending",
      [ask("on", [option("road", wish(isRoad)), option("track", filter(isTrack))])],
      {
        results: { endings: [{ when: { question: "on", is: "track" }, text: en("Call us.") }] },
      },
      [],
    ],
    [
      "rules that leave hardly anything, whatever is answered",
      [ask("on", [option("road", wish(isRoad))])],
      { rules: [{ id: "wide", rule: filter(isStatedWide) }] },
      [
        {
          path: "sections.0",
          message:
            "Whatever is answered, at most 2 of 10 products can be shown here. Loosen what products here must be.",
        },
        {
          path: "rules.0",
          message:
            "2 of 10 products do not state “width”, which rules here look at. Fill it in where you know it.",
          about: { catalogue: "shoes", lacks: "width" },
        },
      ],
    ],
  ])("is %s", (_, questions, more, warnings) => {
    expect(found(questions, more)).toEqual(warnings);
  });

  // The shoes of unknown width are p8, for the road, and p9, for the trail.
  it.each<[string, object | undefined, object, string | undefined]>([
    ["whoever is asked", undefined, {}, "2 of 10"],
    ["whoever said road", { question: "surface", is: "road" }, {}, "1 of 5"],
    ["either", { question: "surface", hasAny: ["road", "trail"] }, {}, "2 of 10"],
    ["whoever came by road", { question: "grip", is: "much" }, {}, "1 of 5"],
    [
      "who said both",
      {
        all: [
          { question: "surface", hasAny: ["road", "trail"] },
          { question: "grip", is: "much" },
        ],
      },
      {},
      "1 of 5",
    ],
    [
      "who said road, where who said nothing is asked, too",
      {
        any: [
          { question: "surface", is: "road" },
          { question: "surface", isAnswered: false },
        ],
      },
      {},
      "1 of 5",
    ],
    [
      "anybody, where another question was skipped",
      {
        any: [
          { question: "surface", is: "road" },
          { question: "grip", isAnswered: false },
        ],
      },
      {},
      "2 of 10",
    ],
    [
      "those of a section",
      undefined,
      { filter: { attribute: "width", isStated: true } },
      undefined,
    ],
  ])("counts what is not stated among the products of %s", (_, when, section, said) => {
    const surfaces = ["road", "trail"].map((id) =>
      option(id, filter({ attribute: "surfaces", hasAny: [id] })),
    );
    const wide = [option("wide", wish({ attribute: "width", is: "wide" })), option("any")];
    const grip = ask(
      "grip",
      [option("much", wish({ attribute: "surfaces", hasAny: ["road"] })), option("any")],
      { when: { question: "surface", is: "road" } },
    );
    const document = documentOf([ask("surface", surfaces), grip, ask("width", wide, { when })], {
      sections: [{ id: "main", catalogue: sampleCatalog, ...section }],
    });
    const catalog = anyCatalogOf(shoes, sampleAttributes, sampleCatalog);
    const found = finish(
      checkProducts({ document, catalogs: new Map([[sampleCatalog, catalog]]) }),
    );
    const lacking = found.flatMap(
      ({ message }) => /^(.*) products do(?:es)? not/.exec(message)?.[1] ?? [],
    );
    expect(lacking).toEqual(said === undefined ? [] : [said]);
  });

  it.each([
    ["that is led to", { question: "on", is: "road" }],
    ["that anything else leads to", { not: { question: "on", is: "trail" } }],
    [
      "that one of several leads to",
      {
        any: [
          { question: "on", is: "road" },
          { question: "on", is: "road" },
        ],
      },
    ],
  ])("is nothing about products that a question %s is not asked of", (_, when) => {
    // Of the road shoes none is wide: that is no answer that is missing for them.
    const shoes = ["road", "trail"].flatMap((surface, at) =>
      [0, 1, 2, 3, 4].map((index) =>
        product(5 * at + index, {
          surfaces: [surface],
          ...(surface === "road" && { width: "normal" }),
          ...(surface === "trail" && index < 3 && { width: "wide" }),
        }),
      ),
    );
    const on = ask("on", [
      option("road", filter(isRoad)),
      option("trail", filter({ attribute: "surfaces", is: "trail" })),
    ]);
    const width = ask("width", { attribute: "width", values: ["normal"] }, { when });
    const about = (questions: object[]) =>
      found(questions, {}, catalogOf(shoes)).map(({ message }) => message);
    expect(about([on, width]).join()).not.toMatch(/no answer offers|do not state “width”/);
    const always = { ...width, when: undefined };
    expect(about([on, always]).join()).toMatch(/no answer offers: “wide”/);
  });

  it("is products of which none has a page: shoppers could open none", () => {
    const unlinked = shoes.map((each) => ({ ...each, pageUrl: null }));
    const found = (products: CatalogProduct[]) => {
      const catalog = anyCatalogOf(products, sampleAttributes, sampleCatalog);
      const document = documentOf([ask("any", [option("x")])]);
      const stage = { document, catalogs: new Map([[sampleCatalog, catalog]]) };
      return finish(checkProducts(stage)).map(({ path }) => path);
    };
    expect(found(unlinked)).toEqual(["sections.0"]);
    expect(found([shoes[0]!, ...unlinked.slice(1)])).toEqual([]);
  });

  it("is a catalog without products", () => {
    expect(found([ask("on", [option("road", filter(isRoad))])], {}, catalogOf([]))).toEqual([
      {
        path: "sections.0",
        message: "Its catalog has no products today. Add some, or choose another catalog.",
      },
    ]);
  });

  it("is how much is asked on the longest way, not in all", () => {
    const first = ask("first", [option("a"), option("b")]);
    const branch = (of: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        ask(`${of}${at}`, [option("x")], { when: { question: "first", is: of } }),
      );
    const short = [first, ...branch("a", 4), ...branch("b", 4)];
    expect(found(short)).toEqual([]);
    const long = [first, ...branch("a", 2), ...branch("b", 7)];
    expect(found(long).map(({ path, message }) => [path, message.slice(0, 40)])).toEqual([
      ["questions", "Some answers lead to 8 questions; many s"],
      ["questions", "Some answers lead to 8 questions that mu"],
    ]);
    expect(found(long.map((each) => ({ ...each, required: false }))).length).toBe(1);
  });

  it("is found in a moment for 500 options and 20,000 products", () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      product(index, { width: ["narrow", "normal", "wide"][index % 3]!, weight: index % 700 }),
    );
    const questions = Array.from({ length: 5 }, (_, at) =>
      ask(
        `q${at}`,
        Array.from({ length: 100 }, (_, number) =>
          option(
            `o${number}`,
            filter({ attribute: "weight", atMost: number * 6 + at - 1 }),
            wish({ any: [isWide, { attribute: "weight", atLeast: number }] }),
          ),
        ),
      ),
    );
    const catalog = catalogOf(many);
    const began = performance.now();
    const work = checkProducts(staged(questions, {}, catalog));
    let [longest, last] = [0, began];
    let step = work.next();
    for (; !step.done; step = work.next()) {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    const warnings = step.value;
    const took = performance.now() - began;
    expect(warnings.map(({ path }) => path)).toEqual(["questions.0.options.0"]);
    // About a second, in steps of a few milliseconds, on two cores.
    expect(took).toBeLessThan(10_000);
    expect(longest).toBeLessThan(2_000);
  });
});
