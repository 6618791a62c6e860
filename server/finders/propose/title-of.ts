import { namesKind } from "@shared/kind-names";
import type { SentenceKey } from "../sentences/en";
import { writerIn } from "../sentences/sentences";
import { AGE } from "./what-to-ask";

// How an attribute is asked about, by what it is called.

/** What "which" is asked of, in English. */
const WHICH =
  /^(?:(?:\p{L}+ )?(?:colou?r|size|material|finish|style|brand|make|shape|flavou?r|scent|fabric|pattern|series|range|model|technology|terrain|level|frame|lens|wood|grape|country|region|fit|width|closure|grade|class|rating|connection|connector|fuel|mounting|mount|drive|head|thread|standard|format|language|theme|edition|roast|profile|cut|sleeve|season|sport|room|species|variety|blade|handle|steel|output|input|tread|axle|engine))s?$/iu;

/** What is asked of a number in a way of its own, in any language. */
const ASKED_NUMBERS: readonly (readonly [RegExp, SentenceKey])[] = [
  [AGE, "ask-age"],
  [/^(?:players?|spieler(?:zahl)?|spelers|joueurs)$/iu, "ask-players"],
  [/^(?:persons?|people|personen|personnes|seats?|sitzplätze|zitplaatsen)$/iu, "ask-people"],
  [/^(?:play(?:ing)? time|spieldauer|speelduur|durée)$/iu, "ask-time"],
  [/^(?:weight|gewicht|poids|peso)$/iu, "ask-weight"],
  [/^(?:width|breite|breedte|largeur)$/iu, "ask-width"],
  [/^(?:height|höhe|hoogte|hauteur)$/iu, "ask-height"],
  [/^(?:length|länge|lengte|longueur)$/iu, "ask-length"],
  [/^(?:depth|tiefe|diepte|profondeur)$/iu, "ask-depth"],
  [/^(?:diameter|durchmesser|diamètre)$/iu, "ask-diameter"],
  [/^(?:capacity|volume|contents?|inhalt|volumen|inhoud|contenance)$/iu, "ask-capacity"],
  [/^(?:power|leistung|vermogen|puissance)$/iu, "ask-power"],
];

/** Columns that are called by what they count. */
const UNITS = /^(?:m?ah|v|volts|watts?|kw|kg|lumens?|lm|litres|liters|pcs|pieces)$/iu;

const ASKED_WORDS: readonly (readonly [RegExp, SentenceKey])[] = [
  [
    /^(?:(?:intended )?use|usage|application|purpose|einsatz(?:zweck)?|verwendung(?:szweck)?|anwendung|gebruik|toepassing|utilisation|usage conseillé|geeignet für|geschikt voor|adapté à|(?:good|best|great|ideal|recommended) for|für was|wofür|ideal für|gut für|einsatz(?:bereich|gebiet))$/iu,
    "ask-use",
  ],
  [/^(?:farbe|kleur|couleur)$/iu, "ask-color"],
  [
    /^(?:gender|sex|geschlecht|geslacht|sexe|für wen|voor wie|pour qui|(?:damen|herren|dames|heren|men|women)\s*\/\s*(?:damen|herren|dames|heren|men|women)(?:\s*\/\s*unisex)?)$/iu,
    "ask-whom",
  ],
  [/^(?:animal|pet|species|tierart|tier|diersoort|dier|espèce)$/iu, "ask-animal"],
  [/^(?:materiaal|matière|matériau)$/iu, "ask-material"],
];

/** The question about what is called so: a plain one where "which" would be no sentence, or another language. */
export function titleOf(label: string, locale: string, isNumber = false): string {
  const write = writerIn(locale);
  const isEnglish = /^en\b/i.test(locale);
  if (namesKind(label)) return write("ask-kind");
  const called = label.replace(/\s*\([^()]*\)$/, "");
  // Of a "Size range" somebody has one size.
  const name = isNumber ? called.replace(/(?<=\S) range$/iu, "") : called;
  const asked = isNumber ? ASKED_NUMBERS : ASKED_WORDS;
  // Of "Size: width" somebody is asked the width.
  const side = isNumber ? (/: (\p{L}+)$/u.exec(name)?.[1] ?? name) : name;
  const own = asked.find(([names]) => names.test(side))?.[1];
  if (own) return write(own);
  if (isNumber && UNITS.test(name))
    // "Ah" is written so, and "Lumens" is a word.
    return write("ask-how-many", { name: name.length > 3 && isEnglish ? small(name) : name });
  if (/^for$/i.test(label)) return write("ask-use");
  const plain = write("ask-name", { name: label.replace(/\s*\?$/, "") });
  if (!isEnglish) return plain;
  if (/\sfor$/i.test(label)) return `What is it to be ${small(label)}?`;
  return WHICH.test(name) ? `Which ${small(name)}?` : plain;
}

/** A label inside a sentence; what is written in capitals stays so. */
const small = (label: string) =>
  label.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
