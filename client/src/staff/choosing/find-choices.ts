import type { Choice } from "@shared/contracts/product-choices";

/** More cannot be read at a glance; typing on finds the rest. */
const MAX_SHOWN = 50;

const plain = (text: string) => text.trim().toLowerCase();

/** The choices that a text finds, by name or id; what it names comes first, then what begins with it. */
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

/** The choice that a text names, in whichever case. */
export function choiceNamed(choices: readonly Choice[], text: string): Choice | undefined {
  const needle = plain(text);
  return (
    choices.find(({ name }) => plain(name) === needle) ??
    choices.find(({ id }) => plain(id) === needle)
  );
}
