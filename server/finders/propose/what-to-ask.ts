import type { AttributeShape } from "@shared/contracts/attributes";
import { namesKind } from "@shared/kind-names";
import { namesCapacity } from "@shared/limit-names";
import type { Text } from "@shared/finders/text";
import { sayIn } from "../compile/say";
import { isHarmful } from "./harm";

// What is asked of an attribute by what it is called, and what first.

/** What a shopper cannot answer without the product before them, or does not choose by. */
const ARTICLE_DATA =
  /(?<!\p{L})(?:warranty|guarantee|garantie|garanzia|pack(?:s|aging| size)?|vpe|verpackung(?:seinheit)?|verpakking|conditionnement|units? per|pieces|stück|stuks|servings|pcs|stk|lot|energy|brennwert|kcal|energiewaarde|importeur|importer|supplier|lieferant|leverancier|fournisseur|disc(?:ount)?\.? group|rabattgruppe|liefereinheit|launch(?:ed)?|released?|new since|neu seit|neuheit|best before|bbe|bbd|mhd|tht|expiry|use by|other columns|deliver(?:y|able)|versandart|shipping (?:class|method)|verzend(?:wijze|methode)|lead time|lieferzeit|lieferbar|levertijd|leverbaar|d[ée]lais?(?: de livraison)?|livraison|shipping|ship(?:ping)? weight|stock|bestand|voorraad|operating temp(?:erature)?|betriebstemperatur|bedrijfstemperatuur|température d’utilisation|catalog(?:ue)? page)(?!\p{L})/iu;

/** The same where nothing else stands in the name. */
const ARTICLE_WORD =
  /^(?:unit|einheit|eenheid|unité|list|uvp|rrp|pao|stk|.*(?<!\p{L})(?:no|nr|nummer|code|id|#)\.?)$/iu;

/** "Winter" is what a thing is for, and "FW24" when the shop bought it. */
const SEASON = /(?<!\p{L})(?:season|saison|seizoen)(?!\p{L})/iu;
const COLLECTION = /\d{2}|^(?:[FASW]{2}|[FH][WS])\b/u;

/** Whether an attribute, by its name in any language, is about the article and not about what it is for. */
export const isArticleData = ({ id, label, values }: AttributeShape): boolean =>
  [id.replaceAll("-", " "), ...Object.values(label)].some(
    (each) =>
      ARTICLE_DATA.test(each) ||
      ARTICLE_WORD.test(each) ||
      (SEASON.test(each) &&
        values.some((value) => Object.values(value.label).some((said) => COLLECTION.test(said)))),
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

/** Whether it is called so, with or without what brackets add: "Weight (w/ batteries)". */
const isCalled = ({ label }: AttributeShape, name: RegExp) =>
  Object.values(label).some((each) => name.test(each) || name.test(withoutBrackets(each)));

const withoutBrackets = (label: string) => label.replace(/\s*\([^()]*\)$/, "").trim();

/** Whether an attribute says what a product is. */
export const isKind = ({ label }: AttributeShape): boolean => Object.values(label).some(namesKind);

/** Whether an attribute says how much a thing carries, or is for, at most. */
export const isCapacity = ({ label }: AttributeShape): boolean =>
  Object.values(label).some(namesCapacity);

/** Whether an attribute says how loud a thing is: nobody wants it louder, or knows decibels. */
export const isLoudness = (attribute: AttributeShape): boolean =>
  /^dB/i.test(attribute.unit ?? "") || isCalled(attribute, LOUDNESS);

const LOUDNESS =
  /^(?:noise|sound|loudness)(?: level)?$|^(?:geluid(?:sniveau)?|lautstärke|geräusch(?:pegel)?|schallpegel|(?:niveau )?sonore|bruit)$/iu;

/** Whether an attribute says for what age a thing is. */
export const isAge = (attribute: AttributeShape): boolean => isCalled(attribute, AGE);

/** What calls an age. */
export const AGE =
  /^(?:age|age from|from age|age (?:group|range)|ages|alter|ab alter|leeftijd|[âa]ge)$/iu;

/** Whether an attribute says whom a thing is for. */
const isForWhom = (attribute: AttributeShape): boolean => isCalled(attribute, FOR_WHOM);

const FOR_WHOM =
  /^(?:for|for whom|animal|pet|species|tierart|tier|diersoort|dier|espèce|gender|sex|geschlecht|geslacht|sexe|(?:wo)?men['’]?s?\s*\/\s*(?:wo)?men['’]?s?(?:\s*\/\s*unisex)?|(?:damen|herren)\s*\/\s*(?:damen|herren)(?:\s*\/\s*unisex)?|(?:dames|heren)\s*\/\s*(?:dames|heren)(?:\s*\/\s*unisex)?|(?:homme|femme)s?\s*\/\s*(?:homme|femme)s?)$/iu;

/** Whether what does not have what is asked of an attribute is of no use: a shoe of another size, a cat's food for a dog. */
export const isNeeded = (attribute: AttributeShape): boolean =>
  isFact(attribute) || isCalled(attribute, SUITED);

const SUITED =
  /^(?:(?:suit(?:s|ed|able)(?: for| to)?|skin type|hair type|surface|terrain|discipline|riding|riding (?:type|style)|type of riding|geeignet für|hauttyp|geschikt voor|montage|mounting|einsatz)(?: type)?)$/iu;

/** Whether an attribute says what a thing is good for, in the words of whoever uses it. */
export const isUsedFor = (attribute: AttributeShape): boolean => isCalled(attribute, USED_FOR);

const USED_FOR =
  /^(?:(?:good|best|great|ideal|perfect|recommended|suitable|made) (?:for|use)|(?:intended |best )?use(?: case)?s?|used for|usage|purpose|occasion|activit(?:y|ies)|für wen|für was|wofür|ideal für|gut für|empfohlen für|einsatz(?:zweck|bereich|gebiet)?|verwendung(?:szweck)?|anlass|eignung|voor wie|ideaal voor|gebruik|pour qui|idéal pour|usage conseillé|utilisation)$/iu;

/** Whether a range of it says for what it is made: a blind for windows of 40 to 240 cm fits none of 300 cm. */
export const isFitted = (attribute: AttributeShape): boolean => isCalled(attribute, FITTED);

const FITTED =
  /^(?:(?:window|rider|pole|wall|max(?:imum|\.)?) )?(?:width|drop|height|length|breite|höhe|breedte|hoogte|largeur|hauteur)(?: \([^()]*\))?$/iu;

/** Whether one of several ways is enough: what is put up on a wall or on a ceiling needs one of them. */
export const isEnoughOnce = (attribute: AttributeShape): boolean =>
  isKind(attribute) || isForWhom(attribute) || isCalled(attribute, MOUNTED);

const MOUNTED =
  /^(?:montage(?:art)?|mounting|fitting|installation|einbau|bevestiging|fixation)(?: type)?$/iu;

/** Whether it is so because somebody is who they are, or has what they have: nobody changes that for a product. */
export const isFact = (attribute: AttributeShape): boolean =>
  isKind(attribute) ||
  isForWhom(attribute) ||
  isAge(attribute) ||
  isCalled(attribute, NEEDED) ||
  isBodyMeasure(attribute) ||
  (attribute.kind !== "flag" && isSize(attribute));

/** Whether an attribute says which size of a person or a thing it is: sizes begin with the least. */
export const isSize = (attribute: AttributeShape): boolean => isCalled(attribute, SIZE);

const SIZE =
  /^(?:(?:\p{L}+ )?(?:sizes?|size range|(?:schuh|kleider|konfektions|hand|kopf|ring|rahmen|körper)?größen?|maat|maten|taille|pointure)(?: \(\p{L}+\))?)$/iu;

/** Whether an attribute is what somebody measures on themselves: it says their size, whatever letters a maker gives it. */
export const isBodyMeasure = (attribute: AttributeShape): boolean =>
  isCalled(attribute, BODY_MEASURE);

const BODY_MEASURE =
  /^(?:(?:head|chest|waist|hip|calf|neck|wrist|hand|foot)[ -](?:circumference|size|girth|width|length)|kopfumfang|brustumfang|taillenumfang|hüftumfang|wadenumfang|hoofdomtrek|borstomtrek|tour de (?:tête|poitrine|taille|cou))$/iu;

const NEEDED =
  /^(?:tank|(?:child|baby|rider|user|person|body|pet|dog|cat)(?:['’]s)?[ -]weight|weight (?:of )?(?:the )?(?:child|baby|rider|user|person|dog|cat|pet)|(?:kinder|körper|fahrer|hunde|benutzer)gewicht|gewicht (?:des |vom |der )?(?:kind(?:es)?|babys?|fahrers?|hund(?:es)?|person|benutzers?)|gewicht (?:van )?(?:het |de )?(?:kind|baby|hond|rijder)|poids (?:de |du )?(?:l['’])?(?:enfant|bébé|chien|utilisateur)|players?|spieler(?:zahl)?|spelers|joueurs|fitting|socket|fassung|volts?|voltage|spannung|years?|make|vehicle|fits|compatible(?: with)?|passend für|format|platform|positive|terminals?|vegan|vegetarian|vegetarisch|kosher|koscher|halal|(?:\p{L}+[- ])?free(?: from)?|(?:gluten|la[ck]tose|getreide|nuss|zucker)frei)$/iu;

/** What a good assistant asks first: what it is to be, then for whom, what harms, and for what. What it has besides comes later. */
export function firstAsked(attribute: AttributeShape): number {
  if (isKind(attribute)) return 1;
  if (isForWhom(attribute)) return 0.7;
  if (isHarmful(attribute)) return 0.6;
  if (isUsedFor(attribute)) return 0.5;
  // Of the sides of a thing few shoppers know theirs, and where it was made few mind.
  // A blind for windows of 40 to 240 cm says what it fits, and no side of its own.
  if (attribute.kind === "range" && isFitted(attribute)) return 0.3;
  if (isCalled(attribute, SIDE) || isCalled(attribute, SETTING)) return -0.4;
  if (isCalled(attribute, SELDOM_MINDED)) return -0.4;
  if (isNeeded(attribute) || isCapacity(attribute) || isCalled(attribute, FOR_WEATHER)) return 0.3;
  if (isCalled(attribute, OFTEN_MINDED)) return 0.2;
  return BY_KIND[attribute.kind] ?? 0;
}

/** For how cold it is: what somebody wears, or sleeps in, is chosen by it first. */
const FOR_WEATHER =
  /^(?:(?:temp(?:erature)?\.?|temperatur(?:bereich)?|temperatuur|température)(?: (?:rating|range|limit|confort|comfort|komfort))?|(?:comfort|komfort|confort)[ -]?(?:temp(?:erature)?|temperatur|temperatuur)?|season|saison|seizoen)(?: \([^()]*\))?$/iu;

const BY_KIND: Partial<Record<AttributeShape["kind"], number>> = {
  range: 0.2,
  number: -0.2,
  flag: -0.1,
};

/** What people see, and ask of nearly everything. */
const OFTEN_MINDED =
  /(?<!\p{L})(?:colou?r|farbe|kleur|couleur|material|materials|materiaal|matière|waterproof|water resistant|wasserdicht|wetterfest|waterdicht|étanche|imperméable|lumens?|brightness|helligkeit|weite|wijdte|chaussant)$/iu;

/** What the shop calls it, and where it comes from. */
const SELDOM_MINDED =
  /^(?:series?|gamme|range|model|modell|modèle|line|origin|country of origin|made in|fabriqué en|herkunft|herkomst|origine)$/iu;

const SIDE =
  /:? ?(?:length|width|height|depth|diameter|side \d)$|: (?:länge|breite|höhe|tiefe|durchmesser|longueur|largeur|hauteur|profondeur|diamètre|lengte|breedte|hoogte|diepte)$|^(?:weight|gewicht|poids|peso)$/iu;

/** What is set on a thing as one likes, and the same on most. */
const SETTING = /^(?:schnitthöhe|cutting height|height of cut|maaihoogte|hauteur de coupe)$/iu;

/** What shoppers want to see of any product, by its name. */
const SHOWN =
  /^(?:(?:\p{L}+ )?(?:colou?r|material|finish|fabric|pattern|size|weight|width|height|length|depth|diameter|capacity|volume|power|dimensions)|farbe|material|oberfläche|stoff|muster|größe|gewicht|breite|höhe|länge|tiefe|durchmesser|inhalt|leistung|maße|abmessungen|kleur|materiaal|stof|patroon|maat|breedte|hoogte|lengte|diepte|inhoud|vermogen|afmetingen|couleur|matière|matériau|finition|tissu|motif|taille|poids|largeur|hauteur|longueur|profondeur|diamètre|contenance|puissance|dimensions)$/iu;

/** Whether an attribute, by its name, is a fact that cards may show whatever is asked. */
export const isShownFact = (attribute: AttributeShape): boolean =>
  !isArticleData(attribute) &&
  Object.values(attribute.label).some((each) => SHOWN.test(withoutBrackets(each)));
