import { describe, expect, it } from "vitest";
import { firearmPicture } from "./firearm";
import { firearmShapes, isFirearmPictureKind, type FirearmPictureKind } from "./firearm-shapes";

const kinds = Object.keys(firearmShapes) as FirearmPictureKind[];

describe("the pictures of firearms", () => {
  it.each(kinds)("draw %s with numbers alone, inside the picture", (kind) => {
    const picture = firearmPicture({ kind, variant: 7 });
    expect(picture).toMatch(/^<svg [^>]*>.*<\/svg>$/);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    for (const { d } of firearmShapes[kind]) expect(d).toMatch(/^M[-\d.\sMLHVQqlhvaztZTA]+$/);
  });

  it("are the same for the same product, and differ between neighbors", () => {
    const draw = (variant: number) => firearmPicture({ kind: "rifle-bolt", variant });
    expect(draw(5)).toBe(draw(5));
    expect(draw(5)).not.toBe(draw(6));
  });

  it("know their names, and none that JavaScript brings along", () => {
    expect(isFirearmPictureKind("rifle-bolt")).toBe(true);
    expect(isFirearmPictureKind("rifle")).toBe(false);
    expect(isFirearmPictureKind("toString")).toBe(false);
  });
});
