import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "./model";
import type * as Startup from "./share/startup-check";
import type { Outside } from "./outside";

/** The page loads first. */
const CHECK_AFTER_MS = 500;

/** The parts that show the saved sets, once their code has loaded. */
interface SavedSetsPlaces {
  entry: ReactNode;
  dialog: ReactNode;
}

/**
 * Half a second after the start: loads the answers in a shared link, once for each link, or reminds of
 * the saved sets, which can be opened on every step.
 */
export function useStartupCheck(
  wizard: Wizard<Answers>,
  model: FinderModel,
): SavedSetsPlaces | undefined {
  const [code, setCode] = useState<typeof Startup>();
  const [outside, setOutside] = useState<Outside>();
  const [isOpen, setOpen] = useState(false);
  const check = useEffectEvent(([loaded, loadedOutside]: readonly [typeof Startup, Outside]) => {
    setCode(loaded);
    setOutside(loadedOutside);
    loaded.checkAtStart(wizard, { ...model, outside: loadedOutside }, () => setOpen(true));
  });

  const load = useEffectEvent(async () => {
    const loaded = await import("./share/startup-check");
    return [loaded, await model.source.outside()] as const;
  });
  useEffect(() => {
    const timer = setTimeout(
      // A failed download must not disturb the shopper.
      () =>
        void load()
          .then(check)
          .catch(() => undefined),
      CHECK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  const hasSets = model.shown.results.actions.includes("saved-sets");
  if (!code || !outside || !hasSets) return undefined;
  const opened = { ...model, outside };
  return {
    entry: createElement(code.SavedSetsEntry, { model: opened, onOpen: () => setOpen(true) }),
    dialog:
      isOpen &&
      createElement(code.SavedSetsDialog, { wizard, model: opened, onClose: () => setOpen(false) }),
  };
}
