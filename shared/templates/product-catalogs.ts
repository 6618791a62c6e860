// The two catalogs as data: one router, one page and one CSV serve both. Their views and shapes are
// in `shared/schema`; labels and order are all that a page needs.

export const BEDS = "bed-products";
export const FIREARMS = "firearm-products";

/** The input of a field in a form, and its format in a CSV. */
export interface ProductField {
  name: string;
  label: string;
  kind: "line" | "text" | "price" | "number" | "list" | "flag" | "stock" | "picture" | "address";
  /**
   * The source of a field's choices: a list that holds all that is allowed, a list that may be added to,
   * or the values of other products.
   */
  choices?: "listed" | "suggested" | "used";
  /** May be left empty, where it is chosen from a list. */
  isOptional?: true;
}

const field = (name: string, label: string, kind: ProductField["kind"] = "line"): ProductField => ({
  name,
  label,
  kind,
});

/** A field whose value is picked by its name. */
const chosen = (
  name: string,
  label: string,
  choices: NonNullable<ProductField["choices"]>,
  kind: "line" | "list" = "line",
): ProductField => ({ name, label, kind, choices });

const bedFields = [
  field("magentoId", "Store id"),
  field("name", "Name"),
  field("shortDescription", "Short description", "text"),
  field("description", "Description", "text"),
  field("price", "Price", "price"),
  field("imageUrl", "Picture", "picture"),
  chosen("category", "Category", "used"),
  chosen("bedSize", "Bed size", "listed"),
  chosen("mattressType", "Mattress type", "listed"),
  chosen("firmness", "Firmness", "listed"),
  chosen("sleepStyle", "Sleep styles", "listed", "list"),
  chosen("features", "Features", "suggested", "list"),
  field("inStock", "In stock", "flag"),
  field("magentoUrl", "Page at the store", "address"),
];

const firearmFields = [
  field("externalId", "Store id"),
  field("name", "Name"),
  field("shortDescription", "Short description", "text"),
  field("description", "Description", "text"),
  field("price", "Price", "price"),
  field("specialPrice", "Special price", "price"),
  field("imageUrl", "Picture", "picture"),
  chosen("category", "Category", "used"),
  chosen("purpose", "Purpose", "listed"),
  { ...chosen("firearmType", "Type", "listed"), isOptional: true as const },
  { ...chosen("subType", "Size", "listed"), isOptional: true as const },
  { ...chosen("action", "Action", "listed"), isOptional: true as const },
  chosen("caliber", "Caliber", "used"),
  chosen("brand", "Brand", "used"),
  field("capacity", "Capacity", "number"),
  field("packSize", "Rounds in a pack", "number"),
  field("barrelLength", "Barrel, inches"),
  chosen("carryPositions", "Carry positions", "listed", "list"),
  chosen("sportDisciplines", "Disciplines", "listed", "list"),
  chosen("huntingGame", "Game", "listed", "list"),
  chosen("useCase", "Uses", "listed", "list"),
  chosen("handSize", "Hand sizes", "listed", "list"),
  chosen("features", "Features", "used", "list"),
  field("inStock", "In stock", "flag"),
  field("externalUrl", "Page at the store", "address"),
];

export const catalogs = {
  [BEDS]: {
    title: "Beds",
    singular: "bed",
    fields: bedFields,
    key: "magentoId",
    searched: ["name", "magentoId", "category", "bedSize", "mattressType"],
    sortable: ["name", "magentoId", "price", "bedSize", "mattressType", "inStock", "updatedAt"],
    filtered: [
      "bedSize",
      "mattressType",
      "firmness",
      "sleepStyle",
      "features",
      "category",
      "inStock",
    ],
  },
  [FIREARMS]: {
    title: "Firearms",
    singular: "product",
    fields: firearmFields,
    key: "externalId",
    searched: ["name", "externalId", "brand", "caliber", "category"],
    sortable: ["name", "externalId", "price", "brand", "caliber", "inStock", "updatedAt"],
    filtered: ["purpose", "firearmType", "action", "caliber", "brand", "category", "inStock"],
  },
} as const satisfies Record<string, ProductCatalog>;

export type CatalogPath = keyof typeof catalogs;

/** Either catalog, for code that serves both. */
export interface ProductCatalog {
  title: string;
  singular: string;
  fields: readonly ProductField[];
  /** The retailer's key of a product, by which a CSV finds it. */
  key: string;
  searched: readonly string[];
  sortable: readonly string[];
  /** Fields that filter the table. */
  filtered: readonly string[];
}

export const catalogPaths = Object.keys(catalogs) as CatalogPath[];

export function catalogOf(path: CatalogPath): ProductCatalog {
  return catalogs[path];
}
