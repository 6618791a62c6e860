import type { Choice } from "@shared/contracts/product-choices";

/** How a field's value is chosen. */
export interface ChoiceRule {
  /** Whether any number may be chosen. */
  isMany: boolean;
  /** Whether new values may be added. */
  mayAdd: boolean;
  /** Whether unlisted values are marked as such. */
  isListed: boolean;
  /** Whether it may be empty. */
  isOptional: boolean;
  /** The common key of all spellings of a value. */
  keyOf: (value: string) => string;
}

/** Any number of what is listed, by its ids. */
export const ANY_LISTED: ChoiceRule = {
  isMany: true,
  mayAdd: false,
  isListed: true,
  isOptional: false,
  keyOf: (value) => value,
};

/** The choice of a stored value in any spelling. */
export function choiceOf(
  choices: readonly Choice[],
  { keyOf }: Pick<ChoiceRule, "keyOf">,
  value: string,
): Choice | undefined {
  return choices.find(({ id }) => keyOf(id) === keyOf(value));
}

/** The name of a stored value; one that is no longer listed says so. */
export function shownName(choices: readonly Choice[], rule: ChoiceRule, value: string): string {
  const name = choiceOf(choices, rule, value)?.name;
  if (name !== undefined) return name;
  return rule.isListed ? `${value} (not in the list)` : value;
}
