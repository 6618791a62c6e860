import type { BedOptions } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { featureId } from "@shared/feature-id";

/** A bed in the catalogue: the columns for cards and for ranking. */
export interface CatalogueBed extends Omit<RecommendedBed, "matchScore" | "match"> {
  sleepStyle: string[];
}

/** A column of the catalogue: each row's value as a number, and the meaning of each number. */
export interface Column<T> {
  codes: Uint32Array;
  values: T[];
}

/**
 * The whole catalogue of one version, laid out for ranking: beds in the order of price and id, and one
 * column per criterion in which equal values share a number. A query computes its points once per
 * distinct value, then only adds numbers row by row.
 */
export interface BedCatalogue {
  options: BedOptions;
  beds: CatalogueBed[];
  /** Rand, ascending. */
  prices: Float64Array;
  /** 1 in stock, 0 not. */
  stock: Uint8Array;
  sleepStyle: Column<string[]>;
  firmness: Column<string>;
  mattressType: Column<string>;
  /** Feature ids. */
  features: Column<string[]>;
  /** Row numbers of each bed size, ascending, and of all beds under `undefined`. */
  rowsBySize: Map<string | undefined, Uint32Array>;
}

/** Lays out a catalogue. The order of `beds` does not matter. */
export function buildCatalogue(unordered: CatalogueBed[], options: BedOptions): BedCatalogue {
  const beds = [...unordered].sort(
    (a, b) => Number(a.price) - Number(b.price) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const rows = new Map<string | undefined, number[]>([[undefined, []]]);
  beds.forEach((bed, row) => {
    rows.get(undefined)!.push(row);
    const ofSize = rows.get(bed.bedSize);
    if (ofSize) ofSize.push(row);
    else rows.set(bed.bedSize, [row]);
  });
  return {
    options,
    beds,
    prices: Float64Array.from(beds, (bed) => Number(bed.price)),
    stock: Uint8Array.from(beds, (bed) => (bed.inStock ? 1 : 0)),
    sleepStyle: column(beds, (bed) => [...bed.sleepStyle].sort()),
    firmness: column(beds, (bed) => bed.firmness),
    mattressType: column(beds, (bed) => bed.mattressType),
    features: column(beds, (bed) => bed.features.map(featureId).sort()),
    rowsBySize: new Map([...rows].map(([size, list]) => [size, Uint32Array.from(list)])),
  };
}

function column<T extends string | string[]>(
  beds: CatalogueBed[],
  read: (bed: CatalogueBed) => T,
): Column<T> {
  const seen = new Map<string, number>();
  const values: T[] = [];
  const codes = Uint32Array.from(beds, (bed) => {
    const value = read(bed);
    const key = typeof value === "string" ? value : value.join("\u0000");
    const known = seen.get(key);
    if (known !== undefined) return known;
    seen.set(key, values.length);
    values.push(value);
    return values.length - 1;
  });
  return { codes, values };
}
