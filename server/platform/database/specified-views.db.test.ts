import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "@shared/schema/catalog-products";
import { storedProduct } from "../../testing/stored-product";
import { openTestDatabase } from "../../testing/test-database";
import type { DatabaseHandle } from "./database";

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const bed = {
  magentoId: "M-1",
  name: "A bed",
  price: "4999.5",
  category: "beds",
  bedSize: "queen",
  mattressType: "foam",
  firmness: "medium",
  magentoUrl: "https://store.example/bed",
};
const firearm = {
  externalId: "F-1",
  name: "A rifle",
  price: "1",
  category: "rifles",
  purpose: "hunting",
  caliber: "308_win",
  brand: "Bergara",
  barrelLength: "20.5",
  packSize: 20,
  externalUrl: "https://shop.example/rifle",
};

/** The columns of a view, by their types. */
async function columnsOf(view: string): Promise<Record<string, string>> {
  const { rows } = await database.sql.query(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0`,
    [view],
  );
  return Object.fromEntries(rows.map(({ name, type }) => [String(name), String(type)]));
}

const common = {
  id: "uuid",
  name: "text",
  description: "text",
  short_description: "text",
  price: "numeric(10,2)",
  image_url: "text",
  category: "text",
  features: "jsonb",
  in_stock: "boolean",
  created_at: "timestamp(3) with time zone",
  updated_at: "timestamp(3) with time zone",
};

describe("whoever reads the database finds in the columns that the specification names:", () => {
  // Shows 3.records.bed-products, 9.price.
  it("beds", async () => {
    expect(await columnsOf("bed_products")).toEqual({
      ...common,
      magento_id: "text",
      bed_size: "text",
      mattress_type: "text",
      firmness: "text",
      sleep_style: "jsonb",
      magento_url: "text",
    });
  });

  // Shows 3.records.firearm-products, 9.price, 9.barrel.
  it("firearms, and what finders need besides", async () => {
    expect(await columnsOf("firearm_products")).toEqual({
      ...common,
      external_id: "text",
      purpose: "text",
      firearm_type: "text",
      sub_type: "text",
      action: "text",
      caliber: "text",
      brand: "text",
      capacity: "integer",
      barrel_length: "numeric(4,1)",
      carry_positions: "jsonb",
      sport_disciplines: "jsonb",
      hunting_game: "jsonb",
      external_url: "text",
      special_price: "numeric(10,2)",
      pack_size: "integer",
      use_case: "jsonb",
      hand_size: "jsonb",
    });
  });

  it("what was written, in its form", async () => {
    await database.db
      .insert(products)
      .values([storedProduct("bed-products", bed), storedProduct("firearm-products", firearm)]);
    const { rows } = await database.sql.query(
      `select b.magento_id, b.price::text as price, b.features, f.external_id, f.barrel_length::text as barrel, f.pack_size
       from bed_products b, firearm_products f where b.magento_id = 'M-1' and f.external_id = 'F-1'`,
      [],
    );
    expect(rows).toEqual([
      {
        magento_id: "M-1",
        price: "4999.50",
        features: [],
        external_id: "F-1",
        barrel: "20.5",
        pack_size: 20,
      },
    ]);
  });
});

const beds = storedProduct("bed-products", { ...bed, magentoId: "M-2" });
const firearms = storedProduct("firearm-products", { ...firearm, externalId: "F-2" });
type Row = typeof beds;
const without = (row: Row, attribute: string): Row => ({
  ...row,
  values: Object.fromEntries(
    Object.entries(row.values ?? {}).filter(([id]) => !id.endsWith(`.${attribute}`)),
  ),
});

describe("whoever writes to the database, it refuses", () => {
  it.each<readonly [string, Row]>([
    ...["category", "bedSize", "mattressType", "firmness", "sleepStyle", "features"].map(
      (name) => [`a bed without ${name}`, without(beds, name)] as const,
    ),
    ...["category", "purpose", "caliber", "handSize", "game", "features"].map(
      (name) => [`a firearm without ${name}`, without(firearms, name)] as const,
    ),
    ["a bed without a price", { ...beds, price: null }],
    ["a bed without a page", { ...beds, pageUrl: null }],
    ["a bed of which stock is not stated", { ...beds, inStock: null }],
    ["a firearm without a brand", { ...firearms, brand: null }],
    ["a price below nothing", { ...firearms, price: "-1" }],
    ["a special price above the price", { ...firearms, specialPrice: "2" }],
    [
      "a pack of nothing",
      { ...firearms, values: { ...firearms.values, "firearm-products.packSize": 0 } },
    ],
    [
      "a bed of a size that there is not",
      { ...beds, values: { ...beds.values, "bed-products.bedSize": "round" } },
    ],
    ["a key that does not begin with its source", { ...beds, key: "M-2" }],
  ])("%s", async (_, row) => {
    await expect(database.db.insert(products).values(row)).rejects.toThrow();
  });

  it("nothing of what is whole", async () => {
    await database.db.insert(products).values([beds, firearms]);
  });
});
