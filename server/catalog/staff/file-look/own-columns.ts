import type { ColumnUse } from "@shared/contracts/file-look";
import { freeWord, wordOf } from "@shared/input/words-of-names";

/** What headers call that which every product has, in the languages of shops' exports. */
const NAMES: [ColumnUse, RegExp][] = [
  [
    "key",
    /^(key|sku|id|handle|(product|item|article|variant|store) ?(id|no|number|code|sku)|code|artikelnummer|ref(erence)?)$/,
  ],
  [
    "special price",
    /^(special ?price|sale ?price|promo ?price|discount(ed)? price|offer price|angebotspreis)$/,
  ],
  ["price", /^((regular |list |retail |base |variant )?price|preis|prix|rrp)$/],
  ["name", /^((product |item )?(name|title)|bezeichnung|titel|nom)$/],
  ["brand", /^(brand|vendor|manufacturer|make|marke|hersteller|marque)$/],
  [
    "picture",
    /^((product |main )?(image|picture|photo)( ?(url|link|src|address))?|image 1|bild(er)?( ?url)?)$/,
  ],
  ["page", /^((product |page )?(url|link|page|permalink|address)|seite)$/],
  [
    "in stock",
    /^((is )?in ?stock|availability|available|stock( (status|level|quantity|qty|count))?|(variant )?inventory( (quantity|qty|level))?|auf lager|lieferbar|(lager)?bestand)$/,
  ],
  [
    "short description",
    /^(short ?(description|text|desc)|summary|excerpt|teaser|kurzbeschreibung|description courte)$/,
  ],
  ["description", /^((long |full )?description|body( \(?html\)?)?|details|beschreibung)$/],
  ["gtin", /^((ean|gtin|upc|isbn|barcode)( ?(8|10|12|13|14))?( (code|number|nummer|no))?)$/],
  ["group", /^(group|parent( ?(sku|id|key))?|item group id|variant of|group id)$/],
  ["collections", /^(collections?|tags)$/],
];

/** What a header says a column is, or undefined. */
export function useNamed(header: string): ColumnUse | undefined {
  const plain = spelling(header)
    .replace(/\s*[([][^)\]]*[)\]]$/, "")
    .replace(/[_.-]+/g, " ");
  return NAMES.find(([, names]) => names.test(plain))?.[0];
}

/** A column that tells shoppers nothing. */
export const isInternal = (header: string): boolean =>
  /\b(created|updated|modified|cost price|hs code|inventory|quantity|qty|seo|meta)\b/.test(
    spelling(header).replace(/[_.-]+/g, " "),
  );

/** A text by which spellings are compared: case, spaces and accents decide nothing. */
export const spelling = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** An id made of a label; `taken` are those that it must not be. */
export const idOf = (label: string, taken: ReadonlySet<string>): string =>
  freeWord(wordOf(label, 56) || "value", taken);
