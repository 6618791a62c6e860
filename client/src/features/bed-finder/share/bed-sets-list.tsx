import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";
import { SavedSetsList } from "@/ui/saved-sets-list";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { summarise } from "../summary";
import { leftOut } from "./left-out";
import { deleteSet, type SavedSet } from "./stored-sets";
import { useSavedSets } from "./use-saved-sets";

interface Props {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
  /** Called when a set was loaded. */
  onLoad: () => void;
}

/** The saved sets of this device. */
export function BedSetsList({ wizard, options, onLoad }: Props) {
  const load = (set: SavedSet) => {
    const { preferences, dropped } = knownAnswers(set.preferences, options);
    wizard.load(preferences);
    onLoad();
    showToast({ title: `Loaded “${set.name}”`, text: dropped > 0 ? leftOut(dropped) : undefined });
  };
  return (
    <SavedSetsList
      sets={useSavedSets()}
      summary={(preferences) => summarise(preferences, options)}
      onLoad={load}
      onDelete={deleteSet}
    />
  );
}
