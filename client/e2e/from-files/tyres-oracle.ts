import { numberIn, once, rowsOf } from "./plain-file";
import { mustReach, share, type Ask, type Product, type Truth } from "./points";

// What the list of a tyre shop says, read by a plain script.

interface Tyre extends Product {
  size: string;
  use: string | undefined;
  wet: string | undefined;
  runFlat: Truth;
  price: number | undefined;
}

const HEADERS = ["Stock Code", "Description", "Size", "Cash Price", "June Special", "SOH"];
/** The trade's short words for what a tyre is for. */
const USES: Record<string, string> = {
  pcr: "Passenger",
  passenger: "Passenger",
  ht: "H/T",
  at: "A/T",
  "all terrain": "A/T",
  mt: "M/T",
  lt: "Light truck",
  "light truck": "Light truck",
};

/** "205/55 R 16" and "195/55/15" are 205/55R16 and 195/55R15 in other spellings. */
const sizeIn = (text: string) => text.replaceAll(" ", "").replace(/^(\d+\/\d+)\/(\d+)$/, "$1R$2");

const rows = once(
  rowsOf("tyres.csv", { encoding: "utf-8", delimiter: ",", header: "Stock Code" }),
  HEADERS,
).filter((row) => row("Size") !== "");

/** Of two rows of one code the last one counts: that was answered when the file was taken. */
export const tyres: Tyre[] = rows
  .filter(
    (row, at) =>
      row("Stock Code") === "" ||
      !rows.slice(at + 1).some((other) => other("Stock Code") === row("Stock Code")),
  )
  .map((row) => ({
    key: row("Stock Code"),
    name: row("Description"),
    isOut: row("SOH") === "0",
    size: sizeIn(row("Size")),
    use: USES[row("Terrain").toLowerCase().replace("/", "")],
    wet: /^[a-g]$/i.exec(row("Wet"))?.[0].toUpperCase(),
    runFlat: /^y/i.test(row("Run Flat")) ? true : /^n/i.test(row("Run Flat")) ? false : undefined,
    price: numberIn(row("June Special")) ?? numberIn(row("Cash Price")),
  }));

const SHARES: Record<string, number> = { A: 1, B: 0.5 };

export const means = {
  size: (wanted: string): Ask<Tyre> => ({
    isFact: true,
    must: ({ size }) => size === sizeIn(wanted),
  }),
  use: (wanted: string): Ask<Tyre> => ({
    wish: ({ use }) => share(use === undefined ? undefined : use === wanted),
  }),
  wet: (wanted: string): Ask<Tyre> | undefined =>
    wanted === "A lot"
      ? { wish: ({ wet }) => (wet === undefined ? undefined : (SHARES[wet] ?? 0)) }
      : undefined,
  runFlat: (wanted: string): Ask<Tyre> | undefined =>
    wanted === "Yes" ? { must: ({ runFlat }) => runFlat } : undefined,
  price: (wanted: [number, number]): Ask<Tyre> => mustReach(({ price }) => price, wanted),
};
