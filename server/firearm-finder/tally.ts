import type { FirearmCounts } from "@shared/contracts/firearms";
import type { Purpose } from "@shared/firearm-options";

/** The number of products with the same counted columns. */
export interface CountedRow {
  purpose: string;
  category: string;
  firearmType: string | null;
  subType: string | null;
  action: string | null;
  caliber: string;
  products: number;
}

const AMMUNITION: Purpose = "ammo_reloading";

/** The counts of `GET /api/safari/counts` from the catalogue, grouped. */
export function tally(rows: readonly CountedRow[]): FirearmCounts {
  const types = new Map<string, number>();
  const ammoTypes = new Map<string, number>();
  const calibers = new Map<string, number>();
  const actions = new Map<string, number>();
  for (const row of rows) {
    add(types, row.firearmType, row.products);
    add(types, row.subType, row.products);
    if (row.purpose === AMMUNITION) add(ammoTypes, row.category, row.products);
    add(calibers, row.caliber, row.products);
    add(actions, row.action, row.products);
  }
  return {
    types: Object.fromEntries(types),
    ammoTypes: Object.fromEntries(ammoTypes),
    calibers: Object.fromEntries(calibers),
    actions: Object.fromEntries(actions),
  };
}

function add(counts: Map<string, number>, name: string | null, products: number): void {
  if (name !== null) counts.set(name, (counts.get(name) ?? 0) + products);
}
