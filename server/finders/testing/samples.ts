import type { AttributeShape } from "@shared/contracts/attributes";
import type { ListKey } from "@shared/contracts/product-lists";

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
  attribute({ id: "since", kind: "date" }),
  attribute({ id: "upper", kind: "text" }),
  attribute({ id: "laces", kind: "choice", values: valuesOf("round", "flat"), isRetired: true }),
];

export const sampleCatalog = "shoes";

/** What there is for documents to name: these attributes and this catalog, and a list of cars. */
export const sampleKnown = {
  attributes: new Map(sampleAttributes.map((each) => [each.id, each])),
  catalogs: new Set([sampleCatalog]),
  lists: new Map<string, ListKey[]>([
    [
      "cars",
      [
        { id: "model", label: "Model", kind: "text" },
        { id: "years", label: "Years", kind: "range" },
      ],
    ],
  ]),
};
