import type { AttributeShape } from "@shared/contracts/attributes";
import { DOES_NOT_APPLY, type StatedValue } from "@shared/contracts/attributes";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import type { Stage } from "../shopper/stage";
import { stageOf } from "./any-case";
import { anyCatalogOf, productWith } from "./any-catalog";

// A set of a machine and what goes with it: the grinder grinds as the machine wants it.

const value = (id: string) => ({ id, label: { en: id }, synonyms: [], isRetired: false });

export const coffeeAttributes: AttributeShape[] = [
  {
    id: "makes",
    label: { en: "makes" },
    kind: "choice",
    values: [value("espresso"), value("filter"), value("capsules")],
    isRetired: false,
  },
  {
    id: "grind",
    label: { en: "grind" },
    kind: "choice",
    values: [value("fine"), value("coarse")],
    isRetired: false,
  },
];

/** A machine for espresso, one for filter coffee, and one for capsules, which needs no grinder. */
export const machines = [
  coffeeProduct("espresso-1", 4_000, { makes: "espresso", grind: "fine" }),
  coffeeProduct("espresso-2", 6_000, { makes: "espresso", grind: "fine" }),
  coffeeProduct("filter-1", 1_500, { makes: "filter", grind: "coarse" }),
  coffeeProduct("capsules-1", 2_000, { makes: "capsules", grind: DOES_NOT_APPLY }),
  coffeeProduct("mystery-1", 9_000, { makes: "espresso" }),
];

export const grinders = [
  coffeeProduct("fine-1", 1_000, { grind: "fine" }),
  coffeeProduct("fine-2", 2_000, { grind: "fine" }),
  coffeeProduct("coarse-1", 500, { grind: "coarse" }),
  coffeeProduct("unknown-1", 300, {}),
];

function coffeeProduct(
  key: string,
  price: number,
  values: Record<string, StatedValue>,
): CatalogProduct {
  return productWith(key, values, { price: price.toFixed(2) });
}

/** The document: what is made, and the set; parts of it may be given otherwise. */
export const coffeeDocument = (
  given: Partial<Record<"questions" | "sections" | "rules" | "results", unknown>> = {},
): FinderDocument =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Coffee" },
    currency: "ZAR",
    questions: [
      {
        id: "makes",
        title: { en: "What do you drink?" },
        ask: { kind: "one" },
        options: ["espresso", "filter", "capsules"].map((id) => ({
          id,
          label: { en: id },
          rules: [
            { use: "filter", condition: { attribute: "makes", is: id }, sections: ["machine"] },
          ],
        })),
      },
    ],
    rules: [
      {
        id: "suits",
        name: { en: "suits the machine" },
        rule: {
          use: "filter",
          condition: { attribute: "grind", sameAsIn: "machine" },
          sections: ["grinder"],
        },
      },
    ],
    sections: [
      { id: "machine", heading: { en: "Machine" }, catalogue: "machines" },
      { id: "grinder", heading: { en: "Grinder" }, catalogue: "grinders", isOptional: true },
    ],
    ...given,
  });

/** The set with these products. */
export function coffeeStage(
  document = coffeeDocument(),
  products: { machines: CatalogProduct[]; grinders: CatalogProduct[] } = { machines, grinders },
  attributes = coffeeAttributes,
): Stage {
  const catalogs = Object.entries(products).map(
    ([id, each]) => [id, anyCatalogOf(each, attributes, id)] as const,
  );
  return { ...stageOf(document, catalogs[0]![1]), catalogs: new Map(catalogs) };
}
