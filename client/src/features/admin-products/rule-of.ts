import { choiceKey } from "@shared/choice-key";
import type { ProductField } from "@shared/product-catalogues";
import type { ChoiceRule } from "@/staff/choosing/choice-rule";

/** The choice rule of a product's field. */
export function ruleOf({ name, kind, choices, isOptional }: ProductField): ChoiceRule {
  return {
    isMany: kind === "list",
    mayAdd: choices !== "listed",
    isListed: choices !== "used",
    isOptional: isOptional === true,
    keyOf: (value) => choiceKey(name, value),
  };
}
