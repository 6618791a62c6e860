import { numberIn, once, rowsOf } from "./plain-file";
import { mustReach, type Ask, type Product } from "./points";

// What the list of a shop for games says, read by a plain script.

/** Both ends are in it. */
type Range = readonly [from: number, to: number];

interface Game extends Product {
  kind: string;
  players: Range | undefined;
  ages: Range | undefined;
  minutes: Range | undefined;
  mechanics: readonly string[] | undefined;
  price: number | undefined;
}

const rows = once(
  rowsOf("boardgames_uk.csv", { encoding: "windows-1252", delimiter: ",", header: "SKU" }),
  ["SKU", "Title", "Price", "Stock"],
).filter((row) => row("Title") !== "");

/** "2-4", "4 or more", "up to 30", "2" and "from 2", of people, years or minutes. */
function rangeIn(cell: string): Range | undefined {
  const [from, to] = (cell.match(/\d+/g) ?? []).map(Number);
  if (from === undefined) return undefined;
  if (to !== undefined) return [from, to];
  if (/\+|more|over|from/.test(cell)) return [from, Infinity];
  return /up to/.test(cell) ? [-Infinity, from] : [from, from];
}

function minutesIn(cell: string): Range | undefined {
  const range = rangeIn(cell);
  return range && /h(ou)?rs?/.test(cell) ? [range[0] * 60, range[1] * 60] : range;
}

const inFirstCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

function mechanicsIn(cell: string): Game["mechanics"] {
  const parts = cell.split(/[;,/]/).map((each) => inFirstCapital(each.trim()));
  if (cell === "") return undefined;
  return parts.map((each) => (each === "Co-op" ? "Co-operative" : each));
}

export const games: Game[] = rows.map((row) => ({
  key: row("SKU"),
  name: row("Title"),
  isOut: /^(0|-\d+|oos|sold out|out of stock)$/i.test(row("Stock")),
  kind: inFirstCapital(row("Type")).replace(/^Jigsaw puzzle$/, "Jigsaw"),
  players: rangeIn(row("Players")),
  ages: rangeIn(row("Age")),
  minutes: minutesIn(row("Play time")),
  mechanics: mechanicsIn(row("Mechanics")),
  price: numberIn(row("Price")),
}));

const isIn = (range: Range | undefined, number: number) =>
  range && range[0] <= number && number <= range[1];

export const means = {
  kind: (wanted: string): Ask<Game> => ({ mustIfAny: ({ kind }) => kind === wanted }),
  players: (number: number): Ask<Game> => ({ must: ({ players }) => isIn(players, number) }),
  age: (number: number): Ask<Game> => ({ isFact: true, must: ({ ages }) => isIn(ages, number) }),
  minutes: (wanted: [number, number]): Ask<Game> => mustReach(({ minutes }) => minutes, wanted),
  mechanics: (wanted: readonly string[]): Ask<Game> => ({
    wish: ({ mechanics }) =>
      mechanics && wanted.filter((each) => mechanics.includes(each)).length / wanted.length,
  }),
  price: (wanted: [number, number]): Ask<Game> => mustReach(({ price }) => price, wanted),
};
