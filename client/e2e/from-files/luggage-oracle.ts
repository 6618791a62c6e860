import { numberIn, once, rowsOf, type Row } from "./plain-file";
import { mustReach, share, type Ask, type Product, type Truth } from "./points";

// What the list of a luggage shop says, read by a plain script.

interface Bag extends Product {
  kind: string;
  isCabin: Truth;
  isForChild: Truth;
  liters: [from: number, to: number] | undefined;
  kilos: number | undefined;
  color: string;
  price: number | undefined;
}

const rows = once(
  rowsOf("koffers-rugzakken.csv", {
    encoding: "utf-8",
    delimiter: ";",
    header: "Omschrijving",
  }),
  ["Artikelnr", "Omschrijving", "Verkoopprijs", "Voorraad"],
);

/** "65-75 L" holds anything between, "40 ltr" that alone. */
function litersIn(cell: string): Bag["liters"] {
  const [from, to = from] = cell.split("-").map(numberIn);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** In grams where that is said, or where it would be tons. */
function kilosIn(cell: string): number | undefined {
  const number = numberIn(cell);
  if (number === undefined) return undefined;
  return /\d\s*g/i.test(cell) || number > 100 ? number / 1_000 : number;
}

const isCabin = (cell: string): Truth =>
  /^j(a|$)/i.test(cell) ? true : /^n(ee)?$/i.test(cell) ? false : undefined;

/** "Marine blauw" and "zwart" are "Marineblauw" and "Zwart". */
function colorIn(cell: string): string {
  const plain = cell.toLowerCase().replaceAll(" ", "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function bagIn(row: Row, kind: string): Bag {
  return {
    key: row("Artikelnr"),
    name: row("Omschrijving"),
    isOut: /^(0|uitverkocht)$/.test(row("Voorraad")),
    kind,
    isCabin: isCabin(row("Handbagage")),
    // Its one series for children.
    isForChild: row("Serie") === "" ? undefined : row("Serie") === "Kabouter",
    liters: litersIn(row("Inhoud")),
    kilos: kilosIn(row("Gewicht")),
    color: colorIn(row("Kleur")),
    price: numberIn(row("Verkoopprijs")),
  };
}

/** The products, each under the heading that stands above it, in its capitals. */
function bagsIn(): Bag[] {
  const found: Bag[] = [];
  let kind = "HARDE KOFFERS";
  for (const row of rows) {
    if (row("Omschrijving") !== "") found.push(bagIn(row, kind));
    else kind = row("Artikelnr");
  }
  return found;
}

export const bags = bagsIn();

export const means = {
  kind: (wanted: string): Ask<Bag> => ({ mustIfAny: ({ kind }) => kind === wanted.toUpperCase() }),
  liters: (wanted: [number, number]): Ask<Bag> => mustReach(({ liters }) => liters, wanted),
  color: (wanted: readonly string[]): Ask<Bag> => ({
    wish: ({ color }) => share(wanted.includes(color)),
  }),
  price: (wanted: [number, number]): Ask<Bag> => mustReach(({ price }) => price, wanted),
  cabin: (wanted: string): Ask<Bag> | undefined =>
    wanted === "Yes" ? { must: ({ isCabin: is }) => is } : undefined,
  weight: (wanted: string): Ask<Bag> | undefined =>
    wanted === "As light as can be"
      ? { wish: ({ kilos }, left) => kilos && lightness(kilos, left) }
      : undefined,
  who: (wanted: string): Ask<Bag> =>
    wanted === "A child"
      ? { must: ({ isForChild }) => isForChild }
      : { never: ({ isForChild }) => isForChild },
};

/** The lightest of some bags earns all, the heaviest nothing: or what is half as heavy again, where none is that heavy. */
function lightness(kilos: number, left: readonly Bag[]): number {
  const weights = left.flatMap((bag) => bag.kilos ?? []);
  const lightest = Math.min(...weights);
  const heaviest = Math.max(...weights, lightest * 1.5);
  return lightest === heaviest ? 1 : (heaviest - kilos) / (heaviest - lightest);
}
