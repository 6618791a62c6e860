import { Bookmark } from "lucide-react";
import type { Answers } from "@shared/finders/answers";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { Wizard } from "@/wizard/use-wizard";
import type { OpenedModel } from "../model/opened-model";
import { FinderSetsList } from "./finder-sets-list";
import { useSavedSets } from "./saved-sets";

/** The button that opens the saved sets; hidden if there are none. */
export function SavedSetsEntry({ model, onOpen }: { model: OpenedModel; onOpen: () => void }) {
  const { length } = useSavedSets(model);
  if (length === 0) return null;
  return (
    <Button look="secondary" className="min-h-11! px-4! text-sm!" onClick={onOpen}>
      <Bookmark aria-hidden className="size-4" />
      {model.say("saved-sets-count", { count: length })}
    </Button>
  );
}

interface Props {
  wizard: Wizard<Answers>;
  model: OpenedModel;
  onClose: () => void;
}

/** The saved sets in a dialog, available on every step. */
export function SavedSetsDialog({ wizard, model, onClose }: Props) {
  const hasSets = useSavedSets(model).length > 0;
  return (
    <Dialog
      title={model.say("saved-sets")}
      description={model.say(hasSets ? "saved-sets-text" : "saved-sets-none")}
      onClose={onClose}
    >
      <FinderSetsList wizard={wizard} model={model} onLoad={onClose} />
    </Dialog>
  );
}
