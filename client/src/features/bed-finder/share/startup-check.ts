import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { leftOut } from "./left-out";
import { sharedInAddress } from "@/lib/shared-address";
import { decodeShared } from "./stored-shared";
import { savedSets } from "./stored-sets";

// Loaded half a second after the start, so that none of this is in a shopper's first load.
export { SavedSetsDialog, SavedSetsEntry } from "./saved-sets-places";

const SHARED_TOAST_MS = 5_000;
const WELCOME_TOAST_MS = 4_000;

/** Loads the preferences in a shared link, or reminds of the saved sets; `openSaved` opens them. */
export function checkAtStart(
  wizard: Wizard<BedPreferences>,
  options: BedOptions,
  openSaved: () => void,
): void {
  const shared = sharedInAddress();
  const isNew = shared !== undefined && shared !== wizard.source;
  const decoded = isNew ? decodeShared(shared, options) : undefined;
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
      action: { label: "Show them", onPress: openSaved },
    });
  } else if (isNew) {
    showToast({
      title: "This link could not be read",
      text: "It may have been cut off. Ask for it again, or answer the questions here.",
    });
  }
}
