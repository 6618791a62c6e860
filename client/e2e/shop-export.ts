const pick = <Value>(values: readonly Value[], row: number, step: number): Value =>
  values[(row * step) % values.length]!;

/** A CSV as a shop's system exports chairs: its own columns, and twelve that are attributes; each key begins with `key`. */
export function shopExport(rows: number, key = "CH"): string {
  const header =
    "SKU;Title;Vendor;Price;Image URL;Weight;Seat height (cm);Width (cm);User height;Color;Material;Armrests;Uses;Swivels;Stackable;Assembly;Warranty;EAN;Internal notes";
  const lines = Array.from({ length: rows }, (_, n) =>
    [
      `${key}-${1000 + n}`,
      `Chair ${n + 1}`,
      pick(["Nordsitz", "Atelier", "Karoo"], n, 1),
      `R ${1000 + n * 7},50`,
      `/pictures/beds/hybrid/queen/3/${(n % 9) + 1}.svg`,
      `${7 + (n % 11)},5 kg`,
      42 + (n % 13),
      50 + (n % 21),
      `${150 + (n % 4) * 5}–${180 + (n % 4) * 5} cm`,
      pick(["Black", "black", "Oak", "Crème", "creme", "Blue"], n, 1),
      pick(["Wood", "Steel", "Fabric", "Leather"], n, 3),
      pick(["None", "Fixed", "Adjustable"], n, 2),
      pick(["Office, Home", "Office", "Dining, Home", "Dining"], n, 1),
      pick(["ja", "nein"], n, 1),
      pick(["yes", "no", "yes"], n, 1),
      pick(["Delivered whole", "Some assembly", "Flat pack"], n, 1),
      `${pick([2, 3, 5], n, 1)} years`,
      6001000000000 + n,
      "",
    ].join(";"),
  );
  return [header, ...lines].join("\r\n");
}
