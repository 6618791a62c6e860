import { z } from "zod";
import { anyProductShape } from "@shared/contracts/catalogue-products";
import type { CataloguePath } from "@shared/product-catalogues";
import { productShapes } from "@shared/schema/product-shapes";

type OwnField = keyof typeof anyProductShape.shape;

/** What a field of the views is among staff's products: a field of its own, or what a product states. */
type Place = Exclude<OwnField, "values"> | `values.${string}`;

const common = {
  name: "name",
  description: "description",
  shortDescription: "shortDescription",
  price: "price",
  imageUrl: "pictureUrl",
  inStock: "inStock",
} as const;

const places: Record<CataloguePath, Readonly<Record<string, Place>>> = {
  "bed-products": {
    ...common,
    magentoId: "key",
    magentoUrl: "pageUrl",
    category: "values.category",
    bedSize: "values.bedSize",
    mattressType: "values.mattressType",
    firmness: "values.firmness",
    sleepStyle: "values.sleepStyle",
    features: "values.features",
  },
  "firearm-products": {
    ...common,
    externalId: "key",
    externalUrl: "pageUrl",
    specialPrice: "specialPrice",
    brand: "brand",
    category: "values.category",
    purpose: "values.purpose",
    firearmType: "values.type",
    subType: "values.subType",
    action: "values.action",
    caliber: "values.caliber",
    capacity: "values.capacity",
    packSize: "values.packSize",
    barrelLength: "values.barrelLength",
    carryPositions: "values.carryPosition",
    sportDisciplines: "values.discipline",
    huntingGame: "values.game",
    useCase: "values.useCase",
    handSize: "values.handSize",
    features: "values.features",
  },
};

/** Numbers that the views, and whoever reads them, have as text. */
const DECIMALS = ["barrelLength"];
const NOTHING = { groupKey: null, brand: null, specialPrice: null, collections: [] };
const VALUES = "values.";

const ownFields = Object.keys(anyProductShape.shape) as OwnField[];

/** What products of staff have and those of this catalogue do not. */
const lackedBy = (path: CataloguePath): OwnField[] => {
  const taken = Object.values(places[path]) as string[];
  return ownFields.filter((name) => name !== "values" && !taken.includes(name));
};

/** Where a field of the views stands among staff's products: `pageUrl`, `values.firmness`. */
export const placeOf = (path: CataloguePath, name: string): Place | undefined =>
  Object.hasOwn(places[path], name) ? places[path][name] : undefined;

/** The name that what stands at a place has in the view; the place itself where it has none. */
export function nameOfPlace(path: CataloguePath, place: string): string {
  const found = Object.entries(places[path]).find(
    ([, each]) => place === each || place.startsWith(`${each}.`),
  );
  return found ? found[0] + place.slice(found[1].length) : place;
}

/** A product by the names of its view; what it does not have is undefined. */
function inNamesOfView(path: CataloguePath, product: object): Record<string, unknown> {
  const own = product as Record<string, unknown>;
  const values = (own.values ?? {}) as Record<string, unknown>;
  const entries = Object.entries(places[path]).map(([name, place]) => {
    const value = place.startsWith(VALUES) ? values[place.slice(VALUES.length)] : own[place];
    const isText = DECIMALS.includes(name) && typeof value === "number";
    return [name, isText ? String(value) : value] as const;
  });
  // What is not said of its stock is a yes.
  const isSaid = (name: string, value: unknown) =>
    value !== undefined && !(name === "inStock" && value === null);
  return Object.fromEntries(entries.filter(([name, value]) => isSaid(name, value)));
}

/** What is given by the names of its view, as products of staff have it: only what is given. */
export function inNamesOfStaff(
  path: CataloguePath,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const place = placeOf(path, name);
    if (place === undefined) continue;
    if (!place.startsWith(VALUES)) own[place] = value;
    else {
      const isNumber = DECIMALS.includes(name) && typeof value === "string";
      values[place.slice(VALUES.length)] = isNumber ? Number(value) : value;
    }
  }
  return { ...own, values };
}

/** The shape of its products in the names that staff's have, checked by the names of its view. */
function shapeOf(path: CataloguePath): typeof anyProductShape {
  const lacked = lackedBy(path);
  const shape = z.record(z.string(), z.unknown()).transform((given, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: name.split("."), message });
    for (const [name, value] of Object.entries(given)) {
      if (!ownFields.includes(name as OwnField)) refuse(name, "There is no such field.");
      else if (lacked.includes(name as OwnField) && !isNothing(value))
        refuse(name, "Products of this catalog have none. Leave it empty.");
    }
    const parsed = productShapes[path].safeParse(inNamesOfView(path, given));
    for (const { path: where, message } of parsed.error?.issues ?? []) {
      const [name, ...rest] = where.map(String);
      refuse([placeOf(path, name ?? "") ?? name, ...rest].join("."), message);
    }
    if (!parsed.success) return z.NEVER;
    const { values, ...own } = inNamesOfStaff(path, parsed.data);
    return {
      ...NOTHING,
      ...own,
      values: { ...unknownOf(path, given.values), ...(values as object) },
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
function unknownOf(path: CataloguePath, values: unknown): Record<string, unknown> {
  const known = Object.values(places[path]) as string[];
  const given = Object.entries((values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(given.filter(([id]) => !known.includes(VALUES + id)));
}

const fieldsOf = (path: CataloguePath) => ({
  lacks: lackedBy(path),
  shape: shapeOf(path),
  recorded: (product: object) => {
    const { id, createdAt, updatedAt } = product as Record<string, unknown>;
    return { id, ...inNamesOfView(path, product), createdAt, updatedAt };
  },
  fromRecorded: (record: Record<string, unknown>) => inNamesOfStaff(path, record),
});

/** What the catalogues that come with the product have by names of their own. */
export const specifiedFields = {
  "bed-products": fieldsOf("bed-products"),
  "firearm-products": fieldsOf("firearm-products"),
} as const satisfies Record<CataloguePath, unknown>;
