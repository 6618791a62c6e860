import type { AttributeShape } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import type { Stage } from "../shopper/stage";
import { stageOf } from "./any-case";
import { anyCatalogOf } from "./any-catalog";
import { sampleCatalog } from "./samples";

const attributes: AttributeShape[] = [
  { id: "pack", label: { en: "pack" }, kind: "number", unit: "l", values: [], isRetired: false },
  { id: "per", label: { en: "reach" }, kind: "number", unit: "m²", values: [], isRetired: false },
  {
    id: "finish",
    label: { en: "finish" },
    kind: "choice",
    values: ["matt", "gloss"].map((id) => ({
      id,
      label: { en: id },
      synonyms: [],
      isRetired: false,
    })),
    isRetired: false,
  },
];

interface Tin {
  pack?: number;
  price: number | null;
  per?: number;
  special?: number;
  inStock?: boolean | null;
  finish?: string;
}

/** A product as tins of several sizes, each of which is a variant of it. */
export const tins = (groupKey: string, ...given: Tin[]): CatalogProduct[] =>
  given.map(({ price, special, inStock = true, ...values }, at) => ({
    id: `${groupKey}-${at}`,
    key: `${groupKey}-${at}`,
    groupKey,
    name: `${groupKey} ${values.pack} l`,
    description: null,
    brand: null,
    price: price?.toFixed(2) ?? null,
    specialPrice: special?.toFixed(2) ?? null,
    pictureUrl: null,
    pageUrl: `https://paint.example/${groupKey}-${at}`,
    inStock,
    values: Object.fromEntries(
      Object.entries({ per: 10, ...values }).filter(([, value]) => value !== undefined),
    ),
  }));

/** A finder that asks how large an area is, which is painted twice. */
export const paint = (given: CatalogProduct[], section: object = {}): Stage =>
  stageOf(
    finderDocument.parse({
      schema: 1,
      locale: "en",
      title: { en: "Paint" },
      questions: [
        {
          id: "area",
          title: { en: "How large?" },
          ask: { kind: "number", unit: "m²", min: 0, max: 10_000, step: 0.1 },
        },
        {
          id: "finish",
          title: { en: "Which finish?" },
          required: false,
          ask: { kind: "one" },
          options: ["matt", "gloss"].map((id) => ({
            id,
            label: { en: id },
            rules: [{ use: "narrow", condition: { attribute: "finish", is: id } }],
          })),
        },
        {
          id: "budget",
          title: { en: "Your budget?" },
          required: false,
          ask: { kind: "price", max: 20_000, step: 100, presets: [] },
        },
      ],
      values: [{ id: "area", is: { multiply: [{ answer: "area" }, 2] } }],
      sections: [
        {
          id: "paint",
          catalogue: sampleCatalog,
          amount: { value: "area", per: "per", pack: "pack" },
          budget: "budget",
          ...section,
        },
      ],
    }),
    anyCatalogOf(given, attributes, sampleCatalog),
  );
