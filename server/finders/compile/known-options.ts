import type { AttributeShape } from "@shared/contracts/attributes";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import { columnNamed } from "../../matching/catalogue";
import { brandId } from "./brand-id";
import type { FinderCatalogue } from "./finder-catalogue";

/** An option as questions are asked and answered with it, wherever it comes from. */
export type KnownOption = Omit<Option, "rules"> & {
  rules: readonly Rule[];
  /** Understood where it was chosen before, and offered no more. */
  isRetired?: boolean;
};

/** The options of a question; none where its kind has none. */
export function optionsOf({ options }: Question, catalogue: FinderCatalogue): KnownOption[] {
  if (options === undefined) return [];
  if (Array.isArray(options)) return options;
  if ("list" in options) return [];
  if ("products" in options) {
    return brandsOf(catalogue).map(({ id, brands }) => ({
      id,
      label: { en: brands[0]! },
      rules: [{ use: "score", ...options.means, condition: { attribute: "brand", oneOf: brands } }],
    }));
  }
  const attribute = catalogue.attributes.get(options.attribute);
  if (!attribute) return [];
  return valuesOf(attribute)
    .filter(({ id }) => options.values?.includes(id) ?? true)
    .map(({ id, label, synonyms, isRetired }) => ({
      id,
      label,
      synonyms,
      isRetired,
      rules: [
        {
          use: "score" as const,
          ...options.means,
          condition:
            attribute.kind === "choices"
              ? { attribute: attribute.id, hasAny: [id] }
              : { attribute: attribute.id, is: id },
        },
      ],
    }));
}

/** The values to choose from; a flag has two. */
function valuesOf(
  attribute: AttributeShape,
): Pick<KnownOption, "id" | "label" | "synonyms" | "isRetired">[] {
  if (attribute.kind === "flag") {
    return [
      { id: "yes", label: { en: "Yes" } },
      { id: "no", label: { en: "No" } },
    ];
  }
  return attribute.values;
}

/** Those of them that shoppers are offered. */
export const offered = (options: readonly KnownOption[]): KnownOption[] =>
  options.filter(({ isRetired }) => !isRetired);

/** The brands there are, in their order. Those that are called the same as answers are one choice. */
function brandsOf(catalogue: FinderCatalogue): { id: string; brands: string[] }[] {
  const brands = columnNamed(catalogue, "brand").values.filter((each) => typeof each === "string");
  const byId = new Map<string, string[]>();
  for (const brand of brands.toSorted((a, b) => a.localeCompare(b, "en"))) {
    const id = brandId(brand);
    const others = byId.get(id);
    if (others) others.push(brand);
    else byId.set(id, [brand]);
  }
  return Array.from(byId, ([id, named]) => ({ id, brands: named }));
}
