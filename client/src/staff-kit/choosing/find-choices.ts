import type { Choice } from "@shared/contracts/product-choices";

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
