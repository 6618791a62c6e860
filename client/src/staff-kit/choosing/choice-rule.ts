import type { Choice } from "@shared/contracts/catalog-products";

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

/** A longer list cannot be scanned; typing more finds the rest. */
const MAX_SHOWN = 50;

const plain = (text: string) => text.trim().toLowerCase();

/** The choices that match a text by name or id: exact matches first, then those that begin with it. */
export function findChoices(choices: readonly Choice[], text: string): Choice[] {
  const needle = plain(text);
  const found = choices.filter(({ id, name }) =>
    [id, name].some((each) => plain(each).includes(needle)),
  );
  if (needle === "") return found.slice(0, MAX_SHOWN);
  const named = choiceNamed(found, text);
  const rank = (choice: Choice) =>
    choice === named ? 0 : plain(choice.name).startsWith(needle) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SHOWN);
}

/** The choice whose name or id is this text, in any case. */
export function choiceNamed(choices: readonly Choice[], text: string): Choice | undefined {
  const needle = plain(text);
  return (
    choices.find(({ name }) => plain(name) === needle) ??
    choices.find(({ id }) => plain(id) === needle)
  );
}
