import type { Choice } from "@shared/contracts/product-choices";

/** How a field is chosen. */
export interface ChoiceRule {
  /** Any number of them. */
  isMany: boolean;
  /** What is not there yet may be added. */
  mayAdd: boolean;
  /** What is stored should be among the choices; where it is not, that is said. */
  isListed: boolean;
  /** May be left empty. */
  isOptional: boolean;
  /** What two spellings of a value have in common. */
  keyOf: (value: string) => string;
}

/** The choice that a stored value means, in whichever spelling it is stored. */
export function choiceOf(
  choices: readonly Choice[],
  { keyOf }: Pick<ChoiceRule, "keyOf">,
  value: string,
): Choice | undefined {
  return choices.find(({ id }) => keyOf(id) === keyOf(value));
}

/** What a stored value is called; one that is in no list any more says so. */
export function shownName(choices: readonly Choice[], rule: ChoiceRule, value: string): string {
  const name = choiceOf(choices, rule, value)?.name;
  if (name !== undefined) return name;
  return rule.isListed ? `${value} (not in the list)` : value;
}
