// Cells that say nothing, in the words of shops. "None" is a statement, and an empty cell is not.

const WORDS = new Set([
  "n/a",
  "n.a.",
  "n.a",
  "n / a",
  "n/r",
  "n/k",
  "s.o.",
  "s/o",
  "#n/a",
  "na",
  "n.v.t.",
  "nvt",
  "k.a.",
  "k. a.",
  "k.a",
  "-",
  "–",
  "—",
  "--",
  "---",
  "?",
  "??",
  "???",
  ".",
  "..",
  "...",
  "…",
  "*",
  "/",
  "x.x",
  "xxx",
  "tbc",
  "tba",
  "tbd",
  "t.b.c.",
  "t.b.a.",
  "to be confirmed",
  "to be advised",
  "poa",
  "p.o.a.",
  "p.o.r.",
  "por",
  "on request",
  "price on request",
  "price on application",
  "on application",
  "ask",
  "call",
  "call us",
  "enquire",
  "request quote",
  "quote",
  "market price",
  "auf anfrage",
  "preis auf anfrage",
  "a.a.",
  "a. a.",
  "call for price",
  "s. liste",
  "anfrage",
  "unbekannt",
  "keine angabe",
  "keine angaben",
  "op aanvraag",
  "onbekend",
  "sur demande",
  "nous consulter",
  "inconnu",
  "a consultar",
  "consultar",
  "unknown",
  "not known",
  "not stated",
  "not specified",
  "not available",
  "no data",
  "no info",
  "null",
  "nan",
  "undefined",
  "(blank)",
  "blank",
  "missing",
  // The same as another row's, which nobody knows once rows are sorted.
  "as above",
  "same as above",
  "ditto",
  "dito",
  "wie oben",
  "siehe oben",
  "idem",
  "zie boven",
  "voir ci-dessus",
  '"',
  "″",
]);

/** What a spreadsheet writes where a formula failed. */
const ERRORS =
  /^#(n\/a|ref!|value!|div\/0!|name\?|num!|null!|spill!|calc!|getting_data|wert!|bezug!|nv|waarde!|nom\?|valeur!|знач!?|н\/д|ссылка!|дел\/0!|имя\?|число!|пусто!)$/i;

const plain = (cell: string) => cell.trim().toLowerCase().replace(/\s+/g, " ");

/** "See box", "zie foto", "s. Verp.": what it is stands elsewhere. */
const ELSEWHERE =
  /^(?:see|siehe|s\.|zie|voir|cf\.?|as per|laut|lt\.)\s+(?:the |our |de |la |le |pallet |product )?(?:box|pic(?:ture|s)?|photos?|images?|catalogue|catalog|list|web(?:site)?|label|pack(?:aging)?|manual|description|drawing|diagram|chart|spec(?:s|\.|ification)?|sheet|notes?|above|below|doos|foto|tekening|schets|verpakking|lijst|omschrijving|skizze|verp\.?|verpackung|bild|datenblatt|beschreibung|zeichnung|liste|tabelle|anleitung|etikett|fiche|boîte|emballage|notice|schéma|étiquette|plan)\.?$/i;

/** Whether a cell says that it says nothing; an empty one does, too. */
export function isNotStated(cell: string): boolean {
  if (NUMBER_IN.test(cell)) return false;
  const text = plain(cell);
  if (text === "" || WORDS.has(text)) return true;
  // Longer ones are texts: looked at for nothing, they take long.
  if (text.length > MAX_LENGTH) return false;
  return (
    (text.includes(" ") && ELSEWHERE.test(text)) || (text.startsWith("#") && ERRORS.test(text))
  );
}

/** What such a column is called, and what says in it how long something takes. */
const DELIVERY =
  /(?<!\p{L})(?:deliver(?:y|ed|able)|lead[ -]?time|dispatch|lieferzeit|lieferbar(?:keit)?|lieferung|levertijd|leverbaar|d[ée]lais?|livraison)(?!\p{L})/iu;
const ON_REQUEST = new Set([
  "on request",
  "on application",
  "auf anfrage",
  "anfrage",
  "op aanvraag",
  "sur demande",
  "nous consulter",
  "ask",
  "call",
  "call us",
  "enquire",
]);

/** The same in a column of this name: of a price "on request" says nothing, and of a delivery how long it takes. */
export const isNotStatedIn = (header: string, cell: string): boolean =>
  isNotStated(cell) && !(ON_REQUEST.has(plain(cell)) && DELIVERY.test(header));

const MAX_LENGTH = 60;
/** None of these words has one; most cells of a table do. */
const NUMBER_IN = /[1-9]/;

/** A long number as a spreadsheet spoils it: its last digits are gone. */
export const isSpoiltNumber = (cell: string): boolean =>
  /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(cell.trim());

const MONTH =
  "(?:jan(?:uary?|uar|v(?:ier)?)?|feb(?:ruary?|ruar)?|f[ée]vr?(?:ier)?|märz?|mrz|mar(?:ch)?|apr(?:il)?|mai|may|mei|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|d[eé][zc](?:ember)?)\\.?";
const SPOILT_DATE = new RegExp(`^(?:\\d{1,2}[.\\s-]*${MONTH}|${MONTH}[\\s-]*\\d{2})$`, "iu");

/** Whether a spreadsheet made a date of a number or a range: "1-5" became "01.Mai", "4/14" "Apr 14". */
export const isSpoiltDate = (cell: string): boolean => SPOILT_DATE.test(cell.trim());
