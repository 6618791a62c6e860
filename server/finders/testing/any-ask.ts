import fc from "fast-check";
import type { Ask } from "@shared/finders/question";
import type { Asked } from "./any-when";

/** How one of several options is asked for. */
export const ways = ["cards", "swatches", "pictures"] as const;

/** The way in which a question of a kind is asked, with the bounds that it may have. */
export function anyAsk({
  kind,
  as,
}: Pick<Asked, "kind"> & { as: (typeof ways)[number] }): fc.Arbitrary<Ask> {
  switch (kind) {
    case "one":
      return fc.constant({ kind, as });
    case "many":
      return fc.constantFrom("chips" as const, "cards" as const).map((as) => ({ kind, as }));
    case "scale":
      return fc.constant({ kind });
    case "price":
      return fc
        .constantFrom<{ id: string; label: { en: string }; min: number; max?: number }[][]>(
          [],
          [{ id: "low", label: { en: "Low" }, min: 0, max: 300 }],
          [{ id: "open", label: { en: "Open" }, min: 500 }],
        )
        .map((presets) => ({ kind, min: 0, max: 1_000, step: 50, presets }));
    case "number":
      return fc.constantFrom(
        { kind, unit: "cm", min: 0, max: 250, step: 1 },
        {
          kind,
          unit: "cm",
          otherUnits: [{ unit: "in", perUnit: 0.3937008 }],
          min: 0,
          max: 250,
          step: 0.5,
        },
      );
    case "range":
      return fc.constantFrom(
        { kind, unit: "cm", min: 0, max: 250, step: 1 },
        { kind, min: -20, max: 40, step: 0.5 },
      );
    case "date":
      return fc.record(
        {
          kind: fc.constant(kind),
          min: fc.constant("2026-11-01"),
          max: fc.constant("2027-10-31"),
        },
        { requiredKeys: ["kind"], noNullPrototype: true },
      );
    case "info":
      return fc.constant({ kind });
  }
}
