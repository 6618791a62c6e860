// Words for the same, which no spelling shows: people are asked, as a shop may tell them apart.

/** Words for the same, as shops write them side by side. */
const SAME: readonly (readonly string[])[] = [
  ["men", "mens", "man", "gents", "gentlemen", "male", "herren", "heren", "homme", "hommes"],
  ["women", "womens", "woman", "ladies", "female", "damen", "dames", "femme", "femmes"],
  ["kids", "children", "childrens", "child", "junior", "juniors", "youth", "kinder", "enfant"],
  ["left", "lh", "links"],
  ["right", "rh", "rechts"],
  ["polypropylene", "polypropylen", "polypropyleen", "pp"],
  ["polycarbonate", "polycarbonat", "polycarbonaat", "pc"],
  ["polyethylene", "polyethylen", "polyethyleen", "pe"],
  ["mtb", "mountain", "mountain bike"],
  ["gore tex", "gtx"],
  ["stainless steel", "stainless", "inox"],
];
/** What turns a word into another of its kind: "gloss" into "glossy", "gold" into "golden". */
const ADJECTIVE = /^(?:y|ed|en)$/;
const MIN_STEM = 4;

/** Whether two labels, in their small words, say the same in other words, or are one word in two forms. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = [one, other]
    .map((each) => each.join(" "))
    .toSorted((a, b) => a.length - b.length) as [string, string];
  if (SAME.some((all) => all.includes(short) && all.includes(long))) return true;
  if (short.length < MIN_STEM || long.includes(" ")) return false;
  const isForm = long.startsWith(short) && ADJECTIVE.test(long.slice(short.length));
  // "Rectangle" and "rectangular".
  return isForm || (short.endsWith("le") && long === `${short.slice(0, -2)}ular`);
}
