import * as options from "@shared/specification/firearm-options";
import { bedOptionRows } from "../../specification/seed/built-in-finders";

/** One kind of request that shoppers send. */
export interface Call {
  name: string;
  /** Addresses to ask in turn. */
  paths: string[];
  /** Another address each time, with answers that nobody gave before. */
  fresh?: () => string;
  /** The least ratio to the floor: plain, as browsers ask, and with every query different. */
  targets: { plain: number; compressed: number; fresh?: number };
}

const inNewDatabase = bedOptionRows();

const PRICES = [
  [2000, 6000],
  [6000, 12000],
  [0, 30000],
];

let asked = 0;
/** A price in cents that was not used before. */
const anotherPrice = () => (20_000 + (asked++ % 2_000_000) / 100).toFixed(2);

const ofStyle = (style: string, size: string, type: string, firmness: string) =>
  `/api/recommendations?sleepStyle=${style}&bedSize=${size}&mattressType=${type}&firmness=${firmness}&concerns=back_pain`;

function recommendations(): string[] {
  const all: string[] = [];
  for (const style of inNewDatabase.sleepStyles)
    for (const size of inNewDatabase.bedSizes)
      for (const type of inNewDatabase.mattressTypes)
        for (const level of inNewDatabase.firmnessLevels)
          for (const [min, max] of PRICES)
            all.push(
              `${ofStyle(style.id, size.id, type.id, level.id)}&minPrice=${min}&maxPrice=${max}`,
            );
  return shuffled(all).slice(0, 400);
}

const kinds = options.purposeIds.flatMap((purpose) =>
  purpose === "ammo_reloading"
    ? [`purpose=${purpose}&type=ammo`]
    : options.firearmTypeIds.map((type) => `purpose=${purpose}&type=${type}`),
);

export const calls: Call[] = [
  {
    name: "recommendations",
    paths: recommendations(),
    fresh: () =>
      `${ofStyle("side", "queen", "hybrid", "medium")}&minPrice=0&maxPrice=${anotherPrice()}`,
    targets: { plain: 1, compressed: 2.5, fresh: 0.5 },
  },
  {
    name: "products",
    paths: kinds.flatMap((kind) =>
      PRICES.map(([min, max]) => `/api/safari/products?${kind}&minPrice=${min}&maxPrice=${max}`),
    ),
    fresh: () =>
      `/api/safari/products?purpose=hunting&type=rifle&minPrice=0&maxPrice=${anotherPrice()}`,
    targets: { plain: 0.9, compressed: 2.5, fresh: 0.5 },
  },
  {
    name: "counts",
    paths: kinds.map((kind) => `/api/safari/counts?${kind}`),
    targets: { plain: 0.75, compressed: 0.75 },
  },
];

/** In an order that is always the same, in which neighbors do not share their answers. */
function shuffled(all: string[]): string[] {
  return all
    .map((path, index) => [(index * 7919) % all.length, path] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, path]) => path);
}
