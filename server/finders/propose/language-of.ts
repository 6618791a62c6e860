import type { AnyCatalog } from "../../catalog/store/any-catalog";
import type { LanguageId } from "@shared/finders/languages";

// Words that shops of one language write into their products' names, properties and values, and those of others do not.

const WORDS: Readonly<Record<LanguageId, RegExp>> = {
  en: words(
    "and|with|without|for|of|the|colou?r|size|price|weight|height|width|length|depth|yes|no|black|white|blue|green|gr[ea]y|brown|wood|steel|brand|categor(?:y|ies)|delivery|included|country|vintage|bottle|closure|flavou?r|fragrance|capacity|power|speed|voltage|warranty|shape|finish|use|style|gender|season|waterproof|washable|battery|load|filling|cover|seat|diameter|dimensions|thickness|suitable|good|best",
  ),
  de: words(
    "und|mit|ohne|für|aus|der|die|das|farbe|größe|preis|gewicht|höhe|breite|länge|tiefe|nein|schwarz|weiß|rot|blau|grün|grau|braun|holz|stahl|marke|art|bis|zoll|kategorie|geeignet|lieferzeit|garantie|lieferumfang|erwachsene|kinder|geschmack|lebensphase|tierart|futterart|land|leistung|spannung|oberfläche|bezug|füllung|rahmen|durchmesser|maße|stärke|volumen|inhalt|wasserdicht|waschbar|akku|alter|jahreszeit|einsatz",
  ),
  fr: words(
    "et|avec|sans|pour|de|du|des|la|le|les|couleur|taille|prix|poids|hauteur|largeur|longueur|profondeur|oui|non|noire?|blanche?|blanc|rouge|bleue?|verte?|grise?|bois|acier|marque|gamme|matière|catégorie|livraison|garantie|adulte|enfants?|capacité|puissance|tension|forme|finition|usage|genre|saison|étanche|lavable|batterie|charge|housse|cadre|diamètre|épaisseur|goût|pays|millésime|bouteille|contenance",
  ),
  nl: words(
    "en|met|zonder|voor|van|het|kleur|maat|prijs|gewicht|hoogte|breedte|lengte|diepte|nee|zwart|wit|rood|blauw|groen|grijs|bruin|hout|staal|merk|soort|tot|categorie|geschikt|levertijd|garantie|volwassenen?|kinderen|inhoud|vermogen|spanning|vorm|afwerking|gebruik|stijl|seizoen|waterdicht|wasbaar|accu|belasting|hoes|doorsnede|afmetingen|dikte|smaak|land|jaargang|fles",
  ),
};

function words(all: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, "giu");
}

/** So many products' names tell their language as well as all do. */
const MAX_NAMES = 200;
/** A catalog may have more values than one look should take. */
const MAX_LETTERS = 50_000;
/** Fewer words of a language may be names in another one. */
const LEAST_WORDS = 3;

/** "EN 1078" is a standard, and no Dutch word. */
const isAbbreviation = (word: string): boolean => word.length <= 2 && word === word.toUpperCase();

/** What a shop calls its columns is in its own language, whatever its products and their makers are called. */
const OF_LABEL = 5;

/** The language in which a shop describes its products, by what these state; English where nothing tells. */
export function languageOfProducts({
  items,
  defined,
  columns,
}: Pick<AnyCatalog, "items" | "defined" | "columns">): LanguageId {
  // What other catalogs state is in their languages.
  const attributes = [...defined.values()].filter(({ id }) =>
    columns.get(id)?.values.some((each) => each !== null),
  );
  const labels = attributes.flatMap(({ label }) => Object.values(label)).join("\n");
  const said = [
    ...attributes.flatMap(({ values }) => values.flatMap((value) => Object.values(value.label))),
    ...items.slice(0, MAX_NAMES).map(({ name }) => name),
  ].join("\n");
  const counts = (Object.keys(WORDS) as LanguageId[]).map((id) => ({
    id,
    count: wordsIn(labels, id) * OF_LABEL + wordsIn(said, id),
  }));
  const [most] = counts.sort((one, other) => other.count - one.count);
  return most && most.count >= LEAST_WORDS ? most.id : "en";
}

const wordsIn = (text: string, language: LanguageId): number =>
  text
    .slice(0, MAX_LETTERS)
    .match(WORDS[language])
    ?.filter((word) => !isAbbreviation(word)).length ?? 0;
