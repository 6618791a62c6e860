import { useState } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { summarise } from "../summary";
import { deleteSet, savedSets, saveSet, type SavedSet } from "./stored-sets";
import { keepKnown } from "./stored-shared";
import { leftOut } from "./left-out";

interface Props {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
}

/** Named preference sets on this device. */
export function SavedPreferences({ wizard, options }: Props) {
  const [sets, setSets] = useState(savedSets);
  const [name, setName] = useState("");
  const [toDelete, setToDelete] = useState<SavedSet>();

  const save = () => {
    const isKept = saveSet(name, wizard.answers, new Date());
    setSets(savedSets());
    setName("");
    showToast(
      isKept
        ? { title: "Preferences saved", text: "You find them here on this device." }
        : {
            title: "Saved for this visit only",
            text: "This browser refuses to store anything. Copy the link above to keep your answers.",
          },
    );
  };
  const load = (set: SavedSet) => {
    const { preferences, dropped } = keepKnown(set.preferences, options);
    wizard.load(preferences);
    // Far above, the results are others now.
    focusOn(document.querySelector("h1"));
    showToast({ title: `Loaded “${set.name}”`, text: dropped > 0 ? leftOut(dropped) : undefined });
  };
  const confirmDelete = (set: SavedSet) => {
    deleteSet(set.id);
    setSets(savedSets());
    setToDelete(undefined);
  };

  return (
    <section className="min-w-0">
      <h3 className="font-bold">Save &amp; Load Preferences</h3>
      <div className="mt-3 rounded-xl bg-accent-soft p-4">
        <p className="text-sm font-semibold">Current session</p>
        <p className="text-sm text-muted">{summarise(wizard.answers, options)}</p>
        <form
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label="Name"
            name="name"
            maxLength={60}
            value={name}
            placeholder="Our bedroom"
            onChange={(event) => setName(event.target.value)}
          />
          <Button look="secondary" type="submit">
            Save These
          </Button>
        </form>
      </div>
      {sets.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {sets.map((set) => (
            <li key={set.id} className="flex flex-wrap items-center gap-2 py-2">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{set.name}</p>
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
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-muted">
        <li>Save one set for each room or each sleeper, and compare what they find.</li>
        <li>Sets stay on this device; a copied link takes them anywhere.</li>
        <li>Prices and stock are always the present ones when you load a set.</li>
      </ul>
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
    </section>
  );
}
