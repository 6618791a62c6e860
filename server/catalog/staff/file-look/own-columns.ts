import type { ColumnUse } from "@shared/contracts/file-look";
import { spelling } from "@shared/input/parts-of-cells";
import { freeWord, wordOf } from "@shared/input/words-of-names";
import { measureOf } from "../../table/measures";

/** What headers call that which every product has, in the languages of shops' exports. */
const NAMES: [ColumnUse, RegExp][] = [
  [
    "key",
    /^(key|sku|id|handle|item|((product|item|article|variant|store|stock|part|model|modell|modele|art|cat|catalogue|catalog|custom|system|shop|our) ?)(id|no|nr|number|code|sku|#)|code|artikel(nummer| ?nr|code)?|art|bestell(nummer| ?nr)|part|ref(erence|erenz)?|reference|plu|mpn|артикул|код( товара)?|код производителя|codigo|referencia|codice|indeks|symbol|varenummer)$/,
  ],
  [
    "special price",
    /^(special ?price|sale ?price|promo ?price|discount(ed)? price|offer price|angebotspreis|aktion|aktionspreis|offer|sonderpreis|sale|special|promo|(.* )?clearance|closeout|actie|solde|soldes|prix (promo|solde)|promo price|(.* )?sale (inc|incl|ex).*|actieprijs|prix promo|цена со скидкой|акция|precio oferta|prezzo scontato|cena promocyjna|(\w+ )?special)$/,
  ],
  [
    "special price until",
    /^(date )?(special|sale|promo(tion)?|offer|angebot|aktion|sonderpreis|actie)( price| preis| prijs)?( valid)? (ends?( date)?|until|till|to|to date|expir(y|es)|bis|tot)$|^fin (de )?(la )?promo(tion)?$|^sale price effective date$/,
  ],
  [
    "price",
    /^(.* (our|selling|cash|shop) price|price ?\/ ?\w+|(regular |list |retail |base |variant |our |selling |cash |shop |unit )?price( (incl|inc|including)( vat| btw| mwst)?)?|preis( (brutto|inkl.*))?|(sell(ing)?|retail|vk)( price)? (inc|incl|inkl).*|prijs incl.*|vk( brutto| preis)?|verkaufspreis|(unser|shop) ?preis.*|prix( ttc| public)?|(notre|nos) prix.*|prix (de )?vente.*|onze prijs.*|prijs( incl.*)?|verkoopprijs|(price |prijs |preis )?(incl?|including|inkl) (vat|btw|mwst|gst|tax)|pv( ttc| public)?|vkp|verkoop ?prijs.*|verkoop (incl|inkl|ttc).*|(winkel|consumenten) ?prijs|rrp|msrp|uvp|(розничная )?цена( .*)?|стоимость|precio|pvp|prezzo|cena( brutto)?|pris|preco)$/,
  ],
  [
    "name",
    /^((product |item |frame |artikel |botanischer )?(name|title)|(product|item|article) description|(item|artikel|product|article) omschrijving|model name|bezeichnung|titel|nom|naam|omschrijving|designation|artikelbezeichnung|product|article|наименование( товара)?|название( товара)?|товар|номенклатура|nombre|nome|nazwa|navn|varenavn|producto|prodotto)$/,
  ],
  [
    "brand",
    /^(brands?|vendor|manufacturer|make|marke|hersteller|marque|merk|fabrikant|brand name|producer|winery|weingut|mfr|mfg|maker|roastery|roaster|brewery|brouwerij|brauerei|brasserie|distillery|publisher|verlag|uitgever|editeur|house|maison|label|бренд|производитель|marca|producent|fabricante|merke)$/,
  ],
  [
    "picture",
    /^((product |main )?(image|picture|photo|foto)( ?(url|link|src|address))?|image 1|images|(base|main) image|image src|photos?|fotos?|pictures?|bild(er|datei)?( ?url)?|afbeelding(en)?|фото|фотография|изображение|картинка|imagen|immagine|zdjecie|bilde)$/,
  ],
  [
    "page",
    /^((product |page )?(url|link|page|permalink|address)|product page|link to product|web ?link|weblink|web|продукт на сайте|ссылка на товар|seite|ссылка|адрес страницы|enlace|lien)$/,
  ],
  [
    "in stock",
    /^((is )?in ?stock|availability|available|stock( (status|level|quantity|qty|count))?|(variant )?inventory( (quantity|qty|level))?|qty( on hand)?|soh|on hand|auf lager|lager(stand|menge)|vorrat|lieferbar(keit)?|verfugbar(keit)?|(lager)?bestand|lager|voorraad|disponibilite|stock dispo(nible)?|остаток|остатки|наличие|в наличии|количество|existencias|disponibilita|stan magazynowy|lager(beholdning)?)$/,
  ],
  [
    "short description",
    /^(short ?(description|text|desc)|summary|excerpt|teaser|kurzbeschreibung|description courte)$/,
  ],
  [
    "description",
    /^((long |full )?description|body( \(?html\)?)?|details|beschreibung|(web(site|shop|seite)?|shop|online|product|produkt|artikel|lang) ?te(kst|xte?)|te(kst|xte?) (web(site|shop|seite)?|shop|online)|описание( товара)?|descripcion|descrizione|opis|beskrivelse)$/,
  ],
  [
    "gtin",
    /^(code |variant )?((ean|gtin|upc|isbn|gencod|barcode|barres?)( ?(8|10|12|13|14))?([ /,]+(or )?(ean|gtin|upc|isbn|barcode|code|number|nummer|no|nr))*)$/,
  ],
  ["group", /^(group|parent( ?(sku|id|key))?|item group id|variant of|group id)$/],
  ["collections", /^(collections?|tags)$/],
];

/** Headers that call a number of an article, or the article itself. */
const EITHER = /^(item|artikel|article|art|product|model|part)s?$/;

/** Whether a header that may call a key calls a name where its cells are texts of several words. */
export const mayBeName = (header: string): boolean => EITHER.test(spelling(header).trim());

/** What a header says a column is, or undefined. */
export function useNamed(header: string): ColumnUse | undefined {
  const plain = spelling(header)
    .replace(/\s*[([][^)\]]*[)\]]$/, "")
    .replace(/[_.?!:-]+/g, " ")
    .replace(/(?<=\S.*)\b(zar|eur|usd|gbp|chf|aud|cad|nzd|sek|nok|dkk|pln)\b|[€$£]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const use = NAMES.find(([, names]) => names.test(plain))?.[0];
  if (use !== undefined) return use;
  // "Range / Brand" is called by either; "Weight / group" is no group of variants.
  const [one, other, more] = header.split(" / ");
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const either = useNamed(one) ?? useNamed(other);
  return either === "group" ? undefined : either;
}

/** The same of a header whose first word says of what: "Frame Brand" is the brand where no other column is. */
export function useNamedBehind(header: string): ColumnUse | undefined {
  const behind = /^\p{L}+\s+(\S.*)$/u.exec(header.trim())?.[1];
  const use = behind === undefined ? undefined : useNamed(behind);
  return use === "brand" || use === "picture" || use === "name" ? use : undefined;
}

/** Whether a header calls what products are called by where no column is their name. */
export const isModel = (header: string): boolean =>
  /^((product|frame|bike|style) )?(model|modell|modele|modelo|style|sorte)( name)?$/.test(
    spelling(header),
  );

/** Whether a header calls what variants of one product have in common. */
export const isFamily = (header: string): boolean =>
  // Adults are no product.
  !/^(age|target|price|customer|user|tax|vat|rabatt|preis|alters|ziel|discount|commodity|leeftijds|doel) ?(group|gruppe|groep)s?$/.test(
    spelling(header),
  ) &&
  /\b(model|modell|modele|style|parent|family|familie|series|serie|base|stamm|master|group|gruppe)\b/.test(
    spelling(header),
  );

/** Whether a header calls a range of products, which may be one product in its variants. */
export const isRange = (header: string): boolean =>
  /^((product|produkt) ?)?(line|range|gamme|linie|reeks|lijn|linea|gama)( ?name)?$/.test(
    spelling(header),
  );

/** Whether a header calls what is the same in all variants, and different in any other product. */
export const saysStyle = (header: string): boolean =>
  /^((parent|product|base|artikel) ?)?(model|modell|modele|modelo|style|parent|stammartikel)( ?(no|nr|code|number|id))?$/.test(
    spelling(header)
      .replace(/[._-]+/g, " ")
      .trim(),
  );

/** A column that tells shoppers nothing, or must not. */
export const isInternal = (header: string): boolean =>
  INTERNAL.test(wordsIn(header)) ||
  ALONE.test(wordsIn(header).replace(/\s+/g, " ").trim()) ||
  isTrade(header);

/** A column of prices that other shops pay: left out, and asked among the others. */
export const isTrade = (header: string): boolean => TRADE.test(wordsIn(header));

const wordsIn = (header: string) => spelling(header).replace(/[_.%/-]+/g, " ");
const anyOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");
const INTERNAL = anyOf(
  "created|updated|modified|cost|purchase|buying|landed|nett?o?|margin|markup|mark up|gp|supplier|supp|loc|(?:stock|bin|warehouse) location|aisle|lagerort|lagerplatz|magazijn(?:locatie)?|last (?:chk|check(?:ed)?|counted|stocktake|order(?:ed)?|sold|sale|delivery|delivered)|stocktake|vendor code|customers?|hs code|inventory|quantity|qty|seo|meta|internal|intern(?:e[rs]?)?|int +(?:kommentar|bemerkung|notiz|anmerkung|note|info|comment)|staff|confidential|einkauf(spreis)?|ek|lieferant|lief ?nr|marge|taxable|requires shipping|fulfillment service|(?:shop|web ?shop|online) ?(?:aktiv|active|actief|actif)|marge|rabattgruppe|inkoop(prijs)?|leverancier(?:s(?:code|nr|artikelnr))?|lev|(?:laatste?|ltst|zuletzt|letzte[rs]?) (?:and|anderung|geandert|gewijzigd|wijziging|verkocht|verkoop|verkauft|verkauf|geteld|gezahlt|besteld|bestellt|bestellung)|fournisseur|prix (?:d )?achat|p?a ht|fourn|(?:dernier )?inv(?:entaire)?|empl(?:acement)?|disc(ount)? group|promo code|bin|shelf(?! life)|download|выгрузка|закупка|закупочная",
);
/** How few there may be before the shop orders again, what the state takes, and who delivers, beside the brand. */
const ALONE =
  /^(?:(?:btw|vat|mwst|ust|tva|iva|moms|sales tax|tax)(?: (?:rate|code|class|tarief|satz|klasse|taux))?|vendors?|min|mini|minimum|reorder(?: (?:level|lvl|point|pt|qty))?|low stock amount|kennz(?:eichen)?|stock (?:min|mini|minimum)|min(?:imum)? (?:stock|qty|quantity)|seuil|wgr?|(?:waren|artikel)gruppen? ?(?:nr|nummer)|meldebestand|mindestbestand|min(?:imale|imum)? voorraad)$/u;
const TRADE = anyOf("trade|dealer|wholesale|опт|оптовая");

/** An id made of a label; `taken` are those that it must not be. */
export const idOf = (label: string, taken: ReadonlySet<string>): string =>
  freeWord(wordOf(label, 56) || "value", taken);

/** A header's name and unit: "Width (cm)", "Load kg", "Fat %". */
export function partsOfHeader(header: string): { name: string; unit: string | null } {
  // What Shopify calls a weight for the parcel.
  if (/^variant grams$/i.test(header.trim())) return { name: "Shipping weight", unit: "g" };
  const [, loud] = /^(.*\S)[\s_,([]+dB ?\(A\)[)\]]?$/i.exec(header) ?? [];
  if (loud !== undefined) return { name: loud, unit: "dB(A)" };
  const [, name, unit] = /^(.*\S)\s*[([]([^)\]]{1,12})[)\]]$/.exec(header) ?? [];
  if (name !== undefined) return { name, unit: unit! };
  // "Flow l/min" is in l/min, and "Weight/kg" in kg.
  for (const behind of [/^(.*\S)[\s_,]+(\S{1,6})$/, /^(.*[^\s/])\/(\S{1,6})$/]) {
    const [, plain, last] = behind.exec(header) ?? [];
    // Of "Stitches to 10 cm" the centimeters are not what is counted.
    if (/\d$/.test(plain ?? "")) continue;
    // "Pieces/m²" counts pieces.
    if (COUNTED.test(plain ?? "")) continue;
    const isUnit = last !== undefined && (measureOf(last) !== undefined || UNITS.has(last));
    if (isUnit) return { name: plain!, unit: last };
  }
  return { name: header, unit: null };
}

/** What a range's header adds: "Weight from-to" is the weight. */
export const withoutEnds = (name: string): string =>
  name.replace(
    /[\s_,(-]+(?:von\s*[-–/]\s*bis|from\s*[-–/]\s*to|min\.?\s*[-–/]\s*max|van\s*[-–/]\s*tot|de\s*[-–/]\s*à)\.?\)?$/iu,
    "",
  );

const COUNTED = /^(?:stk|stück|stuks?|pcs|pieces|plants|pflanzen|planten|rolls|packs|boxes)\.?$/iu;
const UNITS = new Set([
  "l/min",
  "l/h",
  "km/h",
  "m/s",
  "W/m",
  "lm/W",
  "dB",
  "bar",
  "lm",
  "K",
  "V",
  "A",
  "Ah",
  "mAh",
  "Hz",
  "Nm",
  "rpm",
  "PS",
]);
