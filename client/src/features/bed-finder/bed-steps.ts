import type { ReactNode } from "react";
import type { ClientBrand } from "@shared/brands";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { BedStepId } from "@shared/finder-steps";
import type { Step } from "@/wizard/engine";
import type { Wizard } from "@/wizard/use-wizard";
import type { Trace } from "@/wizard/use-trace";

/** The props of every step's screen. */
export interface BedStepProps {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
  brand: ClientBrand;
  trace: Trace;
  /** The target of share links. */
  page: string;
  /** The button that opens the saved sets; undefined if there are none. */
  saved?: ReactNode;
}

/** The five steps of the bed finder. */
export const bedSteps: readonly (Step<BedPreferences> & { id: BedStepId })[] = [
  {
    id: "sleep-style",
    title: "Sleep style",
    isFilled: (answers) => answers.sleepStyle !== undefined,
  },
  {
    id: "size-and-type",
    title: "Size and type",
    isFilled: (answers) => answers.bedSize !== undefined || answers.mattressType !== undefined,
  },
  { id: "firmness", title: "Firmness", isFilled: (answers) => answers.firmness !== undefined },
  {
    id: "budget",
    title: "Budget",
    isFilled: (answers) => answers.minPrice !== undefined || answers.maxPrice !== undefined,
  },
  { id: "results", title: "Results", isFilled: () => false },
];

/** The message of a step whose answer is missing. Only the first is shown. */
export const missing = {
  sleepStyle: "Please select a sleep style",
  bedSize: "Please select a bed size",
  mattressType: "Please select a mattress type",
  firmness: "Please select firmness level",
} as const;
