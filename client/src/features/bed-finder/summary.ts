import { budgetText } from "@shared/bed-budgets";
import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { NOT_SURE } from "@shared/not-sure";

/** The shopper's answers in a line: "side sleeper, queen, hybrid, medium, R6,000 – R12,000". */
export function summarise(answers: BedPreferences, options: BedOptions): string {
  const label = (list: Option[], id: string | undefined) =>
    list.find((option) => option.id === id)?.label.toLowerCase();
  return [
    answers.sleepStyle === NOT_SURE ? undefined : label(options.sleepStyles, answers.sleepStyle),
    label(options.bedSizes, answers.bedSize),
    label(options.mattressTypes, answers.mattressType),
    label(options.firmnessLevels, answers.firmness),
    budgetText(answers, options),
  ]
    .filter(Boolean)
    .join(", ");
}
