import type { ProductChoices } from "@shared/contracts/product-choices";
import type { ProductCatalogue } from "@shared/product-catalogues";
import { shownName } from "@/staff/choosing/choice-rule";
import { ruleOf } from "./rule-of";

/** A product's field by the names of its choices; other fields unchanged. */
export function named(
  { fields }: ProductCatalogue,
  choices: ProductChoices | undefined,
  name: string,
  value: unknown,
): unknown {
  const field = fields.find((each) => each.name === name);
  const offered = choices?.[name];
  if (!field?.choices || !offered) return value;
  const say = (each: string) => shownName(offered, ruleOf(field), each);
  if (Array.isArray(value)) return value.map(say);
  return typeof value === "string" && value !== "" ? say(value) : value;
}
