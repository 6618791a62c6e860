import { useEffect, useEffectEvent } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { leftOut } from "./left-out";
import { sharedInAddress } from "./shared-link";

/** Specification, section 9. */
const CHECK_AFTER_MS = 500;
const SHARED_TOAST_MS = 5_000;
const WELCOME_TOAST_MS = 4_000;

/**
 * Half a second after the start: takes over what a shared link carries, once for each link, or
 * reminds of the saved sets (specification, section 4).
 */
export function useStartupCheck(
  wizard: Wizard<BedPreferences>,
  options: BedOptions | undefined,
): void {
  const isReady = options !== undefined;
  const check = useEffectEvent(async () => {
    const shared = sharedInAddress();
    const isNew = shared !== undefined && shared !== wizard.source;
    const [{ decodeShared }, { savedSets }] = await Promise.all([
      import("./stored-shared"),
      import("./stored-sets"),
    ]);
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
        text: `You have ${count} saved ${count === 1 ? "preference" : "preferences"}. You can load them anytime using the Save & Load Preferences panel below your results.`,
        duration: WELCOME_TOAST_MS,
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
}
