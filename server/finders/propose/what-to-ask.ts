import type { AttributeShape } from "@shared/contracts/attributes";
import { namesKind } from "@shared/kind-names";
import type { Text } from "@shared/finders/text";
import { sayIn } from "../compile/say";
import type { SentenceKey } from "../sentences/en";
import { writerIn } from "../sentences/sentences";
import { isHarmful } from "./harm";

// What is asked of an attribute by what it is called, and what first.

/** What a shopper cannot answer without the product before them, or does not choose by. */
const ARTICLE_DATA =
  /(?<!\p{L})(?:warranty|guarantee|garantie|garanzia|pack(?:s|aging| size)?|vpe|verpackung(?:seinheit)?|verpakking|conditionnement|units? per|pieces|stück|stuks|servings|energy|brennwert|kcal|energiewaarde|importeur|importer|supplier|lieferant|leverancier|fournisseur|disc(?:ount)?\.? group|rabattgruppe|liefereinheit|launch(?:ed)?|released?|new since|neu seit|neuheit|best before|bbe|bbd|mhd|tht|expiry|use by|other columns|deliver(?:y|able)|lead time|lieferzeit|lieferbar|levertijd|leverbaar|d[ée]lais?(?: de livraison)?|livraison|shipping|ship(?:ping)? weight|stock|bestand|voorraad|season|saison|operating temp(?:erature)?|betriebstemperatur|bedrijfstemperatuur|température d’utilisation|catalog(?:ue)? page)(?!\p{L})/iu;

/** The same where nothing else stands in the name. */
const ARTICLE_WORD = /^(?:unit|einheit|eenheid|unité|list|uvp|rrp|pao|stk)$/iu;

/** Whether an attribute, by its name in any language, is about the article and not about what it is for. */
export const isArticleData = ({ id, label }: AttributeShape): boolean =>
  [id.replaceAll("-", " "), ...Object.values(label)].some(
    (each) => ARTICLE_DATA.test(each) || ARTICLE_WORD.test(each),
  );

/**
 * A text of what an attribute is called, in the locale of the finder and in the others in which it is named: what has no
 * name in that locale is called as the shop calls it, which is stored as English.
 */
export function said(
  { label }: AttributeShape,
  locale: string,
  of: (label: string, locale: string) => string,
): Text {
  const say = sayIn(locale, "en");
  const others = Object.entries(label).filter(([each]) => each !== "en" && each !== locale);
  return {
    [locale]: of(say(label), locale),
    ...Object.fromEntries(others.map(([each, text]) => [each, of(text, each)])),
  };
}

const isCalled = ({ label }: AttributeShape, name: RegExp) =>
  Object.values(label).some((each) => name.test(each));

/** Whether an attribute says what a product is. */
export const isKind = ({ label }: AttributeShape): boolean => Object.values(label).some(namesKind);

/** Whether an attribute says how much a thing carries, or is for, at most. */
export const isCapacity = (attribute: AttributeShape): boolean => isCalled(attribute, CAPACITY);

const CAPACITY =
  /(?<!\p{L})(?:belastbar(?:keit)?|tragkraft|traglast|max(?:imum|\.)? ?(?:load|user weight|person weight|rider weight|weight|belasting|gewicht|belastung)|load capacity|weight capacity|weight limit|draagvermogen|belastbaar(?:heid)?|charge max(?:imale|\.)?|capacit[ée] de charge)(?!\p{L})|\((?:up to|max\.?|bis|bis zu|tot|jusqu['’]à)\)$|\p{L} up to$/iu;

/** Whether an attribute says how loud a thing is: nobody wants it louder, or knows decibels. */
export const isLoudness = (attribute: AttributeShape): boolean =>
  /^dB/i.test(attribute.unit ?? "") || isCalled(attribute, LOUDNESS);

const LOUDNESS =
  /^(?:noise|sound|loudness)(?: level)?$|^(?:geluid(?:sniveau)?|lautstärke|geräusch(?:pegel)?|schallpegel|(?:niveau )?sonore|bruit)$/iu;

/** Whether an attribute says for what age a thing is. */
export const isAge = (attribute: AttributeShape): boolean => isCalled(attribute, AGE);

const AGE = /^(?:age|age from|from age|age (?:group|range)|ages|alter|ab alter|leeftijd|[âa]ge)$/iu;

/** Whether an attribute says whom a thing is for. */
const isForWhom = (attribute: AttributeShape): boolean => isCalled(attribute, FOR_WHOM);

const FOR_WHOM =
  /^(?:for|for whom|animal|pet|species|tierart|tier|diersoort|dier|espèce|gender|sex|geschlecht|geslacht|sexe)$/iu;

/** Whether what does not have what is asked of an attribute is of no use: a shoe of another size, a cat's food for a dog. */
export const isNeeded = (attribute: AttributeShape): boolean =>
  isFact(attribute) || isCalled(attribute, SUITED);

const SUITED =
  /^(?:(?:suit(?:s|ed|able)(?: for| to)?|skin type|hair type|surface|terrain|geeignet für|hauttyp|geschikt voor|montage|mounting|einsatz)(?: type)?)$/iu;

/** Whether a range of it says for what it is made: a blind for windows of 40 to 240 cm fits none of 300 cm. */
export const isFitted = (attribute: AttributeShape): boolean => isCalled(attribute, FITTED);

const FITTED =
  /^(?:(?:window|rider|pole|wall|max(?:imum|\.)?) )?(?:width|drop|height|length|breite|höhe|breedte|hoogte|largeur|hauteur)(?: \([^()]*\))?$/iu;

/** Whether one of several ways is enough: what is put up on a wall or on a ceiling needs one of them. */
export const isEnoughOnce = (attribute: AttributeShape): boolean =>
  isKind(attribute) || isForWhom(attribute) || isCalled(attribute, MOUNTED);

const MOUNTED =
  /^(?:montage(?:art)?|mounting|installation|einbau|bevestiging|fixation)(?: type)?$/iu;

/** Whether it is so because somebody is who they are, or has what they have: nobody changes that for a product. */
export const isFact = (attribute: AttributeShape): boolean =>
  isKind(attribute) ||
  isForWhom(attribute) ||
  isAge(attribute) ||
  isCalled(attribute, NEEDED) ||
  (attribute.kind !== "flag" && isCalled(attribute, SIZE));

const SIZE =
  /^(?:(?:\p{L}+ )?(?:sizes?|size range|größen?|maat|maten|taille|pointure)(?: \(\p{L}+\))?)$/iu;

const NEEDED =
  /^(?:tank|pet weight|players?|spieler(?:zahl)?|spelers|joueurs|fitting|socket|fassung|volts?|voltage|spannung|years?|make|vehicle|fits|compatible(?: with)?|passend für|format|platform|positive|terminals?|vegan|vegetarian|vegetarisch|kosher|koscher|halal|(?:\p{L}+[- ])?free(?: from)?|(?:gluten|la[ck]tose|getreide|nuss|zucker)frei)$/iu;

/** What a good assistant asks first: what it is to be, then for whom, what harms, and for what. What it has besides comes later. */
export function firstAsked(attribute: AttributeShape): number {
  if (isKind(attribute)) return 1;
  if (isForWhom(attribute)) return 0.7;
  if (isHarmful(attribute)) return 0.6;
  // Of the sides of a thing few shoppers know theirs, and where it was made few mind.
  if (isCalled(attribute, SIDE)) return -0.4;
  if (isCalled(attribute, SELDOM_MINDED)) return -0.4;
  if (isNeeded(attribute) || isCapacity(attribute)) return 0.3;
  if (isCalled(attribute, OFTEN_MINDED)) return 0.2;
  return BY_KIND[attribute.kind] ?? 0;
}

const BY_KIND: Partial<Record<AttributeShape["kind"], number>> = {
  range: 0.2,
  number: -0.2,
  flag: -0.1,
};

/** What people see, and ask of nearly everything. */
const OFTEN_MINDED =
  /(?<!\p{L})(?:colou?r|farbe|kleur|couleur|material|materials|materiaal|matière|waterproof|water resistant|wetterfest|waterdicht)$/iu;

/** What the shop calls it, and where it comes from. */
const SELDOM_MINDED =
  /^(?:series?|gamme|range|model|modell|modèle|line|origin|country of origin|made in|fabriqué en|herkunft|herkomst|origine)$/iu;

const SIDE =
  /:? ?(?:length|width|height|depth|diameter|side \d)$|^(?:weight|gewicht|poids|peso)$/iu;

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
    /^(?:(?:intended )?use|usage|application|purpose|einsatz(?:zweck)?|verwendung(?:szweck)?|anwendung|gebruik|toepassing|utilisation|usage conseillé)$/iu,
    "ask-use",
  ],
  [/^(?:farbe|kleur|couleur)$/iu, "ask-color"],
  [/^(?:gender|sex|geschlecht|geslacht|sexe)$/iu, "ask-whom"],
  [/^(?:animal|pet|species|tierart|tier|diersoort|dier|espèce)$/iu, "ask-animal"],
  [/^(?:materiaal|matière|matériau)$/iu, "ask-material"],
];

/** What shoppers want to see of any product, by its name. */
const SHOWN =
  /^(?:(?:\p{L}+ )?(?:colou?r|material|finish|fabric|pattern|size|weight|width|height|length|depth|diameter|capacity|volume|power|dimensions)|farbe|material|oberfläche|stoff|muster|größe|gewicht|breite|höhe|länge|tiefe|durchmesser|inhalt|leistung|maße|abmessungen|kleur|materiaal|stof|patroon|maat|breedte|hoogte|lengte|diepte|inhoud|vermogen|afmetingen|couleur|matière|matériau|finition|tissu|motif|taille|poids|largeur|hauteur|longueur|profondeur|diamètre|contenance|puissance|dimensions)$/iu;

/** Whether an attribute, by its name, is a fact that cards may show whatever is asked. */
export const isShownFact = (attribute: AttributeShape): boolean =>
  !isArticleData(attribute) &&
  Object.values(attribute.label).some((each) =>
    SHOWN.test(each.replace(/\s*\([^()]*\)$/, "").trim()),
  );

/** The question about what is called so: a plain one where "which" would be no sentence, or another language. */
export function titleOf(label: string, locale: string, isNumber = false): string {
  const write = writerIn(locale);
  if (namesKind(label)) return write("ask-kind");
  const called = label.replace(/\s*\([^()]*\)$/, "");
  // Of a "Size range" somebody has one size.
  const name = isNumber ? called.replace(/(?<=\S) range$/iu, "") : called;
  const asked = isNumber ? ASKED_NUMBERS : ASKED_WORDS;
  const own = asked.find(([names]) => names.test(name))?.[1];
  if (own) return write(own);
  if (isNumber && UNITS.test(name)) return write("ask-how-many", { name });
  if (/^for$/i.test(label)) return write("ask-use");
  const plain = write("ask-name", { name: label.replace(/\s*\?$/, "") });
  if (!/^en\b/i.test(locale)) return plain;
  if (/\sfor$/i.test(label)) return `What is it to be ${small(label)}?`;
  return WHICH.test(name) ? `Which ${small(name)}?` : plain;
}

/** A label inside a sentence; what is written in capitals stays so. */
const small = (label: string) =>
  label.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
