import { describe, expect, it } from "vitest";
import { newBedOptions } from "@shared/testing/new-bed-options";
import { bed, layOutBeds } from "../../testing/bed-fixtures";
import { layOutFirearms, type CatalogFirearm } from "../../testing/firearm-fixtures";

const cartridges: CatalogFirearm = {
  id: "one",
  sku: "one",
  name: "Cartridges",
  imageUrl: null,
  price: "300.00",
  specialPrice: "250.00",
  brand: "Norvik",
  caliber: "7_mm_odd",
  firearmType: null,
  shortDescription: null,
  inStock: true,
  packSize: 20,
  url: "https://x.example/",
  purpose: "ammo_reloading",
  category: "centrefire",
  subType: null,
  action: null,
  carryPositions: [],
  sportDisciplines: [],
  huntingGame: [],
  useCase: [],
  handSize: [],
};

/** The ids of an attribute's values, with their labels. */
const valuesOf = ({ attributes }: ReturnType<typeof layOutBeds>, id: string) =>
  attributes.get(id)!.values.map(({ id: value, label }) => [value, label.en]);

/** What the only product states in a column. */
const statedIn = ({ columns }: ReturnType<typeof layOutBeds>, name: string) => {
  const { codes, values } = columns.get(name)!;
  return values[codes[0]!];
};

describe("the attributes of a catalog that comes with the product", () => {
  it("have the values that staff list, in their order, and then those that products state besides", () => {
    const beds = layOutBeds(
      [bed({ id: "a", features: ["Zip Cover", "Air Flow"] }), bed({ id: "b" })],
      newBedOptions,
    );
    const listed = newBedOptions.features.map(({ id, label }) => [id, label]);
    expect(valuesOf(beds, "features")).toEqual([
      ...listed,
      ["air_flow", "air flow"],
      ["zip_cover", "zip cover"],
    ]);
    const { caliber } = cartridges;
    expect(valuesOf(layOutFirearms([cartridges]), "caliber").at(-1)).toEqual([caliber, "7 mm odd"]);
  });

  it("do not take what does not apply for a value", () => {
    const firearms = layOutFirearms([cartridges]);
    expect(statedIn(firearms, "type")).toBe("does-not-apply");
    expect(valuesOf(firearms, "type").map(([id]) => id)).not.toContain("does-not-apply");
  });

  it("say of several that are not stated that they are none", () => {
    expect(statedIn(layOutFirearms([cartridges]), "game")).toEqual([]);
    expect(statedIn(layOutBeds([bed()], newBedOptions), "features")).toEqual([]);
  });

  it("are worked out of what is paid", () => {
    const { numbers } = layOutFirearms([cartridges]);
    const at = (name: string) => numbers.get(name)![0];
    expect([at("price"), at("perRound"), at("cost-3"), at("cost-5")]).toEqual([
      250, 12.5, 750, 1_250,
    ]);
    const unknown = layOutFirearms([{ ...cartridges, packSize: null }]).numbers;
    expect(unknown.get("perRound")![0]).toBeNaN();
  });
});
