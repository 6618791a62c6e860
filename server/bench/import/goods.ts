import Papa from "papaparse";
import { catalogs } from "@shared/templates/product-catalogs";

/** What is in a table, or in a file: keys with what stands there for them. */
export type Goods = ReadonlyMap<string, string>;

/** What files are taken into. */
export interface Kind {
  name: string;
  /** Where it is in the staff area's API. */
  path: string;
  exported: string;
  /** What staff have made before the first file, as calls. */
  before: { path: string; body: object }[];
  /** The most rows of one file. */
  most: number;
  fileOf: (goods: Goods) => string;
  /** The columns that say the key, and what stands there for it. */
  columns: [key: string, value: string];
  /** Whether a file is all that is there afterwards. */
  replaces: boolean;
}

const csv = (header: readonly string[], rows: Iterable<string[]>) =>
  [header.join(","), ...[...rows].map((cells) => cells.join(","))].join("\r\n");

const bedHeader = catalogs["bed-products"].fields.map(({ name }) => name);
const COLLECTION = "bench-boots";
const LIST = "bench-fits";
/** A group and its variants, in their order in the file. */
const GROUP_SIZE = 5;

const beds: Kind = {
  name: "beds",
  path: "bed-products",
  exported: "bed-products/export.csv",
  before: [],
  most: 100_000,
  columns: ["magentoId", "price"],
  replaces: false,
  fileOf: (goods) =>
    csv(
      bedHeader,
      [...goods].map(([key, price]) => {
        const cells: Record<string, string> = {
          magentoId: key,
          // Short: a file has at most 10 MB.
          name: "Bed",
          price,
          category: "Beds",
          bedSize: "queen",
          mattressType: "hybrid",
          firmness: "medium",
          sleepStyle: "side",
          inStock: "yes",
          magentoUrl: "https://b.example",
        };
        return bedHeader.map((name) => cells[name] ?? "");
      }),
    ),
};

const products: Kind = {
  name: "products with variants",
  path: `catalogues/${COLLECTION}/products`,
  exported: `catalogues/${COLLECTION}/products/export`,
  before: [
    {
      path: "catalogues",
      body: { id: COLLECTION, name: "Boots", selection: { collections: [COLLECTION] } },
    },
  ],
  most: 100_000,
  columns: ["key", "price"],
  replaces: false,
  fileOf(goods) {
    const keys = [...goods.keys()];
    const groupOf = (at: number) => (at % GROUP_SIZE === 0 ? "" : keys[at - (at % GROUP_SIZE)]!);
    return csv(
      ["key", "group", "name", "price"],
      keys.map((key, at) => [key, groupOf(at), key, goods.get(key)!]),
    );
  },
};

const list: Kind = {
  name: "a list",
  path: `product-lists/${LIST}`,
  exported: `product-lists/${LIST}/export`,
  before: [
    {
      path: "product-lists",
      body: { id: LIST, name: "Fits", keys: [{ id: "make", label: "Make", kind: "text" }] },
    },
  ],
  most: 20_000,
  columns: ["product", "note"],
  replaces: true,
  fileOf: (goods) =>
    csv(
      ["make", "product", "note"],
      [...goods].map(([key, note]) => ["Acme", key, note]),
    ),
};

export const kinds: readonly Kind[] = [beds, products, list];

/** What an export says. */
export function readExport(text: string, [key, value]: Kind["columns"]): Goods {
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return new Map(data.map((row) => [row[key]!, row[value]!]));
}

const priceOf = (at: number, raised: number) => `${1_000 + (at % 9_000) + raised}.00`;

/** Five files, one after the other: new, the same, every second row changed, the same, all changed. */
export function filesOf(count: number): Goods[] {
  const file = (raisedAt: (at: number) => number): Goods =>
    new Map(Array.from({ length: count }, (_, at) => [`BENCH-${at}`, priceOf(at, raisedAt(at))]));
  const [first, half, all] = [file(() => 0), file((at) => at % 2), file(() => 7)];
  return [first, first, half, half, all];
}

/** What a file makes of what is there. */
export const afterFile = (kind: Kind, there: Goods, file: Goods): Goods =>
  kind.replaces ? file : new Map([...there, ...file]);

/** What the report must count. */
export function countsOf(kind: Kind, there: Goods, file: Goods): Record<string, number> {
  let [added, unchanged] = [0, 0];
  for (const [key, value] of file) {
    if (!there.has(key)) added += 1;
    else if (there.get(key) === value) unchanged += 1;
  }
  const rows = file.size;
  if (kind.replaces) {
    // A row that is changed is another one.
    return { rows, bad: 0, added: rows - unchanged, removed: there.size - unchanged, unchanged };
  }
  return { rows, bad: 0, added, changed: rows - added - unchanged, unchanged };
}

/** Whether both say the same. */
export const areSame = (one: Goods, other: Goods): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
