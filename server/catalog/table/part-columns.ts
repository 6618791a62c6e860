import { mapInSteps, type Steps } from "../../platform/work/steps";
import { amountIn, mayBePack } from "./amounts";
import { lettersIn, sideNames } from "./side-names";
import { columnOf, countsOf, type TableColumn } from "./table-columns";
import { withOwnNames, type Table } from "./whole-table";

// What stands in one cell and is more than one number: "120 x 60 x 75 cm" has three sides, "12 x 400 g" has pieces.

/** The part of a column's cells that have to be so. */
const MOST = 0.6;
const MOST_PACKS = 0.2;
const MAX_LENGTH = 60;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:mm|cm|m|km|in|inch|zoll|ft|"|″|”|')`;
const BETWEEN = String.raw`\s*(?:x|×|\*|X)\s*`;
const LETTER = String.raw`(?:[LWHBTDPØlwhbtdp]\s*:?\s*)?`;
const SIDE = String.raw`${LETTER}${NUMBER}\s*${UNIT}?\s*(?:\(?[LWHBTDPlwhbtdp]\)?)?`;
/** What is said of the sides behind them: "(without the tray)". */
const REMARK = String.raw`(?:\s*\([^()]*\))?`;
const SIDES = new RegExp(`^(${SIDE})${BETWEEN}(${SIDE})(?:${BETWEEN}(${SIDE}))?${REMARK}$`);
/** "L20 H28 P17": each with its letter, and nothing between them. */
const LETTERED = String.raw`[LWHBTDPØlwhbtdp]\s*:?\s*${NUMBER}\s*${UNIT}?`;
const LETTERED_SIDES = new RegExp(
  `^(${LETTERED})[\\s,;/]+(${LETTERED})(?:[\\s,;/]+(${LETTERED}))?${REMARK}$`,
);
/** "Ø 70 x 20 cm", "70 cm dia x 20 cm", "rund 90 cm": as long as it is wide. */
const ROUND_WORD = String.raw`(?:Ø|⌀|(?:dia(?:m(?:eter)?)?|durchmesser|durchm|diamètre|diam|rund|round|rond)(?![\p{L}])\.?)`;
const ROUND = new RegExp(
  `^(?:${ROUND_WORD}\\s*:?\\s*(${NUMBER}\\s*${UNIT}?)|(${NUMBER}\\s*${UNIT}?)\\s*${ROUND_WORD})` +
    `(?:${BETWEEN}(?:[Hh]\\s*:?\\s*)?(${NUMBER}\\s*${UNIT}?)(?:\\s*[Hh])?)?${REMARK}$`,
  "iu",
);
const ONE = new RegExp(`(${NUMBER})\\s*(${UNIT})?`);

/** A column that was made of another one's cells. */
interface Part {
  header: string;
  /** By the code of the other one's cells. */
  cells: string[];
}

/** The same with a column for each side of dimensions, and one for the pieces of packs; undefined where there are none. */
export function* partColumns(table: Table): Steps<Table | undefined> {
  const columns: TableColumn[] = [];
  for (const column of table.columns) {
    columns.push(column);
    const parts = (yield* sidesOf(column)) ?? (yield* piecesOf(column)) ?? [];
    for (const { header, cells } of parts) {
      const ofRows = Array.from(column.codes, (code) => cells[code]!);
      columns.push({
        ...columnOf(header, ofRows, table.lines.length),
        partOf: column.header,
      });
    }
  }
  if (columns.length === table.columns.length) return undefined;
  const made = columns.filter((column) => "partOf" in column).map(({ header }) => header);
  return {
    ...table,
    columns: withOwnNames(columns),
    shaped: [...table.shaped, `Parts of cells became columns: ${made.join(", ")}.`],
  };
}

function shareOf(column: TableColumn, isSo: (code: number) => boolean): number {
  const counts = countsOf(column);
  let [all, some] = [0, 0];
  counts.forEach((count, code) => {
    if (column.distinct[code] === "") return;
    all += count;
    if (isSo(code)) some += count;
  });
  return all === 0 ? 0 : some / all;
}

/** The sides of a cell. */
interface Sides {
  /** Each number in its unit, or in that of the last side. */
  texts: string[];
  /** The letter before each number, in small; undefined for one without. */
  letters: (string | undefined)[];
  /** Of a round thing these are its diameter, and its height where that is said. */
  isRound: boolean;
}

function sidesIn(cell: string): Sides | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const round = ROUND.exec(cell);
  const match = round ?? SIDES.exec(cell) ?? LETTERED_SIDES.exec(cell);
  const found = match?.slice(1).filter(Boolean);
  if (!found) return undefined;
  const sides = found.map((side) => ONE.exec(side)!);
  const unit = sides.at(-1)![2];
  return {
    texts: sides.map(([, number, own]) => [number, own ?? unit].filter(Boolean).join(" ")),
    letters: found.map((side) => /^[a-zø]/i.exec(side)?.[0].toLowerCase()),
    isRound: round !== null,
  };
}

/** The sides of a round thing: as wide as it is long, with its height in its place, which is the last of three. */
function roundSides(
  { texts: [across, height = ""] }: Sides,
  head: readonly string[],
  count: number,
) {
  const sides = Array.from({ length: count }, () => across!);
  const named = head.indexOf("h");
  const place = named === -1 && count === 3 ? 2 : named;
  return place === -1 ? sides : sides.with(place, height);
}

/** Sides in the order of a header's letters, "H28 L20" for "L x H"; undefined where a cell's letters are others. */
function inOrderOf(head: readonly string[], { texts, letters }: Sides): string[] | undefined {
  const isTold = head.length === texts.length && new Set(head).size === head.length;
  if (!isTold || letters.includes(undefined)) return texts;
  const places = head.map((letter) => letters.indexOf(letter));
  return places.includes(-1) ? undefined : places.map((place) => texts[place]!);
}

/** What a cell says of sides that it does not have. */
const NO_SIDES = ["", "", ""];
const isPlain = ({ letters }: Sides) => letters.every((letter) => letter === undefined);

function* sidesOf(column: TableColumn): Steps<Part[] | undefined> {
  const sides = yield* mapInSteps(column.distinct, sidesIn);
  if (shareOf(column, (code) => sides[code] !== undefined) < MOST) return undefined;
  const lengths = sides.flatMap((found) => (found && !found.isRound ? [found.texts.length] : []));
  if (lengths.length === 0) return undefined;
  const most = Math.max(...lengths);
  // A table of pairs and triples has no third side that means the same everywhere.
  const usual = lengths.filter((length) => length === most).length >= lengths.length * 0.8;
  const head = lettersIn(column.header).map((letter) => letter.toLowerCase());
  // Where many have two, a header that names three says which they are: "160x80" of "W x D x H". A few are mistakes.
  const isHeaded = !usual && head.length === most;
  const count = usual || isHeaded ? most : Math.min(...lengths);
  const inOrder = sides.map((found) => {
    if (found?.isRound) return roundSides(found, head, count);
    const isShort = isHeaded && found && found.texts.length < count && isPlain(found);
    if (isShort) return [...found.texts, ...NO_SIDES].slice(0, count);
    // Of a bed of "60 x 45 x 8 cm" among those of "100 x 70 cm" the first two sides are what theirs are.
    const hasMore = head.length === 0 && found && isPlain(found) && found.texts.length > count;
    if (hasMore) return found.texts.slice(0, count);
    return found?.texts.length === count ? inOrderOf(head, found) : undefined;
  });
  const names = sideNames(column.header, count);
  return names.map((name, side) => ({
    header: name,
    cells: inOrder.map((found, code) => {
      if (found) return found[side]!;
      // What is no such sides is told of as a cell that cannot be read: once, by the first of them.
      const cell = column.distinct[code]!;
      return side === 0 && /\d/.test(cell) ? cell : "";
    }),
  }));
}

function* piecesOf(column: TableColumn): Steps<Part[] | undefined> {
  const pieces = yield* mapInSteps(column.distinct, (cell) =>
    mayBePack(cell) ? amountIn(cell)?.pieces : undefined,
  );
  if (shareOf(column, (code) => pieces[code] !== undefined) < MOST_PACKS) return undefined;
  return [
    {
      header: `${column.header}: pieces`,
      cells: pieces.map((count) => (count === undefined ? "" : `${count} pieces`)),
    },
  ];
}
