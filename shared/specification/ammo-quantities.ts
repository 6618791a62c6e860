// Quantities of ammunition, and their meaning for a pack: both sides count by these rules.

/** A pack of so many rounds is bulk; a smaller one is a box. */
export const BULK_ROUNDS = 250;

export const ammoQuantities = [
  { id: "1", label: "1 Box", rounds: "20-50 rounds", boxes: 1 },
  { id: "3", label: "3 Boxes", rounds: "60-150 rounds", boxes: 3 },
  { id: "5", label: "5 Boxes", rounds: "100-250 rounds", boxes: 5 },
  { id: "bulk", label: "Bulk", rounds: `${BULK_ROUNDS}+ rounds in one pack`, boxes: 1 },
] as const;
export type AmmoQuantity = (typeof ammoQuantities)[number]["id"];
export const ammoQuantityIds: readonly AmmoQuantity[] = ammoQuantities.map(({ id }) => id);

/** How many boxes a quantity stands for. */
export const boxesOf = (quantity: AmmoQuantity): number =>
  ammoQuantities.find(({ id }) => id === quantity)!.boxes;

/** The number of packs for a quantity: asking for three boxes does not mean three bulk packs. */
export function packsFor(quantity: AmmoQuantity | undefined, packSize: number): number {
  return quantity === undefined || packSize >= BULK_ROUNDS ? 1 : boxesOf(quantity);
}
