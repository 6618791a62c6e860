import "../model/all-texts";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Bookmark } from "lucide-react";
import type { Answers } from "@shared/finders/answers";
import { sharedInAddress } from "@/lib/shared-address";
import { readShared } from "@/lib/shared-link";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { KnownAnswers } from "../model/known-answers";
import { lostText, openedRun } from "../run/resume";
import type { FinderModel } from "../model/model";
import { readAnswers, type OpenedModel } from "../model/opened-model";
import type { Outside } from "../model/outside";
import { sayCount } from "../model/say";
import { savedSetsOf, useSavedSets } from "./saved-sets";
import { FinderSetsList } from "./finder-sets-list";

const LOADED_TOAST_MS = 5_000;
/** Time to read the names of what no longer exists. */
const LOST_TOAST_MS = 10_000;
const WELCOME_TOAST_MS = 4_000;

interface Props {
  wizard: Wizard<Answers>;
  model: FinderModel;
  /** Called with the button that opens the saved sets, for the steps to show. */
  onSaved: (entry: ReactNode) => void;
}

/** Loads the answers in a shared link, once for each link, or reminds of the saved sets, which it can open. */
export function StartupCheck({ wizard, model, onSaved }: Props) {
  const [outside, setOutside] = useState<Outside>();
  const { source } = model;
  useEffect(() => {
    // A failed download must not disturb the shopper.
    void source.outside().then(setOutside, () => undefined);
  }, [source]);
  return outside && <Checked {...{ wizard, onSaved }} model={{ ...model, outside }} />;
}

function Checked({ wizard, model, onSaved }: Props & { model: OpenedModel }) {
  const [isOpen, setOpen] = useState(false);
  const check = useEffectEvent(() => checkAtStart(wizard, model, () => setOpen(true)));
  useEffect(() => check(), []);
  const hasSets = model.shown.results.actions.includes("saved-sets");
  const show = useEffectEvent(() => {
    if (hasSets) onSaved(<SavedSetsEntry model={model} onOpen={() => setOpen(true)} />);
  });
  useEffect(() => show(), [model.shown]);
  if (!isOpen) return null;
  return <SavedSetsDialog wizard={wizard} model={model} onClose={() => setOpen(false)} />;
}

/** Loads the answers in a shared link, or reminds of the saved sets; `openSaved` opens them. */
function checkAtStart(wizard: Wizard<Answers>, model: OpenedModel, openSaved: () => void): void {
  const { say } = model;
  const shared = sharedInAddress();
  const isNew = shared !== undefined && shared !== wizard.source;
  const known = isNew ? sharedAnswers(model, shared) : undefined;
  if (known) {
    wizard.open(openedRun(model, known), shared);
    const lost = lostText(known, say);
    return showToast({
      title: say("shared-loaded"),
      text: lost ?? say("shared-loaded-text"),
      duration: lost ? LOST_TOAST_MS : LOADED_TOAST_MS,
    });
  }
  const hasSets = model.shown.results.actions.includes("saved-sets");
  const count = hasSets ? savedSetsOf(model).sets().length : 0;
  if (count > 0) {
    showToast({
      title: say("welcome-back"),
      text: sayCount(say, "welcome-back-text", count),
      duration: WELCOME_TOAST_MS,
      action: { label: say("show-them"), onPress: openSaved },
    });
  } else if (isNew) {
    showToast({ title: say("shared-unreadable"), text: say("shared-unreadable-text") });
  }
}

/** The answers of a link; undefined if it says none. */
function sharedAnswers(model: OpenedModel, shared: string): KnownAnswers | undefined {
  const known = readAnswers(model, model.outside.ofLink(readShared(shared)));
  const says = known && (Object.keys(known.answers).length > 0 || known.lost.length > 0);
  return says || (known && known.gone > 0) ? known : undefined;
}

/** The button that opens the saved sets; hidden if there are none. */
function SavedSetsEntry({ model, onOpen }: { model: OpenedModel; onOpen: () => void }) {
  const { length } = useSavedSets(model);
  if (length === 0) return null;
  return (
    <Button look="secondary" className="min-h-11! px-4! text-sm!" onClick={onOpen}>
      <Bookmark aria-hidden className="size-4" />
      {model.say("saved-sets-count", { count: length })}
    </Button>
  );
}

interface SavedSetsEntryProps {
  wizard: Wizard<Answers>;
  model: OpenedModel;
  onClose: () => void;
}

/** The saved sets in a dialog, available on every step. */
function SavedSetsDialog({ wizard, model, onClose }: SavedSetsEntryProps) {
  const hasSets = useSavedSets(model).length > 0;
  return (
    <Dialog
      title={model.say("saved-sets")}
      description={model.say(hasSets ? "saved-sets-text" : "saved-sets-none")}
      onClose={onClose}
      closeLabel={model.say("close")}
    >
      <FinderSetsList wizard={wizard} model={model} onLoad={onClose} />
    </Dialog>
  );
}
