import { useState } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
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

/** The saved sets: a press loads one, and deleting one asks first. */
export function SavedSetsList({ wizard, options, onLoad }: Props) {
  const sets = useSavedSets();
  const [toDelete, setToDelete] = useState<SavedSet>();

  const load = (set: SavedSet) => {
    const { preferences, dropped } = knownAnswers(set.preferences, options);
    wizard.load(preferences);
    onLoad();
    showToast({ title: `Loaded “${set.name}”`, text: dropped > 0 ? leftOut(dropped) : undefined });
  };
  const confirmDelete = (set: SavedSet) => {
    deleteSet(set.id);
    setToDelete(undefined);
  };

  return (
    <>
      {sets.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {sets.map((set) => (
            <li key={set.id} className="flex flex-wrap items-center gap-2 py-2">
              <div className="min-w-0 flex-1 basis-40 max-lg:basis-full">
                <p className="font-semibold wrap-break-word">{set.name}</p>
                <p className="text-sm text-muted">{summarise(set.preferences, options)}</p>
              </div>
              <Button look="secondary" className="px-4" onClick={() => load(set)}>
                Load <span className="sr-only">{set.name}</span>
              </Button>
              <Button look="quiet" className="px-2" onClick={() => setToDelete(set)}>
                Delete <span className="sr-only">{set.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {toDelete && (
        <Dialog
          title="Delete Saved Preferences?"
          description={`“${toDelete.name}” is removed from this device. This cannot be undone.`}
          onClose={() => setToDelete(undefined)}
        >
          <div className="mt-5 flex justify-end gap-3">
            <Button look="secondary" onClick={() => setToDelete(undefined)}>
              Cancel
            </Button>
            <Button onClick={() => confirmDelete(toDelete)}>Delete</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
