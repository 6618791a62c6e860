import { useEffect, useEffectEvent } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { leftOut } from "./share/left-out";

/**
 * Whenever the options load again, answers that staff have removed meanwhile are dropped, with a
 * notice to the shopper; all others stay.
 */
export function useKnownAnswers(
  wizard: Wizard<BedPreferences>,
  options: BedOptions | undefined,
): void {
  const check = useEffectEvent(async (present: BedOptions) => {
    if (Object.keys(wizard.answers).length === 0) return;
    const { knownAnswers } = await import("@shared/known-answers");
    const { preferences, dropped } = knownAnswers(wizard.answers, present);
    if (dropped === 0) return;
    const gone = Object.keys(wizard.answers).filter((field) => !(field in preferences));
    wizard.amend({ ...preferences, ...Object.fromEntries(gone.map((field) => [field, null])) });
    showToast({ title: "Our choices have changed", text: leftOut(dropped) });
  });
  useEffect(() => {
    if (options) void check(options).catch(() => undefined);
  }, [options]);
}
