// Words for the same, which no spelling shows: people are asked, as a shop may tell them apart.

/** Words for the same, as shops write them side by side. */
const SAME: readonly (readonly string[])[] = [
  ["men", "mens", "man", "gents", "gentlemen", "male", "herren", "heren", "homme", "hommes"],
  ["women", "womens", "woman", "ladies", "female", "damen", "dames", "femme", "femmes"],
  ["kids", "children", "childrens", "child", "junior", "juniors", "kinder", "enfant"],
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
const SHORT_WORD = 3;

/** The places of words among these. */
const PLACES = new Map(SAME.flatMap((all, at) => all.map((word) => [word, at] as const)));

/** Whether two labels, in their small words with spaces between, say the same in other words, or are one word in two forms. */
export function areSame(one: string, other: string): boolean {
  const place = PLACES.get(one);
  if (place !== undefined && place === PLACES.get(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // "Rods" beside "Rod": of longer words plurals are told by their endings.
  if (short.length === SHORT_WORD && long === `${short}s`) return true;
  if (short.length < MIN_STEM || long.includes(" ")) return false;
  const isForm = long.startsWith(short) && ADJECTIVE.test(long.slice(short.length));
  // "Rectangle" and "rectangular".
  return isForm || (short.endsWith("le") && long === `${short.slice(0, -2)}ular`);
}
