import { z } from "zod";
import { anyProductShape } from "@shared/contracts/catalog-products";
import type { CatalogPath } from "@shared/templates/product-catalogs";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import { catalogFileOf, type CatalogFile } from "../../templates/catalog-files";

type OwnField = keyof typeof anyProductShape.shape;

const NOTHING = { groupKey: null, gtin: null, brand: null, specialPrice: null, collections: [] };
const VALUES = "values.";

const ownFields = Object.keys(anyProductShape.shape) as OwnField[];

/** What products of staff have and those of this catalog do not. */
const lackedBy = ({ fields }: CatalogFile): OwnField[] => {
  const taken = Object.values(fields);
  return ownFields.filter((name) => name !== "values" && !taken.includes(name));
};

/** Where a field of the views stands among staff's products: `pageUrl`, or `values.` and an attribute. */
export function placeOf(path: string, name: string): string | undefined {
  const { fields } = catalogFileOf(path)!;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The name that what stands at a place has in the view; the place itself where it has none. */
export function nameOfPlace(path: string, place: string): string {
  const found = Object.entries(catalogFileOf(path)!.fields).find(
    ([, each]) => place === each || place.startsWith(`${each}.`),
  );
  return found ? found[0] + place.slice(found[1].length) : place;
}

/** A product by the names of its view; what it does not have is undefined. */
function inNamesOfView(
  { fields, decimals }: CatalogFile,
  product: object,
): Record<string, unknown> {
  const own = product as Record<string, unknown>;
  const values = (own.values ?? {}) as Record<string, unknown>;
  const entries = Object.entries(fields).map(([name, place]) => {
    const value = place.startsWith(VALUES) ? values[place.slice(VALUES.length)] : own[place];
    const isText = decimals.includes(name) && typeof value === "number";
    return [name, isText ? String(value) : value] as const;
  });
  // What is not said of its stock is a yes.
  const isSaid = (name: string, value: unknown) =>
    value !== undefined && !(name === "inStock" && value === null);
  return Object.fromEntries(entries.filter(([name, value]) => isSaid(name, value)));
}

/** What is given by the names of its view, as products of staff have it: only what is given. */
export function inNamesOfStaff(
  path: string,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  const { decimals } = catalogFileOf(path)!;
  for (const [name, value] of Object.entries(given)) {
    const place = placeOf(path, name);
    if (place === undefined) continue;
    if (!place.startsWith(VALUES)) own[place] = value;
    else {
      const isNumber = decimals.includes(name) && typeof value === "string";
      values[place.slice(VALUES.length)] = isNumber ? Number(value) : value;
    }
  }
  return { ...own, values };
}

/** The shape of its products in the names that staff's have, checked by the names of its view. */
function shapeOf(file: CatalogFile): typeof anyProductShape {
  const lacked = lackedBy(file);
  const path = file.id as CatalogPath;
  const shape = z.record(z.string(), z.unknown()).transform((given, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: name.split("."), message });
    for (const [name, value] of Object.entries(given)) {
      if (!ownFields.includes(name as OwnField)) refuse(name, "There is no such field.");
      else if (lacked.includes(name as OwnField) && !isNothing(value))
        refuse(name, "Products of this catalog have none. Leave it empty.");
    }
    const parsed = productShapes[path].safeParse(inNamesOfView(file, given));
    for (const { path: where, message } of parsed.error?.issues ?? []) {
      const [name, ...rest] = where.map(String);
      refuse([placeOf(path, name ?? "") ?? name, ...rest].join("."), message);
    }
    if (!parsed.success) return z.NEVER;
    const { values, ...own } = inNamesOfStaff(path, parsed.data);
    return {
      ...NOTHING,
      ...own,
      values: { ...unknownOf(file, given.values), ...(values as object) },
    };
  });
  return shape as unknown as typeof anyProductShape;
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** What is stated under other names, for the attributes to refuse. */
function unknownOf({ fields }: CatalogFile, values: unknown): Record<string, unknown> {
  const known = Object.values(fields);
  const given = Object.entries((values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(given.filter(([id]) => !known.includes(VALUES + id)));
}

/** What one of the catalogs that come with the product has by names of its own. */
export function specifiedFields(file: CatalogFile) {
  return {
    lacks: lackedBy(file),
    shape: shapeOf(file),
    recorded: (product: object) => {
      const { id, createdAt, updatedAt } = product as Record<string, unknown>;
      return { id, ...inNamesOfView(file, product), createdAt, updatedAt };
    },
    fromRecorded: (record: Record<string, unknown>) => inNamesOfStaff(file.id, record),
  };
}
