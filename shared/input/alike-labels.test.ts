import { expect, it } from "vitest";
import { alikeLabels } from "./alike-labels";

it.each([
  ["205/55 R16", "205/55R16"],
  ["Matt-Black", "matte black"],
  ["29 inch", '29"'],
  ["29in", "29″"],
  ["30 degrees", "30°C"],
  ["Brake disc", "Brake discs"],
  ["Hund", "Hunde"],
  ["Gehölze", "Gehoelz"],
  ["Würth", "Wuerth"],
  ["Nassfutter", "Naßfutter"],
  ["Gray", "Grey"],
  ["Hydr. Disc", "Hydraulic disc"],
  ["Cab. Sauv.", "Cabernet Sauvignon"],
  ["BlueLine", "Blue Line"],
  ["aquaro", "Aquaro"],
  ["Pens & pencils", "Pens and pencils"],
  ["Holz & Hof", "Holz und Hof"],
  ["Battery", "Batteries"],
  ["Serie", "Series"],
  ["Polyester", "100% polyester"],
])("“%s” and “%s” look alike", (one, other) => {
  expect(alikeLabels([one, "Something else", other])).toEqual([[0, 2]]);
});

it.each([
  ["205/55 R16", "205/65 R16"],
  ["2.5", "25"],
  ["Bras", "Brass"],
  ["Hoses", "Hoes"],
  ["Pin", "Pine"],
  ["S", "SS"],
  ["A/T", "M/T"],
  ["Red", "Reed"],
  ["No. 1", "No. 2"],
  ["Cab. Franc", "Cabernet Sauvignon"],
  ["Blue", "Blau"],
  ["1-2", "12"],
  ["Blue Line", "Blue Lion"],
  ["Sand", "S&"],
  ["50% wool", "wool"],
])("“%s” and “%s” do not", (one, other) => {
  expect(alikeLabels([one, other])).toEqual([]);
});

it("puts several of one into one group, in their order", () => {
  expect(
    alikeLabels(["Hydr. Disc", "V-brake", "Hyd. disc", "Hydraulic Disc", "Rim", "hydr disc"]),
  ).toEqual([[0, 2, 3, 5]]);
});
