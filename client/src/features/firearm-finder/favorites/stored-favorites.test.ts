import { describe, expect, it } from "vitest";
import { parseFavorites } from "./stored-favorites";

const favorite = (n: number) => ({
  sku: `SO-${n}`,
  name: `Product ${n}`,
  imageUrl: null,
  price: "100.00",
  specialPrice: null,
});

describe("a stored basket", () => {
  // Shows 3.firearm.product.
  it("comes back as it was", () => {
    const list = [favorite(1), { ...favorite(2), specialPrice: "90.00", imageUrl: "/a.svg" }];
    expect(parseFavorites(JSON.stringify(list))).toEqual(list);
  });

  it("of 5,000 entries is cut to 200, each once", () => {
    const list = Array.from({ length: 5_000 }, (_, n) => favorite(n % 300));
    const kept = parseFavorites(JSON.stringify(list));
    expect(kept).toHaveLength(200);
    expect(new Set(kept.map(({ sku }) => sku)).size).toBe(200);
  });

  it.each([
    ["not JSON", "{["],
    ["not a list", '{"0":1}'],
    ["a list of rubbish", '[null,1,"a",{},[],{"sku":"a"}]'],
    ["prices that are none", JSON.stringify([{ ...favorite(1), price: "<b>" }])],
  ])("that is %s is empty", (_, text) => expect(parseFavorites(text)).toEqual([]));

  it("keeps what is whole beside what is damaged", () => {
    const text = JSON.stringify([favorite(1), { ...favorite(2), price: null }, favorite(3)]);
    expect(parseFavorites(text).map(({ sku }) => sku)).toEqual(["SO-1", "SO-3"]);
  });
});
