import type { AttributeShape } from "@shared/contracts/attributes";

const valuesOf = (...ids: string[]) =>
  ids.map((id) => ({ id, label: { en: id }, synonyms: [], isRetired: false }));

const attribute = (shape: Partial<AttributeShape> & Pick<AttributeShape, "id" | "kind">) => ({
  label: { en: shape.id },
  values: [],
  isRetired: false,
  ...shape,
});

/** An attribute of every kind, with a retired value, and one that is retired itself. */
export const sampleAttributes: AttributeShape[] = [
  attribute({
    id: "width",
    kind: "choice",
    values: [
      ...valuesOf("narrow", "normal", "wide"),
      { id: "huge", label: { en: "huge" }, synonyms: [], isRetired: true },
    ],
  }),
  attribute({ id: "surfaces", kind: "choices", values: valuesOf("road", "trail", "track") }),
  attribute({ id: "weight", kind: "number", unit: "g" }),
  attribute({ id: "sizes", kind: "range" }),
  attribute({ id: "waterproof", kind: "flag" }),
  attribute({ id: "upper", kind: "text" }),
  attribute({ id: "laces", kind: "choice", values: valuesOf("round", "flat"), isRetired: true }),
];

export const sampleCatalogue = "shoes";
