import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { Wizard } from "@/wizard/use-wizard";
import type * as Startup from "./startup-check";

/** The page loads first. */
const CHECK_AFTER_MS = 500;

/** The parts that show the saved sets, once their code has loaded. */
interface SavedSetsPlaces {
  entry: ReactNode;
  dialog: ReactNode;
}

/**
 * Half a second after the start: loads the preferences in a shared link, once for each link, or
 * reminds of the saved sets, which can be opened on every step.
 */
export function useStartupCheck(
  wizard: Wizard<BedPreferences>,
  options: BedOptions | undefined,
): SavedSetsPlaces | undefined {
  const [code, setCode] = useState<typeof Startup>();
  const [isOpen, setOpen] = useState(false);
  const isReady = options !== undefined;
  const check = useEffectEvent((loaded: typeof Startup) => {
    setCode(loaded);
    if (options) loaded.checkAtStart(wizard, options, () => setOpen(true));
  });

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(
      // A failed download must not disturb the shopper.
      () => void import("./startup-check").then(check).catch(() => undefined),
      CHECK_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    code &&
    options && {
      entry: createElement(code.SavedSetsEntry, { onOpen: () => setOpen(true) }),
      dialog:
        isOpen &&
        createElement(code.SavedSetsDialog, { wizard, options, onClose: () => setOpen(false) }),
    }
  );
}
