// How a handgun is carried, and the hand that holds it: asked late in a run, so no part of a shopper's
// first load.

import type { FirearmOption } from "./firearm-options";

export const carryPositions = [
  { id: "iwb", label: "Inside the waistband", description: "Hidden at the hip" },
  { id: "appendix", label: "Appendix", description: "Inside, at the front" },
  { id: "owb", label: "Outside the waistband", description: "On the belt, easiest to draw" },
  { id: "pocket", label: "Pocket", description: "The lightest only" },
  { id: "ankle", label: "Ankle", description: "A small second one" },
  { id: "no_preference", label: "No preference", description: "Show me all of them" },
] as const satisfies readonly FirearmOption[];
export type CarryPosition = (typeof carryPositions)[number]["id"];
export const carryPositionIds: readonly CarryPosition[] = carryPositions.map(({ id }) => id);

export const handSizes = [
  { id: "small", label: "Small", description: "Gloves up to size 7" },
  { id: "medium", label: "Medium", description: "Gloves of size 8 or 9" },
  { id: "large", label: "Large", description: "Gloves from size 10" },
  { id: "no_preference", label: "No preference", description: "Leave it open" },
] as const satisfies readonly FirearmOption[];
export type HandSize = (typeof handSizes)[number]["id"];
export const handSizeIds: readonly HandSize[] = handSizes.map(({ id }) => id);
