import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { leftOut } from "./left-out";
import type * as SavedSetsCode from "./saved-sets-places";
import { sharedInAddress } from "./shared-link";

/** Specification, section 9. */
const CHECK_AFTER_MS = 500;
const SHARED_TOAST_MS = 5_000;
const WELCOME_TOAST_MS = 4_000;

/** Where the saved sets are within reach, once their code is there. */
interface SavedSetsPlaces {
  entry: ReactNode;
  dialog: ReactNode;
}

/**
 * Half a second after the start: takes over what a shared link carries, once for each link, or
 * reminds of the saved sets (specification, section 4), which open wherever the shopper is.
 */
export function useStartupCheck(
  wizard: Wizard<BedPreferences>,
  options: BedOptions | undefined,
): SavedSetsPlaces | undefined {
  const [places, setPlaces] = useState<typeof SavedSetsCode>();
  const [isOpen, setOpen] = useState(false);
  const isReady = options !== undefined;
  const check = useEffectEvent(async () => {
    const shared = sharedInAddress();
    const isNew = shared !== undefined && shared !== wizard.source;
    const [{ decodeShared }, { savedSets }, loaded] = await Promise.all([
      import("./stored-shared"),
      import("./stored-sets"),
      import("./saved-sets-places"),
    ]);
    setPlaces(loaded);
    const decoded = isNew && options ? decodeShared(shared, options) : undefined;
    if (decoded) {
      wizard.load(decoded.preferences, shared);
      showToast({
        title: "Shared Preferences Loaded!",
        text: decoded.dropped > 0 ? leftOut(decoded.dropped) : "You can change any of them.",
        duration: SHARED_TOAST_MS,
      });
      return;
    }
    const count = savedSets().length;
    if (count > 0) {
      showToast({
        title: "Welcome Back!",
        text: `You have ${count} saved ${count === 1 ? "preference" : "preferences"}. You can load them anytime using the Saved sets button.`,
        duration: WELCOME_TOAST_MS,
        action: { label: "Show them", onPress: () => setOpen(true) },
      });
    } else if (isNew) {
      showToast({
        title: "This link could not be read",
        text: "It may have been cut off. Ask for it again, or answer the questions here.",
      });
    }
  });

  useEffect(() => {
    if (!isReady) return;
    // Losing this to a failed download must not disturb the shopper.
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  if (!places || !options) return undefined;
  const { SavedSetsEntry, SavedSetsDialog } = places;
  return {
    entry: createElement(SavedSetsEntry, { onOpen: () => setOpen(true) }),
    dialog:
      isOpen && createElement(SavedSetsDialog, { wizard, options, onClose: () => setOpen(false) }),
  };
}
