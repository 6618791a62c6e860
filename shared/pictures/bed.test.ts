import { describe, expect, it } from "vitest";
import { bedPicture, type BedPictureSpec } from "./bed";

const spec: BedPictureSpec = { type: "hybrid", size: "queen", firmness: 3, variant: 7 };

/** 150 specs as a catalog has them: every size and type, levels and variants in between. */
const varied = ["memory_foam", "hybrid", "innerspring", "latex", "foam"].flatMap((type, t) =>
  ["single", "double", "queen", "king", "super_king"].flatMap((size, s) =>
    [0, 1, 2, 3, 4, 5].map((n) => ({
      type,
      size,
      firmness: 1 + ((t + s + n) % 5),
      variant: (t * 1000 + s * 173 + n * 37) % 10_000,
    })),
  ),
);

describe("a bed's picture", () => {
  it("is the same every time", () => {
    expect(bedPicture(spec)).toBe(bedPicture({ ...spec }));
  });

  it("is well-formed, small, and no two of 150 are alike", () => {
    const pictures = varied.map(bedPicture);
    for (const picture of pictures) {
      const opened = picture.match(/<[a-z]+[^>]*[^/]>/g) ?? [];
      const closed = picture.match(/<\/[a-z]+>/g) ?? [];
      expect(opened.length).toBe(closed.length);
      expect(picture).not.toMatch(/NaN|undefined/);
      expect(picture.length).toBeLessThan(4_096);
    }
    expect(new Set(pictures).size).toBe(150);
  });

  it.each<Partial<BedPictureSpec>>([{ type: "water" }, { size: "round" }, { type: "__proto__" }])(
    "falls back for what it does not know: %j",
    (unknown) => {
      const picture = bedPicture({ ...spec, ...unknown });
      expect(picture).toBe(bedPicture(spec));
    },
  );

  it("is wider for a wider bed", () => {
    expect(bedPicture({ ...spec, size: "single" })).not.toBe(bedPicture({ ...spec, size: "king" }));
  });
});
