import { Bookmark } from "lucide-react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { Wizard } from "@/wizard/use-wizard";
import { BedSetsList } from "./bed-sets-list";
import { useSavedSets } from "./use-saved-sets";

/** The button that opens the saved sets; hidden if there are none. */
export function SavedSetsEntry({ onOpen }: { onOpen: () => void }) {
  const { length } = useSavedSets();
  if (length === 0) return null;
  return (
    <Button look="secondary" className="min-h-11! px-4! text-sm!" onClick={onOpen}>
      <Bookmark aria-hidden className="size-4" />
      Saved sets ({length})
    </Button>
  );
}

interface Props {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
  onClose: () => void;
}

/** The saved sets in a dialog, available on every step. */
export function SavedSetsDialog({ wizard, options, onClose }: Props) {
  const hasSets = useSavedSets().length > 0;
  return (
    <Dialog
      title="Saved sets"
      description={
        hasSets
          ? "Loading one replaces your answers and opens the next step."
          : "Nothing is saved on this device any more."
      }
      onClose={onClose}
    >
      <BedSetsList wizard={wizard} options={options} onLoad={onClose} />
    </Dialog>
  );
}
