import { isLater, yesOrNo } from "../csv/cells";
import { isNotStated } from "./not-stated";

// Stock as shops write it: pieces, words, lead times.

const IN =
  /^(?:(?:in stock|ex stock|instock|on hand|auf lager|lagernd|ab lager|lieferbar|sofort lieferbar|verf[üu]gbar|op voorraad|voorradig|leverbaar|en stock|disponible|disponibile|available|ok|low(?: stock)?|limited|last (?:ones?|few|pieces?)|few left|plenty|vol)\b.*)$/i;
const OUT =
  /^(?:(?:out of stock|oos|sold out|none|nil|no stock|ausverkauft|nicht (?:auf lager|lieferbar|verf[üu]gbar)|vergriffen|uitverkocht|niet (?:op voorraad|leverbaar)|[ée]puis[ée]|rupture|en rupture|indisponible|discontinued|unavailable|disc\.?|eol)\b.*)$/i;
const LATER =
  /^(?:(?:(?:on )?back ?order(?:ed)?|b\/o|pre-?order|made to order|mto|on order|to order|special order|order only|incoming|expected|due|eta|lead time|bestellt|nachbestellt|auf bestellung|bestellware|vorbestell\w*|folgt|op bestelling|in bestelling|besteld|nabestelling|sur commande|en commande|r[ée]assort)\b.*|.*\b\d+\s*(?:-\s*\d+\s*)?(?:days?|weeks?|wks?|months?|tage?n?|wochen?|wo\.?|dagen|weken|jours?|semaines?)\b.*)$/i;
const PIECES =
  /^(?:[>≥~]|>=|ca\.?|over|mehr als|meer dan)?\s*(-?\d+(?:[.,]\d+)?)\s*\+?\s*(?:pcs?|pieces?|st(?:k|ück|uks)?\.?|units?|ea)?\.?$/i;
const BELOW = /^[<≤]\s*(\d+)$/;

const MAX_LENGTH = 100;

/** "yes", "no", or empty where neither is stated; undefined where a cell says something else. */
export function stockCell(cell: string): "yes" | "no" | "" | undefined {
  const text = cell.trim();
  if (text.length > MAX_LENGTH) return undefined;
  if (OUT.test(text)) return "no";
  if (isNotStated(text)) return "";
  const pieces = PIECES.exec(text);
  if (pieces) return Number(pieces[1]!.replace(",", ".")) > 0 ? "yes" : "no";
  if (BELOW.test(text)) return "yes";
  if (LATER.test(text) || isLater(text)) return "";
  if (IN.test(text)) return "yes";
  const said = yesOrNo(text);
  return said === undefined ? undefined : said ? "yes" : "no";
}
