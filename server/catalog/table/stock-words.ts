import type { Availability } from "@shared/stock";
import { isLater, yesOrNo } from "../csv/cells";
import { isNotStated } from "./not-stated";

// Stock as shops write it: pieces, words, lead times.

const IN =
  /^(?:(?:in stock|ex stock|instock|on hand|auf lager|lagernd|vorr[äa]tig|ab lager|lieferbar|sofort|immediately|verf[üu]gbar|op voorraad|voorradig|leverbaar|en stock|disponible|disponibile|available|ok|plenty|vol)(?!\p{L}).*)$/iu;
const LOW =
  /^(?:(?:(?:very )?low|limited|last (?:ones?|few|pieces?|pairs?)|(?:only |a )?few (?:left|pieces?|in stock)|almost (?:gone|sold out)|wenige|nur noch|geringer|laatste|beperkt|derniers?|derni[èe]res?|plus que)(?!\p{L}).*)$/iu;
const OUT =
  /^(?:(?:out of stock|out(?=[\s.!]*$)|sold(?=[\s.!]*$)|oos|ausverk\.?|sold out|none|nil|no stock|ausverkauft|nicht (?:lagernd|vorr[äa]tig|auf lager|lieferbar|verf[üu]gbar)|vergriffen|uitverkocht|niet (?:meer leverbaar|op voorraad|leverbaar)|[ée]puis[ée]|rupture|en rupture|indisponible|discontinued|unavailable|disc\.?|eol)(?!\p{L}).*)$/iu;
/** "discontinued - 1 left" can be had still. */
const LEFT = /(?<!\d)([1-9]\d{0,3})\s*(?:left|remaining|übrig|stück übrig|restante?s?)(?!\p{L})/iu;
/** So many are no few. */
const MANY = 10;
const MADE =
  /^(?:(?:made[ -]to[ -](?:order|measure)|mto|(?:special |custom )?(?:made )?to order|special order|order only|order item|auf bestellung|auf anfertigung|bestellware|bestellartikel|op bestelling|op maat|sur commande)(?!\p{L}).*)$/iu;
const BACKORDER =
  /^(?:(?:(?:on )?back[ -]?order(?:ed)?|b\/o|pre-?order|on order|incoming|bestellt|nachbestellt|vorbestell\w*|in bestelling|besteld|nabestelling|en commande|r[ée]assort)(?!\p{L}).*)$/iu;
/** It comes, so that it is not there. */
const EXPECTED = /^(?:expected|due|eta|arriving|verwacht|erwartet|attendu|folgt|kommt)(?!\p{L})/iu;
/** It says when, and not whether it is there. */
const LATER =
  /^(?:(?:lead time|en primeur|(?:available |ab |from |wieder )+(?:kw|week|herbst|winter|fr[üu]hjahr|fr[üu]hling|sommer|spring|summer|autumn|jan|feb|m[äa]r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc]|\d).*|(?:kw|week) ?\d{1,2})\b.*|.*\b\d+\s*(?:-\s*\d+\s*)?(?:days?|weeks?|wks?|months?|tage?n?|wochen?|wo\.?|dagen|weken|jours?|semaines?)(?!\p{L}).*)$/iu;
/** A wait of weeks: it is not there, and comes. Of days it may be how long a parcel takes. */
const WAIT =
  /^(?:(?:in|within|about|approx\.?|ca\.?|binnen|innerhalb von|sous|env\.?)\s*)?\d+\s*(?:(?:-|–|to|bis|tot|à)\s*\d+\s*)?(?:weeks?|wks?|months?|wochen?|wo\.|monate?n?|weken|week|maand(?:en)?|semaines?|mois)\.?$/iu;
const PIECES =
  /^(?:[>≥~]|>=|ca\.?|over|mehr als|meer dan)?\s*(-?\d+(?:[.,]\d+)?)\s*\+?\s*(?:pcs?|pces|pieces?|st(?:k|ück|uks)?\.?|units?|ea|fl|flaschen?|bt|btl|bottles?|bouteilles?|paar|pairs?|kg|m)?\.?$/i;
const OF_GOODS =
  /^(\d+)\s*(?:boxes|box|pairs?|prs?|copies|copy|jars?|rolls?|sets?|packs?|bags?|cartons?|kartons?|rollen?|items?|tins?|cans?|tubes?|sheets?|metres?|dozen|m²)\.?$/i;
const ASK = /^(?:on request|auf anfrage|sur demande|op aanvraag|ask|call(?: us)?|enquire)$/i;
const BELOW = /^[<≤]\s*(\d+)$/;

const MAX_LENGTH = 100;

/** What a cell says of stock, empty where it states nothing; undefined where it says something else. */
export function stockCell(cell: string): "yes" | "no" | Availability | "" | undefined {
  const text = cell.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const left = LEFT.exec(text);
  if (left) return Number(left[1]) < MANY ? "low" : "yes";
  if (OUT.test(text)) return "no";
  // That it can be asked for says nothing of whether it is there.
  if (ASK.test(text)) return undefined;
  if (isNotStated(text)) return "";
  const pieces = PIECES.exec(text);
  if (pieces) return Number(pieces[1]!.replace(",", ".")) > 0 ? "yes" : "no";
  if (BELOW.test(text)) return "yes";
  if (MADE.test(text)) return "made to order";
  if (BACKORDER.test(text) || EXPECTED.test(text) || WAIT.test(text)) return "backorder";
  if (LATER.test(text) || isLater(text)) return "";
  const goods = OF_GOODS.exec(text);
  if (goods) return Number(goods[1]) > 0 ? "yes" : "no";
  if (LOW.test(text)) return "low";
  if (IN.test(text)) return "yes";
  const said = yesOrNo(text);
  return said === undefined ? undefined : said ? "yes" : "no";
}
