import { describe, expect, it } from "vitest";
import type { FinderDocument } from "./document";
import { cellReader, isOnProducts, withProductCells, type ProductCells } from "./product-cells";
import type { Rule, Use } from "./rule";
import { sizeProblem } from "./size-problem";

const wide: Rule = { use: "score", condition: { attribute: "width", is: "wide" } };
const on = (use: Use, ...products: string[]): Rule => ({ use, condition: { products } });

const documentOf = (rules: Rule[]) =>
  ({
    questions: [
      {
        id: "q",
        rules: [],
        options: [
          { id: "o", rules },
          { id: "p", rules: [wide] },
        ],
      },
    ],
    rules: [],
    sections: [{ id: "main" }],
  }) as unknown as FinderDocument;
const rulesOf = ({ questions }: FinderDocument) =>
  (questions[0]!.options as unknown as { rules: Rule[] }[]).map(({ rules }) => rules);
const TABLE = { question: "q", section: "main" };
const change = (rules: Rule[], cells: Record<string, Use | null>) => {
  const of = new Map<string, ProductCells>([["o", new Map(Object.entries(cells))]]);
  const [changed, other] = rulesOf(withProductCells(documentOf(rules), TABLE, of));
  expect(other).toEqual([wide]);
  return changed;
};

describe("an option's rules on single products", () => {
  it("are one for each use, and its other rules stay as they are", () => {
    expect(change([wide], { A: "filter", B: "exclude", C: "filter" })).toEqual([
      wide,
      on("filter", "A", "C"),
      on("exclude", "B"),
    ]);
    const rules = [on("filter", "A"), wide, on("score", "B"), on("filter", "C")];
    expect(change(rules, { B: "filter" })).toEqual([on("filter", "A", "C", "B"), wide]);
    expect(change(rules, { A: null, C: null, B: null })).toEqual([wide]);
  });

  it("keep their own sentences, and those that apply at times are left alone", () => {
    const said: Rule = { ...on("score", "A"), reasons: { met: { en: "Our choice" } } };
    const there: Rule = { ...on("score", "A"), sections: ["other"] };
    expect(isOnProducts(there, "main")).toBe(false);
    expect(change([said, there], { b: "score", A: "score" })).toEqual([
      { ...said, condition: { products: ["b", "A"] } },
      there,
    ]);
  });

  it("are for one section alone where there are several", () => {
    const document = { ...documentOf([on("filter", "A", "B")]), sections: [{ id: "main" }, {}] };
    const cells = new Map([
      [
        "o",
        new Map<string, Use>([
          ["B", "filter"],
          ["C", "score"],
        ]),
      ],
    ]);
    const [changed] = rulesOf(withProductCells(document as FinderDocument, TABLE, cells));
    expect(changed).toEqual([
      on("filter", "A"),
      { ...on("filter", "B"), sections: ["main"] },
      { ...on("score", "C"), sections: ["main"] },
    ]);
    const read = (section: string) => ["A", "B", "C"].map(cellReader({ rules: changed! }, section));
    expect(read("main")).toEqual(["filter", "filter", "score"]);
    expect(read("other")).toEqual(["filter", undefined, undefined]);
  });

  it("of thousands are told in parts, and read again", () => {
    const keys = Array.from({ length: 1_200 }, (_, at) => `K${at}`);
    const [rule] = change([], Object.fromEntries(keys.map((key) => [key, "avoid"])))!;
    const { any } = (rule as unknown as { condition: { any: { products: string[] }[] } }).condition;
    expect(any.map(({ products }) => products.length)).toEqual([500, 500, 200]);
    const read = cellReader({ rules: [rule!] }, "main");
    expect([read("k1199"), read("K1200")]).toEqual(["avoid", undefined]);
    expect(change([rule!], { K7: null })![0]).toMatchObject({ condition: { any: [{}, {}, {}] } });
  });

  it("say of a product that several name what is strictest", () => {
    const rules = [on("score", "A"), on("exclude", "A"), on("narrow", "A")];
    const read = cellReader({ rules }, "main");
    expect(read("A")).toBe("exclude");
  });
});

describe("what is too large", () => {
  it.each([
    ["of too many bytes", [on("score", "x".repeat(600_000))], /at most 512 kB large; .* 587 kB/],
    ["of too many rules", Array.from({ length: 2_000 }, () => wide), /at most 2,000 rules/],
    [
      "of too many products",
      [{ use: "score", condition: { any: Array(51).fill({ products: ["A"] }) as never[] } }],
      /at most 25,000 products/,
    ],
  ] as [string, Rule[], RegExp][])("is said: %s", (_name, rules, message) => {
    expect(sizeProblem(documentOf(rules))).toMatch(message);
  });

  it("is nothing of a small one", () => {
    expect(sizeProblem(documentOf([wide]))).toBeUndefined();
  });
});
