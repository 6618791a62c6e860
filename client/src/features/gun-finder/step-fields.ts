import type { GunStepId } from "@shared/finder-steps";
import type { GunAnswers } from "./gun-steps";

// Needed where a run is resumed alone: not part of a shopper's first load.

/** The fields that a step asks for, and what it says when an answer does not pass. */
export const stepFields: Record<
  Exclude<GunStepId, "results">,
  Partial<Record<keyof GunAnswers, string>>
> = {
  purpose: { purpose: "Please select your intended use" },
  discipline: { sportDiscipline: "Please select your sport discipline" },
  game: { huntingGame: "Please select your primary game type" },
  "use-case": { useCase: "Please select your intended use" },
  type: { firearmType: "Please select a firearm type" },
  "sub-type": { subType: "Please select a firearm type" },
  action: { action: "Please select action type" },
  category: { category: "Please select a firearm type" },
  ergonomics: { carryPosition: "Please select your preferred carry position" },
  caliber: { caliber: "Please select a caliber" },
  budget: {
    minPrice: "Minimum price must be positive",
    maxPrice: "Maximum price must be positive",
  },
};
