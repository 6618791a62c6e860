import type { AnyCatalog } from "../../catalog/store/any-catalog";
import type { LanguageId } from "@shared/finders/languages";

// Words that shops of one language write into their products' names, properties and values, and those of others do not.

const WORDS: Readonly<Record<LanguageId, RegExp>> = {
  en: words(
    "and|with|without|for|of|the|colou?r|size|price|weight|height|width|length|depth|yes|no|black|white|blue|green|gr[ea]y|brown|wood|steel|brand|kind|range|categor(?:y|ies)|type|group|delivery|included|adult|kids",
  ),
  de: words(
    "und|mit|ohne|für|aus|der|die|das|farbe|größe|preis|gewicht|höhe|breite|länge|tiefe|nein|schwarz|weiß|rot|blau|grün|grau|braun|holz|stahl|marke|art|bis|zoll|kategorie|geeignet|lieferzeit|garantie|lieferumfang|erwachsene|kinder",
  ),
  fr: words(
    "et|avec|sans|pour|de|du|des|la|le|les|couleur|taille|prix|poids|hauteur|largeur|longueur|profondeur|oui|non|noire?|blanche?|blanc|rouge|bleue?|verte?|grise?|bois|acier|marque|gamme|matière|catégorie|livraison|garantie|adulte|enfants?",
  ),
  nl: words(
    "en|met|zonder|voor|van|het|kleur|maat|prijs|gewicht|hoogte|breedte|lengte|diepte|nee|zwart|wit|rood|blauw|groen|grijs|bruin|hout|staal|merk|soort|tot|categorie|geschikt|levertijd|garantie|volwassenen?|kinderen",
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

/** The language in which a shop describes its products; English where nothing tells. */
export function languageOfProducts({
  items,
  defined,
}: Pick<AnyCatalog, "items" | "defined">): LanguageId {
  const texts = [
    ...[...defined.values()].flatMap(({ label, values }) => [
      ...Object.values(label),
      ...values.flatMap((value) => Object.values(value.label)),
    ]),
    ...items.slice(0, MAX_NAMES).map(({ name }) => name),
  ];
  const text = texts.join("\n").slice(0, MAX_LETTERS);
  const counts = (Object.keys(WORDS) as LanguageId[]).map((id) => ({
    id,
    count: text.match(WORDS[id])?.filter((word) => !isAbbreviation(word)).length ?? 0,
  }));
  const [most] = counts.sort((one, other) => other.count - one.count);
  return most && most.count >= LEAST_WORDS ? most.id : "en";
}
