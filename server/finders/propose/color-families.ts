import type { AttributeShape } from "@shared/contracts/attributes";
import type { Option } from "@shared/finders/question";
import type { Stated } from "./stated";

// Makers call their colors "Deep Pacific" and "Black matt"; shoppers ask for blue and black.

/** The languages of the names below, in their order. */
const LOCALES = ["en", "af", "de", "es", "fr", "it", "nl", "pt"];

/** What families are called, with the color of their swatch and other words for their colors, in any language. */
const FAMILIES: readonly (readonly [id: string, color: string, names: string, also: string])[] = [
  [
    "black",
    "#1b1b1b",
    "Black Swart Schwarz Negro Noir Nero Zwart Preto",
    "noire negra nera preta jet onyx ebony raven",
  ],
  [
    "gray",
    "#8a8d91",
    "Gray Grys Grau Gris Gris Grigio Grijs Cinza",
    "grise grigia anthracite anthrazit antraciet graphite graphit grafiet granite granit slate charcoal titanium concrete beton",
  ],
  [
    "silver",
    "#c7ccd1",
    "Silver Silwer Silber Plata Argent Argento Zilver Prata",
    "argenté chrome chrom chroom inox steel edelstahl",
  ],
  [
    "white",
    "#ffffff",
    "White Wit Weiß Blanco Blanc Bianco Wit Branco",
    "weiss blanche blanca bianca branca snow chalk",
  ],
  [
    "beige",
    "#dccbb0",
    "Beige Beige Beige Beige Beige Beige Beige Bege",
    "cream crème creme ivory elfenbein ivoor ivoire sand zand sable natural natur naturel taupe ecru écru champagne linen oatmeal stone",
  ],
  [
    "brown",
    "#7a4f2f",
    "Brown Bruin Braun Marrón Marron Marrone Bruin Castanho",
    "brun brune cognac tan camel chestnut mocha mokka chocolate chocolat walnut nussbaum noyer caramel toffee",
  ],
  [
    "gold",
    "#c9a24b",
    "Gold Goud Gold Dorado Doré Oro Goud Dourado",
    "golden goldfarben brass messing laiton copper kupfer koper cuivre bronze brons",
  ],
  [
    "red",
    "#c3142d",
    "Red Rooi Rot Rojo Rouge Rosso Rood Vermelho",
    "roja rossa bordeaux burgundy cherry crimson ruby scarlet maroon brick",
  ],
  [
    "orange",
    "#e8762c",
    "Orange Oranje Orange Naranja Orange Arancione Oranje Laranja",
    "terracotta rust tangerine mango apricot abrikoos",
  ],
  [
    "yellow",
    "#f0c419",
    "Yellow Geel Gelb Amarillo Jaune Giallo Geel Amarelo",
    "ocher ochre ocker oker ocre mustard senf mosterd moutarde lemon citron honey",
  ],
  [
    "green",
    "#3d7a4a",
    "Green Groen Grün Verde Vert Verde Groen Verde",
    "verte gruen olive oliv olijf khaki kaki mint sage army forest lime moss fern pine",
  ],
  [
    "blue",
    "#2b5fa8",
    "Blue Blou Blau Azul Bleu Blu Blauw Azul",
    "bleue navy marine denim aqua turquoise türkis turkoois turkis petrol teal cobalt indigo ocean sapphire azure sky",
  ],
  [
    "purple",
    "#7d4c9e",
    "Purple Pers Lila Morado Violet Viola Paars Roxo",
    "violett violette lilac mauve lavender lavendel lavande aubergine plum pflaume",
  ],
  [
    "pink",
    "#e58aa6",
    "Pink Pienk Rosa Rosa Rose Rosa Roze Rosa",
    "blush fuchsia magenta coral koralle koraal corail raspberry salmon",
  ],
  [
    "multicolor",
    "#b0b0b0",
    "Multicolor Veelkleurig Bunt Multicolor Multicolore Multicolore Meerkleurig Multicor",
    "multi multicolored mehrfarbig rainbow",
  ],
];

/** Shorter words stand alone: "rot" is no part of "karotte". */
const LEAST_PART = 4;

const WORDS: readonly (readonly [id: string, words: ReadonlySet<string>])[] = FAMILIES.map(
  ([id, , names, also]) => [id, new Set(`${names.toLowerCase()} ${also}`.split(" "))],
);

const inOneSpelling = (color: string): string =>
  color
    .toLowerCase()
    .replace(/grey/gu, "gray")
    .replace(/colour/gu, "color");

/** The families of a color, by the words in what it is called: of "Zwart/oranje" two, and "Dunkelblau" is blue. */
export function familiesOf(color: string): string[] {
  const said = inOneSpelling(color).match(/\p{L}+/gu) ?? [];
  const isOne = (words: ReadonlySet<string>) => (word: string) =>
    words.has(word) || [...words].some((each) => each.length >= LEAST_PART && word.endsWith(each));
  return WORDS.filter(([, words]) => said.some(isOne(words))).map(([id]) => id);
}

/** Of fewer colors each is an answer. */
const MANY_COLORS = 12;
const MAX_FAMILIES = 12;
/** So many of the products that state a color have to be of a family. */
const MOST = 0.7;
/** The most values that one condition names. */
const MAX_VALUES = 100;

const COLORED = /(?:^|\s)(?:colou?rs?|colou?rway|farben?|kleur(?:en)?|couleurs?|coloris)$/iu;

/** Whether an attribute says which color a thing has. */
export const isColor = ({ label }: Pick<AttributeShape, "label">): boolean =>
  Object.values(label).some((each) => COLORED.test(each));

/** Answers by families of colors, the most frequent first; undefined where colors are few, or mostly called otherwise. */
export function colorAnswers(
  attribute: AttributeShape,
  { counts }: Pick<Stated, "counts">,
  locale: string,
): Option[] | undefined {
  if (!isColor(attribute) || counts.size <= MANY_COLORS) return undefined;
  const { id, kind, values } = attribute;
  const at = Math.max(0, LOCALES.indexOf(locale.split("-")[0]!));
  const calledOf = new Map(values.map((value) => [value.id, Object.values(value.label)]));
  const found = new Map<string, { values: string[]; called: string[]; count: number }>();
  let [known, all] = [0, 0];
  for (const [value, count] of counts) {
    const called = kind === "text" ? [value] : (calledOf.get(value) ?? []);
    const families = [...new Set(called.flatMap(familiesOf))];
    all += count;
    if (families.length > 0) known += count;
    for (const family of families) {
      const of = found.get(family) ?? { values: [], called: [], count: 0 };
      of.values.push(value);
      of.called.push(...called);
      found.set(family, { ...of, count: of.count + count });
    }
  }
  // Who writes "Colour" writes "Grey".
  const isBritish = Object.values(attribute.label).some((each) => /colour/iu.test(each));
  const asked = [...found].toSorted(([, one], [, other]) => other.count - one.count);
  if (known < all * MOST || asked.length < 2) return undefined;
  const inBritish = (name: string) =>
    isBritish && name === "Gray" ? name.replace("a", "e") : name;
  return asked.slice(0, MAX_FAMILIES).flatMap(([family, of]) => {
    const [, color, names] = FAMILIES.find(([each]) => each === family)!;
    if (of.values.length > MAX_VALUES) return [];
    return {
      id: family,
      label: { [locale]: asWritten(inBritish(names.split(" ")[at] ?? family), of.called) },
      color,
      rules: [{ use: "score" as const, condition: { attribute: id, oneOf: of.values } }],
    };
  });
}

/** A name as the shop spells it: "Grey". */
const asWritten = (name: string, called: readonly string[]): string =>
  called.find((each) => /^\p{Lu}/u.test(each) && inOneSpelling(each) === inOneSpelling(name)) ??
  name;
