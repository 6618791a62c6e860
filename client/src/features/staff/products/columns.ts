import type { OfferedAttribute } from "@shared/contracts/product-search";
import { deviceStorage } from "@/lib/storage";

/** A table with more is hard to read; the others are a press away. */
const MAX_AT_FIRST = 4;

/** The attributes that products of a catalog state, in staff's order; others are those of other catalogs. */
export const statedAttributes = (
  attributes: readonly OfferedAttribute[],
  stated: Readonly<Record<string, number>>,
): OfferedAttribute[] => attributes.filter(({ id }) => (stated[id] ?? 0) > 0);

/**
 * What a table shows before staff choose: the first attributes that at least half as many products state as any, and no
 * long texts; the others where these are few.
 */
export function columnsAtFirst(
  attributes: readonly OfferedAttribute[],
  stated: Readonly<Record<string, number>>,
): string[] {
  const count = ({ id }: OfferedAttribute) => stated[id] ?? 0;
  const shown = attributes.filter(
    (each) => each.kind !== "text" && !each.isRetired && count(each) > 0,
  );
  const enough = Math.max(...shown.map(count)) / 2;
  // Whoever adds one product more finds the same table.
  const best = [
    ...shown.filter((each) => count(each) >= enough),
    ...shown.filter((each) => count(each) < enough).sort((a, b) => count(b) - count(a)),
  ].slice(0, MAX_AT_FIRST);
  return attributes.filter((each) => best.includes(each)).map(({ id }) => id);
}

const keyOf = (catalogue: string) => `catalog-columns:${catalogue}`;

/** The columns that were chosen on this device; none before that. */
export function keptColumns(catalogue: string): string[] | undefined {
  const kept = deviceStorage.get(keyOf(catalogue));
  return kept === null ? undefined : kept.split(",").filter(Boolean);
}

/** Keeps a choice of columns on this device. */
export const keepColumns = (catalogue: string, ids: readonly string[]) =>
  deviceStorage.set(keyOf(catalogue), ids.join(","));
