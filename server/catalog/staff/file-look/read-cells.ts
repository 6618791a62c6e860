import { DOES_NOT_APPLY, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan, ColumnUse } from "@shared/contracts/file-look";
import { namesCapacity } from "@shared/limit-names";
import { yesOrNo } from "../../csv/cells";
import { amountIn, settle, unitOfSize } from "../../table/amounts";
import { hasMost, mayBeNumber } from "../../table/column-amounts";
import { dateIn, datesIn, periodIn } from "../../table/dates";
import { isNotStatedIn, isSpoiltDate, isSpoiltNumber } from "../../table/not-stated";
import { priceIn, pricesIn } from "../../table/prices";
import { stockCell } from "../../table/stock-words";
import { plainCell } from "../../table/table-columns";
import { yearsIn } from "../../table/years";
import { withoutTags } from "../../table/without-tags";
import { cellOf } from "../cells";
import { inOneLine, labelsIn, separatorOf } from "./plan-attributes";
import { partsOf, spelling } from "@shared/input/parts-of-cells";

/** What a cell says, written as an import reads it, empty where it states nothing; or why it cannot be read. */
type CellReading = { text: string } | { why: string };

type ReadCell = (cell: string) => CellReading;

const NOTHING: CellReading = { text: "" };
const TWO_WAYS = "it can be read in two ways";
const SPOILT = "a spreadsheet cut its digits off";
const SPOILT_DATE = "a spreadsheet made a date of it";
const unread = (why: string): CellReading => ({ why });

/** Reads the cells of a column as its plan says; the look at a file and its import read by this alone. */
export function cellsReader(column: ColumnPlan, attribute: AttributeShape | undefined): ReadCell {
  const { use, readAs } = column;
  const header = use === "attribute" ? (column.attribute?.name ?? "") : "";
  const read = attribute ? ofAttribute(column, attribute) : ofEvery(use, column);
  return (given) => {
    const cell = plainCell(given);
    // What was mended is named as it was shown, with its spaces.
    const named = [given, cell].find((each) => Object.hasOwn(readAs, each));
    const meant = named === undefined ? cell : plainCell(readAs[named]);
    // "Nil" is none in stock, and nothing elsewhere.
    return use !== "in stock" && isNotStatedIn(header, meant) ? NOTHING : read(meant);
  };
}

function ofEvery(use: ColumnUse, column: ColumnPlan): ReadCell {
  const { decimal, separator, base, labels } = column;
  switch (use) {
    case "special price until":
      return (cell) => {
        const period = periodIn(cell);
        return period === undefined ? dateOf(cell, column) : { text: period };
      };
    case "price":
    case "special price":
      return (cell) => {
        const price = priceIn(cell, decimal);
        if (price !== undefined) return { text: price.toFixed(2) };
        return unread(pricesIn(cell).length > 1 ? TWO_WAYS : "it is no price");
      };
    case "in stock":
      return (cell) => {
        const text = stockCell(cell);
        return text === undefined ? unread("it says neither in stock nor out of it") : { text };
      };
    case "collections":
      return (cell) => ({ text: partsOf(cell, separator).join("|") });
    case "gtin":
      return (cell) => {
        if (isSpoiltNumber(cell)) return unread(SPOILT);
        return /\d{7}/.test(cell.replace(/[\s-]/g, ""))
          ? { text: cell }
          : unread("it is no number of the trade");
      };
    case "key":
    case "group":
      return (cell) => (isSpoiltNumber(cell) ? unread(SPOILT) : { text: inOneLine(cell) });
    case "picture":
    case "page":
      return (cell) => ({ text: addressIn(cell, base) });
    case "description":
    case "short description":
      return (cell) => ({ text: withoutTags(cell) });
    case "brand":
      return (cell) => {
        const text = inOneLine(withoutTags(cell));
        const key = spelling(text);
        return { text: Object.hasOwn(labels, key) ? labels[key]! : text };
      };
    case "name":
      return (cell) => ({ text: inOneLine(withoutTags(cell)) });
    default:
      return (cell) => ({ text: inOneLine(cell) });
  }
}

/** The address in a cell, the first of several; a file's name with what staff say stands before it. */
function addressIn(given: string, base = ""): string {
  // A shop's export may leave the first of several out: ", https://shop.example/side.jpg".
  const cell = given.replace(/^[\s,;|]+/, "");
  const first = /^(\S+?)[\s,;|]+(?=https?:)/i.exec(cell)?.[1] ?? inOneLine(cell);
  if (/^www\.[^\s/]+\.[^\s/]/i.test(first)) return `https://${first}`;
  if (base === "" || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(first)) return first;
  const name = first.split(/[,;|]/, 1)[0]!.trim().replaceAll("\\", "/");
  return `${base.trim()}${encodeURI(name)}`;
}

function ofAttribute(column: ColumnPlan, attribute: AttributeShape): ReadCell {
  const { kind, unit = null, label } = attribute;
  const isCapacity = kind === "number" && Object.values(label).some(namesCapacity);
  switch (kind) {
    case "number":
    case "range":
      return (cell) => numbersOf(cell, kind, unit, isCapacity, column);
    case "flag":
      return (cell) => {
        const said = yesOrNo(cell);
        return said === undefined
          ? unread("it says neither yes nor no")
          : { text: said ? "yes" : "no" };
      };
    case "date":
      return (cell) => dateOf(cell, column);
    case "text":
      return (cell) => ({ text: withoutTags(cell) });
    case "choice":
    case "choices": {
      const idOf = valueIds(column, attribute);
      return (cell) => ({
        text: partsOf(cell, separatorOf(column))
          .map((part) => idOf.get(spelling(part)) ?? inOneLine(part))
          .join("|"),
      });
    }
  }
}

function dateOf(cell: string, { dateOrder }: ColumnPlan): CellReading {
  const date = dateIn(cell, dateOrder);
  if (date !== undefined) return { text: date };
  return unread(datesIn(cell).length > 1 ? TWO_WAYS : "it is no date");
}

function numbersOf(
  cell: string,
  kind: "number" | "range",
  unit: string | null,
  isCapacity: boolean,
  { decimal, attribute }: ColumnPlan,
): CellReading {
  if (isSpoiltDate(cell)) return unread(SPOILT_DATE);
  // "08/2004 - 10/2011" is no amount, and in a range of years it is one.
  const years = kind === "range" && unit === null ? yearsIn(cell) : undefined;
  if (years) return { text: cellOf(years) };
  const amount = amountIn(cell);
  if (!amount) return unread(kind === "number" ? "it is no number" : "it is no range of numbers");
  if (isCapacity && !hasMost(amount)) return unread("it does not say how much it is at most");
  if (kind === "number" && !isCapacity && !mayBeNumber(amount))
    return unread("it is a range, and no number");
  const size = unit === null && !attribute?.isKnown ? unitOfSize(amount) : undefined;
  if (size !== undefined) return unread(`${size} is the unit of no other cell`);
  const settled = settle(amount, unit, decimal);
  if ("why" in settled) return unread(settled.why);
  const { min, max } = settled.range;
  if (kind === "number") return { text: String(isCapacity ? max : (min ?? max)) };
  if (min !== undefined && max !== undefined && min > max)
    return unread("it ends before it begins");
  return { text: cellOf(settled.range) };
}

/** The ids of values by every spelling of them, the plan's labels included. */
function valueIds(column: ColumnPlan, { values }: AttributeShape): Map<string, string> {
  const ids = new Map([["does not apply", DOES_NOT_APPLY]]);
  for (const { id, label, synonyms, aliases = [] } of values) {
    for (const word of [id, ...aliases, ...synonyms, ...Object.values(label)])
      ids.set(spelling(word), id);
  }
  for (const [key, label] of Object.entries(column.labels)) {
    const found = labelsIn(label, column).map((each) => ids.get(spelling(each)));
    if (!found.includes(undefined)) ids.set(key, found.join("|"));
  }
  return ids;
}
