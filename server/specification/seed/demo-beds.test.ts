import { describe, expect, it } from "vitest";
import { demoBeds } from "./seed";

const sizes = ["single", "double", "queen", "king", "super_king"];
const types = ["memory_foam", "hybrid", "innerspring", "latex", "foam"];
const levels = ["soft", "medium_soft", "medium", "medium_firm", "firm"];
const styles = ["side", "back", "stomach", "combination", "partner"];
const featureKeys = [
  "cooling_gel",
  "cooling",
  "breathable",
  "spinal_support",
  "orthopedic",
  "pressure_relief",
  "hypoallergenic",
  "antimicrobial",
  "eco_friendly",
  "memory_foam",
  "motion_isolation",
  "edge_support",
  "durability",
  "quick_response",
  "night_support",
  "warranty",
];
const bands: [from: number, to: number][] = [
  [2000, 6000],
  [6000, 12000],
  [12000, 25000],
];

const beds = demoBeds();
const keyOf = (feature: string) => feature.toLowerCase().replaceAll(" ", "_");
const distinct = (values: unknown[]) => new Set(values).size;

describe("the demonstration beds", () => {
  it("keep the ids under which links and saved sets know them", () => {
    const bed = beds.find(({ magentoId }) => magentoId === "DAB-KAR-HYB-Q-03");
    expect(bed?.id).toBe("8e28c9fa-e59d-50d3-bb83-ff90639274f6");
    expect(bed?.name).toBe("Karoo Hybrid Queen");
  });

  it("are told apart by id, retailer id, name and picture", () => {
    expect(beds).toHaveLength(165);
    for (const key of ["id", "magentoId", "name", "imageUrl"] as const) {
      expect(distinct(beds.map((bed) => bed[key])), key).toBe(165);
    }
    expect(distinct(beds.map((bed) => bed.imageUrl?.split("/").at(-1)))).toBe(165);
  });

  it.each(sizes)("offer every type, firmness and price band in %s", (size) => {
    const ofSize = beds.filter((bed) => bed.bedSize === size);
    expect(ofSize).toHaveLength(33);
    expect(new Set(ofSize.map((bed) => bed.mattressType))).toEqual(new Set(types));
    expect(new Set(ofSize.map((bed) => bed.firmness))).toEqual(new Set(levels));
    for (const [from, to] of bands) {
      const held = ofSize.filter((bed) => Number(bed.price) >= from && Number(bed.price) <= to);
      expect(held.length, `${from} to ${to}`).toBeGreaterThanOrEqual(5);
      expect(held.length, `${from} to ${to}`).toBeLessThanOrEqual(12);
      expect(distinct(held.map((bed) => bed.mattressType))).toBeGreaterThan(1);
    }
  });

  it.each(sizes)("offer several beds from R20,000 to R30,000 in %s", (size) => {
    const dear = beds.filter(
      ({ bedSize, price }) =>
        bedSize === size && Number(price) >= 20_000 && Number(price) <= 30_000,
    );
    expect(dear.length).toBeGreaterThanOrEqual(3);
    expect(distinct(dear.map(({ mattressType }) => mattressType))).toBeGreaterThan(1);
    expect(dear.some(({ inStock }) => inStock)).toBe(true);
  });

  it.each(types)("offer every firmness in %s", (type) => {
    const ofType = beds.filter((bed) => bed.mattressType === type);
    expect(new Set(ofType.map((bed) => bed.firmness))).toEqual(new Set(levels));
  });

  it("cost from R2,000, some more than the budget slider shows", () => {
    const prices = beds.map((bed) => Number(bed.price));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(45_000);
    expect(prices.some((price) => price > 30_000)).toBe(true);
    for (const bed of beds) expect(bed.price).toMatch(/^\d+(99|49|00)\.00$/);
  });

  it("cost more the larger the size of one model", () => {
    const modelOf = (magentoId: string) => magentoId.replace(/-(S|D|Q|K|SK)-(?=\d)/, "-");
    for (const model of new Set(beds.map((bed) => modelOf(bed.magentoId)))) {
      const inSizes = beds.filter((bed) => modelOf(bed.magentoId) === model);
      const prices = inSizes.map((bed) => Number(bed.price));
      expect(
        inSizes.map((bed) => bed.bedSize),
        model,
      ).toEqual(sizes);
      expect(prices, model).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  it("suit one to four known sleep styles", () => {
    for (const bed of beds) {
      expect(bed.sleepStyle.length, bed.name).toBeGreaterThanOrEqual(1);
      expect(bed.sleepStyle.length, bed.name).toBeLessThanOrEqual(4);
      expect(distinct(bed.sleepStyle), bed.name).toBe(bed.sleepStyle.length);
      expect(styles).toEqual(expect.arrayContaining(bed.sleepStyle));
    }
    expect(new Set(beds.flatMap((bed) => bed.sleepStyle))).toEqual(new Set(styles));
  });

  it("have three to seven features, every known one somewhere and one that is not known", () => {
    for (const { name, features = [] } of beds) {
      expect(features.length, name).toBeGreaterThanOrEqual(3);
      expect(features.length, name).toBeLessThanOrEqual(7);
      expect(distinct(features), name).toBe(features.length);
    }
    const used = new Set(beds.flatMap((bed) => (bed.features ?? []).map(keyOf)));
    expect(used).toEqual(new Set([...featureKeys, "handmade_tufting"]));
  });

  it("are described in short, varied sentences", () => {
    const shorts = beds.map((bed) => bed.shortDescription ?? "");
    for (const short of shorts) {
      expect(short).toMatch(/^[A-Z].+\.$/);
      expect(short.length, short).toBeLessThanOrEqual(110);
    }
    expect(distinct(shorts)).toBeGreaterThanOrEqual(40);
    expect(distinct(beds.map((bed) => bed.description))).toBe(165);
  });

  it("are sold out in some cases, and sold with and without a base", () => {
    const share = beds.filter((bed) => bed.inStock === false).length / beds.length;
    expect(share).toBeGreaterThanOrEqual(0.05);
    expect(share).toBeLessThanOrEqual(0.2);
    expect(new Set(beds.map((bed) => bed.category))).toEqual(new Set(["Mattresses", "Bed Sets"]));
  });

  it("lead to the retailer's search and to a picture drawn from their data", () => {
    for (const bed of beds) {
      const url = new URL(bed.magentoUrl);
      expect(url.origin + url.pathname).toBe("https://www.dialabed.co.za/catalogsearch/result/");
      expect(url.searchParams.get("q")).toBe(bed.name);
      const level = levels.indexOf(bed.firmness) + 1;
      const folder = `/pictures/beds/${bed.mattressType}/${bed.bedSize}/${level}/`;
      expect(bed.imageUrl?.startsWith(folder), bed.name).toBe(true);
      expect(bed.imageUrl?.slice(folder.length)).toMatch(/^\d{1,4}\.svg$/);
    }
  });
});
