import { tentAttributes } from "./tent-attributes";

/** Numbers from 0 to below 1, the same ones each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const TENT_BRANDS = ["Kalahari", "North & Col", "Veld-Wind", "Zelt Ötz"];
const WORDS = ["Baobab", "Drift", "Ridge", "Karoo", "Storm", "Nomad", "Quiver", "Aloe"];

/** Of 400 rows; every fifth product has three variants besides. */
const ROWS = 400;
const VARIANTS = 3;

/**
 * A file of tents as retailers send them: a third of its cells is empty, words and numbers are spelled in
 * several ways, some tents are variants of others, and some have no price, picture, page or stock.
 */
export function tentFile(seed = 18): string {
  const next = seeded(seed);
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)]!;
  const often = (cell: string, share = 2 / 3) => (next() < share ? cell : "");

  const word = ({ id, label, synonyms = [] }: Value) =>
    pick([id, label.en, label.en.toUpperCase(), `  ${label.en.toLowerCase()} `, ...synonyms]);
  const amount = (number: number, unit: string) =>
    pick([
      `${number}`,
      `${number} ${unit}`,
      `${number}${unit.toUpperCase()}`,
      ` ${number}  ${unit}`,
    ]);
  const span = (min: number, max: number) =>
    pick([
      `${min}-${max}`,
      `${min} – ${max}`,
      `from ${min} to ${max} People`,
      `≥ ${min}`,
      `up to ${max}`,
    ]);
  const cells: Record<string, (values: Value[]) => string> = {
    choice: (values) => word(pick(values)),
    choices: (values) =>
      values
        .filter((_value, at) => at === below(values.length) || next() < 0.4)
        .map(word)
        .join(pick(["|", " | "])),
    flag: () => pick(["yes", "YES", "true", "1", "no", "No", "false", "0"]),
    text: () => pick(["Polyester 75D", "Ripstop nylon", "Cotton, untreated", 'Canvas "Heavy"']),
  };
  const numbers: Record<string, () => string> = {
    "tent-weight": () => amount(Math.round(8 + next() * 150) / 10, "kg"),
    "water-column": () => amount(1_000 + 500 * below(9), "mm"),
    "packed-length": () => amount(30 + below(80), "cm"),
    sleeps: () => span(1 + below(2), 2 + below(7)),
  };
  const stated = () =>
    tentAttributes.map(({ id, kind, values = [] }) => {
      if (id === "coatings" && next() < 0.1) return "Does not apply";
      return often(numbers[id]?.() ?? cells[kind]!(values as Value[]));
    });
  const row = (key: string, group: string, name: string, brand: string): string => {
    const price = 450 + 50 * below(180);
    const cost = pick([
      `${price}`,
      `ZAR ${price}`,
      `${price}.50`,
      `${Math.floor(price / 1_000)} ${String(price % 1_000).padStart(3, "0")}`,
    ]);
    const paid = often(price < 1_000 ? `${price}` : cost, 0.85);
    const own = [
      key,
      group,
      name,
      often("Pitches in minutes, and packs small.", 0.5),
      brand,
      paid,
      paid === "" ? "" : often(String(Math.round(price * 0.8)), 0.15),
      often(`https://tents.example/${key.toLowerCase()}.png`, 0.7),
      often(`https://tents.example/shop/${key.toLowerCase()}`, 0.8),
      pick(["yes", "Yes", "1", "yes", "true", "no"]),
    ];
    return [...own, ...stated()].map(quoted).join(",");
  };

  const head = ["Key", "group", "NAME", "Description", "brand", "Price", "special price"];
  const columns = tentAttributes.map(({ id, label, unit }, at) =>
    at % 2 === 0 ? (label.en ?? id).toUpperCase() : unit ? `${label.en} (${unit})` : id,
  );
  const lines = [[...head, "Picture", "page", "In Stock", ...columns].map(quoted).join(",")];
  for (let count = 1; lines.length <= ROWS; count++) {
    const key = `TENT-${count}`;
    const name = `${pick(WORDS)} ${pick(WORDS)} ${count}`;
    const brand = pick(TENT_BRANDS);
    lines.push(row(key, "", name, brand));
    const variants = count % 5 === 0 ? Math.min(VARIANTS, ROWS + 1 - lines.length) : 0;
    for (let each = 1; each <= variants; each++) {
      lines.push(row(`${key}-${each}`, key, `${name}, ${each}`, often(brand)));
    }
  }
  return lines.join("\n");
}

interface Value {
  id: string;
  label: { en: string };
  synonyms?: string[];
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
