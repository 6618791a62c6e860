import { numberIn, once, rowsOf, type Row } from "./plain-file";
import { share, type Ask, type Product } from "./points";

// What the list of a shop for pet food says, read by a plain script.

interface Food extends Product {
  animal: string | undefined;
  /** What it has in it, of what animals are allergic to; none where the shop says "keine". */
  allergens: readonly string[] | undefined;
  kind: string | undefined;
  kilos: number | undefined;
  tastes: readonly string[] | undefined;
}

const written = rowsOf("tierfutter.csv", {
  encoding: "windows-1252",
  delimiter: ";",
  header: "Art.-Nr.",
});
const rows = once(written, ["Art.-Nr.", "Bezeichnung", "VK brutto", "Bestand"]).filter(
  (row) => row("Tierart") !== "",
);

/** Words in other spellings, by what they begin with. */
const said = (cell: string, words: Record<string, string>): string | undefined =>
  Object.entries(words).find(([start]) => cell.toLowerCase().startsWith(start))?.[1];

const ANIMALS = { hund: "Hund", katze: "Katze", nager: "Nager" };
const KINDS = {
  nass: "Nassfutter",
  naß: "Nassfutter",
  trocken: "Trockenfutter",
  snack: "Snack",
};
/** Whether a cell says nothing: "k. A." is short for that, and says not that there is none. */
const isOpen = (cell: string) => /^(|-|k\. a\.|unbekannt|n\/a)$/i.test(cell);

function allergensIn(cell: string): Food["allergens"] {
  if (isOpen(cell)) return undefined;
  return cell === "keine" ? [] : cell.split(/[,/]/).map((each) => each.trim());
}

const tastesIn = (cell: string): Food["tastes"] =>
  isOpen(cell)
    ? undefined
    : cell.split(/[,/+]| und /).map((each) => {
        const word = each.trim();
        return word.charAt(0).toUpperCase() + word.slice(1);
      });

/** In grams where that is said; "1.299" alone could be either. */
function kilosIn(cell: string): number | undefined {
  const number = numberIn(cell);
  if (number === undefined || cell === "1.299") return undefined;
  return /\d\s*g/.test(cell) ? number / 1_000 : number;
}

const foodIn = (row: Row): Food => ({
  key: row("Art.-Nr."),
  name: row("Bezeichnung"),
  isOut: /^(0|-\d+|ausverkauft)$/.test(row("Bestand")),
  animal: said(row("Tierart"), ANIMALS),
  allergens: allergensIn(row("Allergene")),
  kind: said(row("Futterart"), KINDS),
  kilos: kilosIn(row("Gewicht kg")),
  tastes: tastesIn(row("Geschmack")),
});

/** Of two rows of one number the last one counts: that was answered when the file was taken. */
export const foods: Food[] = rows
  .filter(
    (row, at) =>
      row("Art.-Nr.") === "" ||
      !rows.slice(at + 1).some((other) => other("Art.-Nr.") === row("Art.-Nr.")),
  )
  .map(foodIn);

/** Sizes by what they are called: what is right on a bound belongs to the smaller one, and what is near earns a part. */
const SIZES: Record<string, readonly [above: number, upTo: number, near: number]> = {
  "Up to 1 kg": [-Infinity, 1, 1.5],
  "1 to 4 kg": [1, 4, 1.5],
  "4 to 12 kg": [4, 12, 6],
  "More than 12 kg": [12, Infinity, 12],
};

export const means = {
  animal: (wanted: string): Ask<Food> => ({
    isFact: true,
    must: ({ animal }) => (animal === undefined ? undefined : animal === wanted),
  }),
  allergies: (free: readonly string[]): Ask<Food> => ({
    isFact: true,
    never: ({ allergens }) => allergens?.some((each) => free.includes(each)),
  }),
  kind: (wanted: string): Ask<Food> => ({
    must: ({ kind }) => (kind === undefined ? undefined : kind === wanted),
  }),
  size: (wanted: string): Ask<Food> => ({
    wish({ kilos }) {
      if (kilos === undefined) return undefined;
      const [above, upTo, near] = SIZES[wanted]!;
      if (kilos > above && kilos <= upTo) return 1;
      return 0.9 * Math.max(0, 1 - Math.max(0, above - kilos, kilos - upTo) / near);
    },
  }),
  dislikes: (wanted: readonly string[]): Ask<Food> => ({
    wish: ({ tastes }) => share(tastes && !wanted.some((each) => tastes.includes(each))),
  }),
};
