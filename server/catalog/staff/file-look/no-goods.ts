import type { FileLook, NoGoods } from "@shared/contracts/file-look";
import type { Steps } from "../../../platform/work/steps";
import { textAt, type ReadColumn } from "./read-columns";

// Rows of a shop's system that nobody looks for: the article that tests the till, the surcharge for an island. They come
// with every export, and are called what they are.

const ROWS_A_STEP = 500;
/** More than so many, or than such a part of all rows, are what the shop sells. */
const MAX_ROWS = 30;
const MAX_PART = 0.1;
/** The names of more are not chosen from a list. */
const MAX_NAMES = 2_000;
/** So many characters of a name are read. */
const MAX_READ = 200;

/** Names that are no goods in any shop: tests, what is not to be sold, and what a delivery costs. */
const SURE = new RegExp(
  [
    /^(?:test|dummy|platzhalter|placeholder)\s*\d*$/u,
    /^(?:test|dummy)[\s\-_]?(?:artikel|article|product|produkt|produit|item)(?!\p{L})/u,
    /\b(?:do not|don[’']t) (?:sell|order|use|ship)\b|\bnicht (?:verkaufen|bestellen|verwenden)\b/u,
    /\bne pas (?:vendre|utiliser|commander)\b|\bniet (?:verkopen|bestellen|gebruiken)\b/u,
    /^(?:versand|shipping|delivery|livraison|verzending|porto)\s*(?:$|[-–(:,])/u,
    /^(?:shipping|delivery|handling) (?:costs?|fees?|charges?)\b|^postage\b/u,
    /^(?:versandkosten(?:pauschale)?|versandpauschale|verzendkosten)(?!\p{L})/u,
    /^frais de (?:port|livraison)(?!\p{L})|\bsurcharge\b|(?<!\p{L})toeslag(?!\p{L})/u,
    /(?<!\p{L})(?:mindermengen|insel|sperrgut|express)zuschlag(?!\p{L})/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** Words of what is sold beside goods. */
const LIKELY = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:geschenk|wert)?gutscheine?|gift[\\s-]?(?:cards?|vouchers?)|e-?vouchers?",
    "cadeau(?:bon|kaart)(?:nen|s)?|(?:carte|chèque)s?[\\s-]cadeaux?",
    "express[\\s-]?(?:versand|delivery|shipping)|(?:montage|aufbau|einbau)service",
    "(?:installation|assembly|repair) service|reparatur(?:service|pauschale)",
    "anzahlung|deposit|acompte|aanbetaling|pfand|kaution|zuschlag|aufpreis|upcharge",
    "garantieverlängerung|extended warranty|extension de garantie|bearbeitungsgebühr",
    "restocking fee|donation|spende|musterversand",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** The rows whose names say that they may be no goods, in their order. In steps. */
export function* noGoodsIn(
  lines: Uint32Array,
  columns: readonly ReadColumn[],
): Steps<Pick<FileLook, "noGoods" | "names">> {
  const name = columns.find(({ plan }) => plan.use === "name");
  if (!name) return { noGoods: [], names: [] };
  const found: NoGoods[] = [];
  const names = new Set<string>();
  for (const [row, line] of lines.entries()) {
    if (row % ROWS_A_STEP === 0) yield;
    const text = textAt(name, row);
    if (text === "" || names.has(text)) continue;
    names.add(text);
    const start = text.slice(0, MAX_READ);
    const isSure = SURE.test(start);
    if (isSure || LIKELY.test(start)) found.push({ name: text, line, isSure });
  }
  const isGoods = found.length > Math.min(MAX_ROWS, Math.max(3, names.size * MAX_PART));
  return {
    noGoods: isGoods ? found.filter(({ isSure }) => isSure).slice(0, MAX_ROWS) : found,
    names: names.size > MAX_NAMES ? [] : [...names],
  };
}

/** The rows that were not said to be no goods, by their names or keys. In steps. */
export function* withoutNoGoods(
  rows: readonly number[],
  columns: readonly ReadColumn[],
  leaveOut: readonly string[],
): Steps<number[]> {
  const left = new Set(leaveOut);
  const named = columns.filter(({ plan: { use } }) => use === "name" || use === "key");
  if (left.size === 0 || named.length === 0) return [...rows];
  yield;
  const isLeft = named.map(({ texts }) => texts.map((text) => left.has(text)));
  return rows.filter((row) => !named.some(({ codes }, at) => isLeft[at]![codes[row]!]));
}
