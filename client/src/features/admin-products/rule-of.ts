import { choiceKey } from "@shared/choice-key";
import type { ProductField } from "@shared/product-catalogues";
import type { ChoiceRule } from "@/staff/choosing/choice-rule";

/** How a product's field is chosen. */
export function ruleOf({ name, kind, choices, isOptional }: ProductField): ChoiceRule {
  return {
    isMany: kind === "list",
    mayAdd: choices !== "listed",
    isListed: choices !== "used",
    isOptional: isOptional === true,
    keyOf: (value) => choiceKey(name, value),
  };
}
