import { describe, expect, it } from "vitest";
import { choiceNamed, findChoices } from "./choice-rule";

const choices = [
  { id: "375_h&h", name: ".375 H&H" },
  { id: "9mm", name: "9mm" },
  { id: "king", name: "King" },
  { id: "super_king", name: "Super King" },
];

describe("finding choices", () => {
  it.each([
    ["", ["375_h&h", "9mm", "king", "super_king"]],
    ["KING", ["king", "super_king"]],
    [" super ", ["super_king"]],
    ["super_k", ["super_king"]],
    ["h&h", ["375_h&h"]],
    ["sofa", []],
  ])("by %j finds %j", (text, ids) => {
    expect(findChoices(choices, text).map(({ id }) => id)).toEqual(ids);
  });

  it("shows no more than can be read", () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ id: `brand ${n}`, name: `Brand ${n}` }));
    expect(findChoices(many, "brand")).toHaveLength(50);
  });

  it.each([
    ["super king", "super_king"],
    ["super_king", "super_king"],
    [" 9MM ", "9mm"],
    ["super", undefined],
    ["", undefined],
  ])("takes %j for %j", (text, id) => {
    expect(choiceNamed(choices, text)?.id).toBe(id);
  });
});
