import type { AttributeShape } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import { columnNamed } from "../../matching/catalogue";
import type { Column } from "../../matching/columns";
import { brandId } from "./brand-id";
import type { FinderCatalogue } from "./finder-catalogue";
import type { KnownOption } from "./known-option";
import { listedOptions } from "./listed-options";

/** The options of a question; none where its kind has none. */
export function optionsOf({ options }: Question, catalogue: FinderCatalogue): KnownOption[] {
  if (options === undefined) return [];
  if (Array.isArray(options)) return options;
  if ("list" in options) return listedOptions(options, catalogue);
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

interface NamedBrands {
  id: string;
  brands: string[];
}

/** Made once for a catalogue: counts and suggestions ask for them hundreds of times. */
const namedBrands = new WeakMap<Column, NamedBrands[]>();

/** The brands there are, in their order. Those that are called the same as answers are one choice. */
function brandsOf(catalogue: FinderCatalogue): NamedBrands[] {
  const column = columnNamed(catalogue, "brand");
  let named = namedBrands.get(column);
  if (!named) {
    named = byId(column.values.filter((each) => typeof each === "string"));
    namedBrands.set(column, named);
  }
  return named;
}

function byId(brands: readonly string[]): NamedBrands[] {
  const found = new Map<string, string[]>();
  for (const brand of brands.toSorted((a, b) => a.localeCompare(b, "en"))) {
    const id = brandId(brand);
    const others = found.get(id);
    if (others) others.push(brand);
    else found.set(id, [brand]);
  }
  return Array.from(found, ([id, named]) => ({ id, brands: named }));
}
