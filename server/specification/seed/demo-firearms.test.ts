import { describe, expect, it } from "vitest";
import { BULK_ROUNDS } from "@shared/specification/ammo-quantities";
import { calibersFor } from "@shared/specification/firearm-calibers";
import { ammoCategoryIds, purposeIds } from "@shared/specification/firearm-options";
import { demoFirearms } from "./seed";

const firearms = demoFirearms();
const distinct = (values: unknown[]) => new Set(values).size;
const cost = ({ price, specialPrice }: (typeof firearms)[number]) => Number(specialPrice ?? price);

describe("the demonstration firearms", () => {
  it("are at least 300, told apart by id, retailer id, name and picture", () => {
    expect(firearms.length).toBeGreaterThanOrEqual(300);
    for (const key of ["id", "externalId", "name", "imageUrl"] as const) {
      expect(distinct(firearms.map((item) => item[key])), key).toBe(firearms.length);
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
    "have %s of each caliber in boxes, and in bulk where it is shot by the hundred",
    (category) => {
      for (const { id } of calibersFor({ purpose: "ammo_reloading", category })) {
        const packs = firearms.filter((item) => item.category === category && item.caliber === id);
        const boxes = packs.filter(({ packSize }) => packSize! < BULK_ROUNDS);
        expect(boxes.length, id).toBeGreaterThanOrEqual(3);
        for (const { packSize } of boxes) {
          expect(packSize).toBeGreaterThanOrEqual(20);
          expect(packSize).toBeLessThanOrEqual(50);
        }
        const dearest = Math.max(...boxes.map((item) => cost(item) / item.packSize!));
        for (const bulk of packs.filter(({ packSize }) => packSize! >= BULK_ROUNDS)) {
          expect(cost(bulk) / bulk.packSize!, bulk.name).toBeLessThan(dearest);
        }
      }
    },
  );

  it("say of everything that is shot, and of nothing else, how many rounds are in a pack", () => {
    for (const { category, packSize = null } of firearms) {
      const isShot = ammoCategoryIds.some((id) => id === category && id !== "reloading_equipment");
      expect(packSize === null).toBe(!isShot);
    }
  });
});
