import { describe, expect, it } from "vitest";
import { calibersFor } from "@shared/gun-calibers";
import { ammoQuantities } from "@shared/gun-budgets";
import { ammoCategoryIds, purposeIds } from "@shared/gun-options";
import { firearmProductShape } from "@shared/schema/product-shapes";
import { demoFirearms } from "./demo-firearms";

const firearms = demoFirearms();
const distinct = (values: unknown[]) => new Set(values).size;
const cost = ({ price, specialPrice }: (typeof firearms)[number]) => Number(specialPrice ?? price);

describe("the demonstration firearms", () => {
  it("are at least 300, the same on every call, told apart by id, retailer id, name and picture", () => {
    expect(firearms.length).toBeGreaterThanOrEqual(300);
    expect(demoFirearms()).toEqual(firearms);
    for (const key of ["id", "externalId", "name", "imageUrl"] as const) {
      expect(distinct(firearms.map((item) => item[key])), key).toBe(firearms.length);
    }
  });

  it("are accepted as new products", () => {
    for (const { id: _, ...item } of firearms) {
      expect(firearmProductShape.safeParse(item).error, item.name).toBeUndefined();
    }
  });

  it("serve every purpose, some on special below their price, some sold out", () => {
    expect(new Set(firearms.map(({ purpose }) => purpose))).toEqual(new Set(purposeIds));
    const specials = firearms.filter(({ specialPrice }) => specialPrice !== null);
    expect(specials.length).toBeGreaterThan(20);
    for (const item of specials) expect(cost(item)).toBeLessThan(Number(item.price));
    const soldOut = firearms.filter(({ inStock }) => !inStock).length;
    expect(soldOut).toBeGreaterThan(20);
    expect(soldOut).toBeLessThan(firearms.length / 5);
  });

  it("hold a name with an ampersand and one with an apostrophe", () => {
    expect(firearms.some(({ brand }) => brand.includes("&"))).toBe(true);
    expect(firearms.some(({ brand }) => brand.includes("'"))).toBe(true);
  });

  it.each(ammoCategoryIds.filter((id) => id !== "reloading_equipment"))(
    "have %s of each calibre for every quantity",
    (category) => {
      for (const { id } of calibersFor({ purpose: "ammo_reloading", category })) {
        const prices = firearms
          .filter((item) => item.category === category && item.caliber === id)
          .map(cost);
        for (const { label, minPrice, maxPrice } of ammoQuantities) {
          const fitting = prices.filter((price) => price >= minPrice && price <= maxPrice);
          expect(fitting.length, `${id}, ${label}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
});
