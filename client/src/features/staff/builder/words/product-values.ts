import type { Attribute } from "@shared/contracts/attributes";
import { valuesOfProducts } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";

/** What a document works out for each product, as attributes: rules, cards and orders choose from them. */
export function ownNumbers({ values }: Pick<FinderDocument, "values">): Attribute[] {
  const ofProducts = valuesOfProducts(values);
  return values
    .filter(({ id }) => ofProducts.has(id))
    .map(({ id, name = {}, unit = null }) => ({
      id,
      label: name,
      kind: "number",
      unit,
      values: [],
      isRetired: false,
      updatedAt: "",
    }));
}

/** The values that are made of answers alone. */
export function valuesOfAnswers({ values }: Pick<FinderDocument, "values">) {
  const ofProducts = valuesOfProducts(values);
  return values.filter(({ id }) => !ofProducts.has(id));
}

/** Attributes with what a document works out for each product, which is chosen and named as they are. */
export function withOwnNumbers(
  document: FinderDocument,
  attributes: readonly Attribute[],
): Attribute[] {
  const own = ownNumbers(document).filter(({ id }) => !attributes.some((each) => each.id === id));
  return [...attributes, ...own];
}
