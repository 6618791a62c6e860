import fc from "fast-check";
import type { AttributeShape, StatedValue } from "@shared/contracts/attributes";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import {
  anyCatalog,
  anyLayout,
  type AnyCatalog,
  type CatalogProduct,
} from "../../catalog/store/any-catalog";
import { statedStock } from "@shared/stock";
import { layOut } from "../../engine/layout";
import type { ListedRows } from "../../engine/listed-for";
import { valuesAt } from "../../testing/any-catalog";

/** Up to twenty products of a few groups, a third of whose cells are empty. */
export function anyProducts(attributes: readonly AttributeShape[]): fc.Arbitrary<CatalogProduct[]> {
  const values = fc.record(
    Object.fromEntries(attributes.map((each) => [each.id, anyStated(each)])),
  );
  return fc
    .array(
      fc.record({
        group: fc.constantFrom("p1", "p2", "p3", "p4", "p5", "p6"),
        brand: fc.constantFrom("Acme", "North & Co", null),
        price: fc.option(fc.integer({ min: 1, max: 1_200 }), { nil: null, freq: 6 }),
        stock: fc.constantFrom("in", "in", "low", "made to order", "backorder", "out", null),
        values,
      }),
      { maxLength: 20 },
    )
    .map((drawn) =>
      drawn.map(({ group, price, stock, values: stated, ...rest }, index): CatalogProduct => ({
        ...rest,
        ...statedStock(stock),
        id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
        key: `p${index}`,
        groupKey: group,
        name: `Product ${index}`,
        description: null,
        price: price === null ? null : price.toFixed(2),
        specialPrice: null,
        pictureUrl: null,
        pageUrl: null,
        values: Object.fromEntries(
          Object.entries(stated).filter(
            (entry): entry is [string, StatedValue] => entry[1] !== null,
          ),
        ),
      })),
    );
}

/** A product that states these values, and all else that a product has. */
export const productWith = (
  key: string,
  values: CatalogProduct["values"] = {},
  more: Partial<CatalogProduct> = {},
): CatalogProduct => ({
  id: key,
  key,
  groupKey: key,
  name: key,
  description: null,
  brand: null,
  price: "1.00",
  specialPrice: null,
  pictureUrl: null,
  pageUrl: null,
  inStock: true,
  values,
  ...more,
});

/** The catalog of these products, with what they are listed for. */
export function anyCatalogOf(
  products: readonly CatalogProduct[],
  attributes: readonly AttributeShape[],
  id: string,
  lists?: ReadonlyMap<string, ListedRows>,
): AnyCatalog {
  const definition = {
    id,
    currency: "ZAR",
    selection: {},
    attributes: new Map(attributes.map((each) => [each.id, each])),
  };
  return anyCatalog(layOut(products, anyLayout(definition)), definition, lists);
}

/** A catalog's products as they were before they were laid out. */
export const productsOf = (catalog: AnyCatalog): CatalogProduct[] =>
  catalog.items.map((item, row) => ({ ...item, values: valuesAt(catalog, row) }));

function anyStated(attribute: AttributeShape): fc.Arbitrary<StatedValue | null> {
  const none = { arbitrary: fc.constant(null), weight: 3 };
  const notFor = { arbitrary: fc.constant(DOES_NOT_APPLY), weight: 1 };
  const some = (arbitrary: fc.Arbitrary<StatedValue>) =>
    fc.oneof({ arbitrary, weight: 6 }, none, notFor);
  const ids = attribute.values.map(({ id }) => id);
  switch (attribute.kind) {
    case "choice":
      return some(fc.constantFrom(...ids));
    case "choices":
      return some(fc.subarray(ids, { minLength: 1 }));
    case "number":
      return some(fc.integer({ min: 0, max: 300 }));
    case "range":
      return some(
        fc
          .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
          .map(([min, length]) => ({ min, max: min + length })),
      );
    case "flag":
      return some(fc.boolean());
    case "date":
      return some(fc.constantFrom("2025", "2025-06", "2025-06-15", "2026-01", "2026-01-31"));
    case "text":
      return some(fc.constantFrom("Mesh", "Leather", "mesh  knit"));
  }
}
