import type { Answers } from "@shared/finders/answers";
import type { SavedSet } from "@/lib/saved-sets";
import { SavedSetsList } from "@/ui/saved-sets-list";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { lostText, openedRun } from "../run/resume";
import { readAnswers, type OpenedModel } from "../model/opened-model";
import type { Written } from "../model/outside";
import { summary } from "../model/summary";
import { savedSetsOf, useSavedSets } from "./saved-sets";

interface Props {
  wizard: Wizard<Answers>;
  model: OpenedModel;
  /** Called when a set was loaded. */
  onLoad: () => void;
}

/** The saved sets of this device; what no longer exists of one is said. */
export function FinderSetsList({ wizard, model, onLoad }: Props) {
  const { say } = model;
  const load = ({ name, preferences }: SavedSet<Written>) => {
    const known = readAnswers(model, preferences);
    if (!known) return;
    wizard.open(openedRun(model, known));
    onLoad();
    showToast({ title: say("saved-loaded", { name }), text: lostText(known, say) });
  };
  return (
    <SavedSetsList
      sets={useSavedSets(model)}
      summary={(given) => summary(model, readAnswers(model, given)?.answers ?? {})}
      words={{
        load: say("saved-load"),
        remove: say("saved-delete"),
        cancel: say("saved-cancel"),
        title: say("saved-delete-title"),
        warning: (name) => say("saved-delete-text", { name }),
      }}
      onLoad={load}
      onDelete={savedSetsOf(model).remove}
    />
  );
}
