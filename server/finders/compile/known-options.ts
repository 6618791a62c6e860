import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Option, Options, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import { sizeTexts } from "@shared/size-names";
import { NOT_SURE } from "@shared/finders/answers";
import { columnNamed } from "../../engine/catalog";
import { brandId } from "./brand-id";
import type { FinderCatalog, ListedOption } from "./finder-catalog";

/** The options of a question; none where its kind has none. */
export function optionsOf({ options }: Question, catalog: FinderCatalog): KnownOption[] {
  if (options === undefined) return [];
  if (Array.isArray(options)) return options;
  // Thousands of texts are searched, not listed.
  if ("listed" in options) return [];
  if ("list" in options) return listedOptions(options, catalog);
  if ("products" in options) {
    return brandsOf(catalog, options.ids).map(({ id, brands }) => ({
      id,
      label: { en: brands[0]! },
      rules: meantBy(options.means, { attribute: "brand", oneOf: brands }),
    }));
  }
  const attribute = catalog.attributes.get(options.attribute);
  if (!attribute) return [];
  const { sizes } = attribute;
  return valuesOf(attribute)
    .filter(({ id }) => options.values?.includes(id) ?? true)
    .map(({ id, label, synonyms, isRetired, color }) => ({
      id,
      label,
      synonyms: [...(synonyms ?? []), ...Object.values(label).flatMap(numbersAlone)],
      isRetired,
      ...(color && { color }),
      ...(sizes && { sizes: sizeTexts(sizes, id) }),
      rules: meantBy(
        options.means,
        attribute.kind === "choices"
          ? { attribute: attribute.id, hasAny: [id] }
          : { attribute: attribute.id, is: id },
      ),
    }));
}

/** "195/50R15" is also typed as 195/50/15 and 195 50 15. */
function numbersAlone(label: string): string[] {
  const numbers = THREE_NUMBERS.exec(label)?.slice(1);
  return numbers ? [numbers.join("/"), numbers.join(" ")] : [];
}

const THREE_NUMBERS = /^(\d+)\D{1,3}(\d+)\D{1,3}(\d+)(?!\d)/;

type Means = Extract<Options, { products: string }>["means"];

/** What choosing one of what products state means for products: it is wished, unless something else is said. */
const meantBy = (means: Means, condition: Condition): Rule[] =>
  means === "rules" ? [] : [{ use: "score", ...means, condition }];

/** The values to choose from; a flag has two. */
function valuesOf(
  attribute: AttributeShape,
): Pick<KnownOption, "id" | "label" | "synonyms" | "isRetired" | "color">[] {
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

/** The brands there are, in their order. Those that are called the same as answers are one choice. */
function brandsOf(catalog: FinderCatalog, ids: "short" | "names"): NamedBrands[] {
  const brands = columnNamed(catalog, "brand")
    .values.filter((each) => typeof each === "string")
    .sort((a, b) => a.localeCompare(b, "en"));
  return ids === "short" ? byId(brands) : brands.map((brand) => ({ id: brand, brands: [brand] }));
}

function byId(brands: readonly string[]): NamedBrands[] {
  const found = new Map<string, string[]>();
  for (const brand of brands) {
    const id = brandId(brand);
    const others = found.get(id);
    if (others) others.push(brand);
    else found.set(id, [brand]);
  }
  return Array.from(found, ([id, named]) => ({ id, brands: named }));
}

type FromList = Extract<Options, { list: string }>;

/** The rows of a list as options, and "not sure" where it is offered. */
function listedOptions(
  { list, notSure, drawing, means }: FromList,
  { lists }: FinderCatalog,
): KnownOption[] {
  const rows = (lists?.options[list] ?? []).map(
    ({ id, values = [id], label, text, tip, tags, ...row }: ListedOption): KnownOption => ({
      ...row,
      id,
      label: plainly(label),
      ...(text && { text: plainly(text) }),
      ...(tip && { tip: plainly(tip) }),
      ...(tags && { tags: tags.map(plainly) }),
      ...(drawing && { drawing: `${drawing}-${id}` }),
      ...(id === NOT_SURE && { exclusive: "not-sure" as const }),
      rules: means
        ? [{ use: means.use, reasons: means.reasons, condition: hasAny(means.attribute, values) }]
        : [],
    }),
  );
  if (!notSure || !lists) return rows;
  const open: KnownOption = { id: NOT_SURE, ...notSure, exclusive: "not-sure", rules: [] };
  return [...rows.filter(({ id }) => id !== NOT_SURE), open];
}

/** A concern without a remedy is answered by no product. */
const hasAny = (attribute: string, values: readonly string[]) => ({
  attribute,
  oneOf: [...values],
});

/** A text of staff's lists, which have one language. */
const plainly = (text: string) => ({ en: text });

/** An option as questions are asked and answered with it, wherever it comes from. */
export type KnownOption = Omit<Option, "rules"> & {
  rules: readonly Rule[];
  /** Whom it suits, and what it stands under, in the words of staff's list. */
  suits?: string[];
  group?: string;
  /** What systems of sizes call it, in their order. */
  sizes?: readonly { system: string; text: string }[];
  /** Understood where it was chosen before, and offered no more. */
  isRetired?: boolean;
};
