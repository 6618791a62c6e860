import type { products } from "@shared/schema/catalogue-products";
import type { CataloguePath } from "@shared/product-catalogues";

/** How the fields of a catalogue are kept in `products`. */
interface Kept {
  source: string;
  /** Fields that every product has, by their names there. */
  columns: Readonly<Record<string, keyof typeof products.$inferInsert>>;
  /** Fields that are what a product states, by the names of its finder's document. */
  values: Readonly<Record<string, string>>;
}

const common = {
  name: "name",
  description: "description",
  shortDescription: "shortDescription",
  price: "price",
  imageUrl: "pictureUrl",
  inStock: "inStock",
} as const;

const kept: Record<CataloguePath, Kept> = {
  "bed-products": {
    source: "beds",
    columns: { ...common, magentoId: "key", magentoUrl: "pageUrl" },
    values: {
      category: "category",
      bedSize: "bedSize",
      mattressType: "mattressType",
      firmness: "firmness",
      sleepStyle: "sleepStyle",
      features: "features",
    },
  },
  "firearm-products": {
    source: "firearms",
    columns: {
      ...common,
      externalId: "key",
      externalUrl: "pageUrl",
      specialPrice: "specialPrice",
      brand: "brand",
    },
    values: {
      category: "category",
      purpose: "purpose",
      firearmType: "type",
      subType: "subType",
      action: "action",
      caliber: "caliber",
      capacity: "capacity",
      packSize: "packSize",
      barrelLength: "barrelLength",
      carryPositions: "carryPosition",
      sportDisciplines: "discipline",
      huntingGame: "game",
      useCase: "useCase",
      handSize: "handSize",
      features: "features",
    },
  },
};

/** Numbers that drivers and shapes give as text. */
const DECIMALS = ["barrelLength"];

type StoredProduct = typeof products.$inferInsert;

/** The properties of `products` that a catalogue's fields fill. */
export const filledBy = (path: CataloguePath): (keyof StoredProduct)[] => [
  "source",
  ...Object.values(kept[path].columns),
  "values",
];

/** A key as it is kept: the same one of another source is another product. */
export const keptKey = (path: CataloguePath, key: string): string => `${kept[path].source}::${key}`;

/** All fields of a product, and what the database adds where it is given, as `products` keeps them. */
export function asProduct(
  path: CataloguePath,
  { id, createdAt, ...fields }: Record<string, unknown>,
): StoredProduct {
  const { source, columns, values } = kept[path];
  const stated: Record<string, unknown> = {};
  const row: Record<string, unknown> = {
    source,
    ...(id !== undefined && { id }),
    ...(createdAt !== undefined && { createdAt }),
  };
  for (const [name, value] of Object.entries(fields)) {
    const column = columns[name];
    const attribute = values[name];
    if (column === "key") row.key = keptKey(path, String(value));
    else if (column) row[column] = value;
    else if (attribute && value !== null && value !== undefined) {
      stated[`${path}.${attribute}`] = DECIMALS.includes(name) ? Number(value) : value;
    }
  }
  return { ...row, values: stated } as StoredProduct;
}
