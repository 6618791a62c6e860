import { expect, it } from "vitest";
import { perhapsAlike } from "./perhaps-alike";

it.each([
  ["Aluminium", "Alu"],
  ["Stainless steel", "Stain. steel"],
  ["Black", "blk"],
  ["Matt black", "Matt Blk"],
  ["White", "wht"],
  ["Brown", "brn"],
  ["Trekking poles", "Trek poles"],
  ["Polyester", "Poly"],
  ["Hochmann", "Hochman"],
  ["Bergerhoff", "Bregerhoff"],
  ["Bergerhoff", "Bergenhoff"],
  ["Men", "M"],
  ["Unisex", "U"],
  ["L", "Large"],
  ["XL", "X-Large"],
  ["XL", "Extra large"],
  ["Very Good", "VG"],
  ["All Terrain", "A/T"],
  ["One size", "O/S"],
  ["Co-operative", "Co-op"],
  ["Wood", "Wood (pine)"],
  ["20-speed", "20"],
  ["40°C", "40"],
  ["All skin types", "All"],
  ["Women's", "W"],
  ["Women", "Ladies"],
  ["Left", "LH"],
  ["Polypropylen", "PP"],
  ["Gloss", "Glossy"],
  ["Rectangle", "Rectangular"],
  ["Gore-Tex", "GTX"],
])("“%s” may be what “%s” is", (whole, other) => {
  expect(perhapsAlike([whole, "Something else", other])).toEqual([[0, 2]]);
});

it.each([
  ["XL", "XXL"],
  ["Pine", "Pin"],
  ["Men", "Women"],
  ["Left-hand", "Right-hand"],
  ["205/55 R16", "205/55 R17"],
  ["Model 1234567", "Model 1234568"],
  ["Mint", "Mink"],
  ["Standing", "Standings"],
  ["Landing", "Sanding"],
  ["VII-VIII", "VII-VIIII"],
  ["Indoor", "Indoor and outdoor"],
  ["A", "Antique white"],
  ["8", "8.8"],
  ["2", "2x10"],
  ["Roman", "Roman Blind"],
  ["Steel", "Stainless steel"],
  ["Men", "Ladies"],
  ["VG", "Very Bad"],
  ["Oak", "Oaken"],
  ["Gold (white)", "Gold (red)"],
])("“%s” is not what “%s” is", (one, other) => {
  expect(perhapsAlike([one, other])).toEqual([]);
  expect(perhapsAlike([other, one])).toEqual([]);
});

it("asks of nothing that could be short for several", () => {
  expect(perhapsAlike(["Polyester", "Polypropylene", "Poly"])).toEqual([]);
  expect(perhapsAlike(["Men", "Mixed", "M"])).toEqual([]);
});

it("asks of what lacks a last word that several have", () => {
  expect(perhapsAlike(["Roller Blind", "Roman Blind", "Roman", "Voile"])).toEqual([[1, 2]]);
});

it("takes several words for the same together", () => {
  expect(perhapsAlike(["Men", "Mens", "Gents", "M", "Women"])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});

it("asks of brands whether they are written without their last words, and of nothing else", () => {
  const labels = ["Quayside Records", "Quayside", "De Boer", "De"];
  expect(perhapsAlike(labels, true)).toEqual([[0, 1]]);
  expect(perhapsAlike(labels)).toEqual([]);
});

it("asks once of two of which each may be the other's short form", () => {
  expect(perhapsAlike(["Tahe", "Tahe (BIC)", "Jobe"], true)).toHaveLength(1);
});
