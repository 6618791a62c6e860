import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coffeePicture, coffeePictureKinds } from "./coffee";
import { shoeColors, shoeGrounds, shoePicture, shoeSoles } from "./shoe";

const variant = fc.integer({ min: 0, max: 9_999 });
const drawings = {
  shoes: fc
    .record({
      ground: fc.constantFrom(...shoeGrounds),
      color: fc.constantFrom(...shoeColors),
      sole: fc.constantFrom(...shoeSoles),
      lugs: fc.integer({ min: 0, max: 9 }),
      variant,
    })
    .map(shoePicture),
  "a coffee corner": fc
    .record({ kind: fc.constantFrom(...coffeePictureKinds), variant })
    .map(coffeePicture),
};

describe.each(Object.entries(drawings))("the pictures of %s", (_name, drawing) => {
  it("are whole drawings of numbers and colors alone, and small", () => {
    fc.assert(
      fc.property(drawing, (picture) => {
        expect(picture).toMatch(/^<svg [^>]*>.*<\/svg>$/);
        expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|href/);
        expect(picture.length).toBeLessThan(6_000);
      }),
    );
  });
});

it("differ by what they show", () => {
  const shoe = (color: (typeof shoeColors)[number], sole: (typeof shoeSoles)[number]) =>
    shoePicture({ ground: "road", color, sole, lugs: 0, variant: 3 });
  const shoes = shoeColors.flatMap((color) => shoeSoles.map((sole) => shoe(color, sole)));
  expect(new Set(shoes).size).toBe(shoeColors.length * shoeSoles.length);
  const kinds = coffeePictureKinds.map((kind) => coffeePicture({ kind, variant: 3 }));
  expect(new Set(kinds).size).toBe(coffeePictureKinds.length);
});
