import {
  MAX_LEAVE_OUT_LENGTH,
  type ColumnPlan,
  type FileLook,
  type FilePlan,
  type NoGoods,
} from "@shared/contracts/file-look";
import { spelling } from "@shared/input/parts-of-cells";
import { namesKind } from "@shared/kind-names";
import { wholeKind } from "@shared/input/whole-kind";
import type { Steps } from "../../../platform/work/steps";
import { cellAt } from "../../table/table-columns";
import { withoutRows, type Table } from "../../table/whole-table";

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
    "restocking fee|donation|spende|musterversand|workshop|(?:evening )?course|seminar|beratung",
    "(?:neu|wieder)?besohlung|resol(?:e|ing)(?: service)?|hire|rental|verleih|mietgebühr|lessons?",
    "trageberatung|stoffwindelberatung|kurs|eintrittskarte|ticket|training day|dienstleistung",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** The rows whose names say that they may be no goods, in their order. In steps. */
export function* noGoodsIn(
  { lines, columns }: Pick<Table, "lines" | "columns">,
  plans: readonly ColumnPlan[],
): Steps<Pick<FileLook, "noGoods" | "names" | "keys">> {
  const [name, key] = (["name", "key"] as const).map(
    (own) => columns[plans.findIndex(({ use }) => use === own)],
  );
  const keys = key ? fewOf(new Set(key.distinct)) : [];
  if (!name) return { noGoods: [], names: [], keys };
  const found: NoGoods[] = [];
  const names = new Set<string>();
  for (const [row, line] of lines.entries()) {
    if (row % ROWS_A_STEP === 0) yield;
    const text = cellAt(name, row);
    if (text === "" || text.length > MAX_LEAVE_OUT_LENGTH || names.has(text)) continue;
    names.add(text);
    const start = text.slice(0, MAX_READ);
    const isSure = SURE.test(start);
    if (isSure || LIKELY.test(start)) found.push({ name: text, line, isSure });
  }
  const isGoods = found.length > Math.min(MAX_ROWS, Math.max(3, names.size * MAX_PART));
  return {
    noGoods: isGoods ? found.filter(({ isSure }) => isSure).slice(0, MAX_ROWS) : found,
    names: fewOf(names),
    keys,
  };
}

const fewOf = (texts: ReadonlySet<string>) =>
  texts.size > MAX_NAMES
    ? null
    : [...texts].filter((text) => text !== "" && text.length <= MAX_LEAVE_OUT_LENGTH);

/**
 * A table without the rows that were said to be no goods, by their names or keys, or by what they are ("Category: Spares"):
 * what they alone state is no value.
 */
export function withoutNoGoods(
  table: Table,
  { columns, leaveOut }: Pick<FilePlan, "columns" | "leaveOut">,
): Table {
  const left = new Set(leaveOut);
  if (left.size === 0) return table;
  const leftKinds = new Set(leaveOut.map(spelling));
  const why = new Map<number, string>();
  for (const [place, { use }] of columns.entries()) {
    const { header, distinct, codes } = table.columns[place]!;
    // Also where it is not kept: it says what they are all the same.
    const isKind =
      use !== "name" && use !== "key" && namesKind(header) && distinct.length <= MAX_NAMES;
    if (use !== "name" && use !== "key" && !isKind) continue;
    const isLeft = distinct.map((cell) =>
      isKind ? leftKinds.has(spelling(wholeKind(header, cell))) : left.has(cell),
    );
    for (const [row, code] of codes.entries()) if (isLeft[code]) why.set(row, "You left it out.");
  }
  return withoutRows(table, why);
}
