/** A word like this one that is not taken yet. */
export function freeWord(wished: string, taken: readonly string[]): string {
  const word = wished || "item";
  if (!taken.includes(word)) return word;
  let number = 2;
  while (taken.includes(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
