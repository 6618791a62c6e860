import { z } from "zod";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { finderIds } from "@shared/templates/finders";
import { readFileOf, templateFolder } from "./finder-files";

const yes = z.literal(true).optional();

const attribute = z.strictObject({
  id: z.string(),
  label: z.string(),
  kind: z.enum(["choice", "choices", "number"]),
  /** Whether every product has to state it. */
  isRequired: yes,
  /** Whether products may state words that are not among its values. */
  isOpen: yes,
  /** Whether products write its values by their names, which stand for the ids. */
  areNames: yes,
  /** Whether what states nothing says that it does not apply. */
  mayNotApply: yes,
  /** Whether products have an order by it. */
  isOrder: yes,
  /** Not stated, but worked out of what is. */
  calculation: z.custom<ProductCalculation>().optional(),
  /** Its values, each with its label, in their order. */
  values: z.record(z.string(), z.string()).optional(),
  /** The list that staff keep, whose rows are its values. */
  list: z.string().optional(),
});

/** How a list's rows are options: a column's name, or a text with columns in braces. */
const listedAs = z.strictObject({
  text: z.string(),
  tip: z.string(),
  icon: z.string(),
  picture: z.string(),
  color: z.string(),
  tags: z.string(),
  suits: z.string(),
  group: z.string(),
  values: z.string(),
  number: z.string(),
  min: z.string(),
  max: z.string(),
  /** The column that decides their order; staff's own order unless given. */
  by: z.string(),
});

const catalogFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  source: z.strictObject({
    name: z.enum(["beds", "firearms"]),
    /** What tells its products apart for shoppers, and their order where they tie. */
    key: z.enum(["key", "id"]),
    shown: z.array(z.string()),
    searched: z.array(z.string()),
  }),
  /** The fields of its view, each with its place among those of any product. */
  fields: z.record(z.string(), z.string()),
  /** The fields that are numbers, and texts in the view. */
  decimals: z.array(z.string()).default([]),
  attributes: z.array(attribute),
  /** What staff enter besides: no finder asks for it. */
  enteredBesides: z.array(attribute).default([]),
  lists: z.record(z.string(), listedAs.partial()).default({}),
});

/** What a catalog that comes with the product is, as its template's file says. */
export type CatalogFile = z.output<typeof catalogFile>;
export type FiledAttribute = CatalogFile["attributes"][number];

/** The catalogs that come with the product, each read from `catalog.json` in its finder's folder. */
export const catalogFiles: readonly CatalogFile[] = finderIds.map((slug) =>
  catalogFile.parse(JSON.parse(readFileOf(templateFolder(slug), "catalog.json"))),
);

/** Whether the questions of its finders choose from lists that staff keep. */
export const hasStaffLists = ({ lists }: CatalogFile): boolean => Object.keys(lists).length > 0;

/** The file of a catalog; `undefined` for one that staff defined. */
export const catalogFileOf = (id: string): CatalogFile | undefined =>
  catalogFiles.find((each) => each.id === id);
