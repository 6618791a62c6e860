// What systems call sizes, and which size a name means. A brand's own names come before the general ones.

/** Names of values, by the values' ids and then by the systems'. */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What systems such as UK, EU and US call the values of an attribute. */
export interface Sizes {
  /** In the order in which they are offered. */
  systems: readonly { id: string; label: string }[];
  labels: Table;
  /** By the names of brands, where these call values otherwise. */
  brands: Readonly<Record<string, Table>>;
}

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*½|(?<=\d)[ -]1\/2/g, ".5"],
  [/(?<=\d)\s*¼|(?<=\d)[ -]1\/4/g, ".25"],
  [/(?<=\d)\s*¾|(?<=\d)[ -]3\/4/g, ".75"],
  [/(?<=\d)\s*⅓|(?<=\d)-1\/3|(?<=\d)\.3{2,}\b/g, " 1/3"],
  [/(?<=\d)\s*⅔|(?<=\d)-2\/3|(?<=\d)\.6+[67]\b/g, " 2/3"],
];

/** A size's name by which others are compared: 43⅓ is 43 1/3, 8,5 is 8.5, and 9.0 is 9. */
export function sizeKey(name: string): string {
  let key = name
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\d),(?=\d)/g, ".");
  for (const [written, plain] of FRACTIONS) key = key.replace(written, plain);
  return key.replace(/(?<=\d\.\d*?)0+\b/g, "").replace(/\.(?=\D|$)/g, "");
}

/** A brand as tables of sizes find it: capitals and spaces decide nothing. */
export const brandKey = (brand: string): string => brand.trim().toLowerCase().replace(/\s+/g, " ");

const own = <Value>(of: Readonly<Record<string, Value>> | undefined, key: string) =>
  of && Object.hasOwn(of, key) ? of[key] : undefined;

function tableOf({ brands }: Sizes, brand: string | null | undefined): Table | undefined {
  if (!brand) return undefined;
  const key = brandKey(brand);
  return Object.entries(brands).find(([name]) => brandKey(name) === key)?.[1];
}

const nameIn = (table: Table | undefined, value: string, system: string) =>
  own(own(table, value), system);

/** What a system calls a value, of a brand or in general; undefined where it has no name for it. */
export function sizeName(
  sizes: Sizes,
  value: string,
  system: string,
  brand?: string | null,
): string | undefined {
  const table = tableOf(sizes, brand);
  const special = nameIn(table, value, system);
  if (special !== undefined) return special;
  const general = nameIn(sizes.labels, value, system);
  if (general === undefined || !table) return general;
  // Where the brand calls another value so, it would mean that one.
  const key = sizeKey(general);
  const isTaken = Object.values(table).some((named) => {
    const name = own(named, system);
    return name !== undefined && sizeKey(name) === key;
  });
  return isTaken ? undefined : general;
}

/** What each system calls a value, in their order: "UK 9", "EU 43 1/3". */
export function sizeTexts(
  sizes: Sizes,
  value: string,
  brand?: string | null,
): { system: string; text: string }[] {
  return sizes.systems.flatMap(({ id, label }) => {
    const name = sizeName(sizes, value, id, brand);
    return name === undefined ? [] : [{ system: id, text: `${label} ${name}` }];
  });
}

/** The values that a name may mean: one, none, or several where it says too little. */
export type SizeFinder = (text: string, brand?: string | null, system?: string) => string[];

/** Finds values by names such as "UK 9", "43 1/3 EU" or, in a given system or in any, "9". */
export function sizeFinder(sizes: Sizes): SizeFinder {
  const general = byName(sizes.labels);
  const ofBrands = new Map(
    Object.entries(sizes.brands).map(([brand, table]) => [brandKey(brand), byName(table)]),
  );
  const systems = sizes.systems.map(({ id, label }) => ({ id, words: wordsOf(id, label) }));
  return (text, brand, system) => {
    const key = sizeKey(text);
    const tables = [brand ? ofBrands.get(brandKey(brand)) : undefined, general];
    const find = (wanted: string, name: string) =>
      tables.map((each) => each?.get(`${wanted} ${name}`)).find((each) => each !== undefined);
    const findAll = (named: readonly (readonly [system: string, name: string])[]) => [
      ...new Set(named.map((each) => find(...each)).filter((each) => each !== undefined)),
    ];
    const said = systems.flatMap(({ id, words }) =>
      words.flatMap((word) => restsOf(key, word).map((rest) => [id, rest] as const)),
    );
    const found = findAll(said);
    if (found.length > 0) return found;
    const among = system === undefined ? systems.map(({ id }) => id) : [system];
    return findAll(among.map((id) => [id, key] as const));
  };
}

function byName(table: Table): Map<string, string> {
  const found = new Map<string, string>();
  for (const [value, named] of Object.entries(table)) {
    for (const [system, name] of Object.entries(named)) {
      found.set(`${system} ${sizeKey(name)}`, value);
    }
  }
  return found;
}

/** What a system is called; "US M" is a US, too, which may be one of several. */
function wordsOf(id: string, label: string): string[] {
  const word = sizeKey(label);
  return [...new Set([word, sizeKey(id), word.split(" ")[0]!])];
}

/** What is left of a text without this word at one of its ends. */
function restsOf(key: string, word: string): string[] {
  const isApart = (rest: string, sign: string) => !/[a-z]/.test(sign) && rest !== "";
  const rests: string[] = [];
  if (key.startsWith(word)) {
    const rest = key.slice(word.length).replace(/^[\s:.-]+/, "");
    if (isApart(rest, key[word.length] ?? "")) rests.push(rest);
  }
  if (key.endsWith(word)) {
    const rest = key.slice(0, -word.length).replace(/[\s:.-]+$/, "");
    if (isApart(rest, key[key.length - word.length - 1] ?? "")) rests.push(rest);
  }
  return rests;
}
