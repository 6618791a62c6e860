import { bedPreferences } from "@shared/contracts/preferences";
import { bedStepIds } from "@shared/finder-steps";
import { z } from "zod";
import type { Run } from "@/wizard/run-storage";
import type { BedPreferences } from "@shared/contracts/preferences";

// Loaded only when a run is stored: the schema is not in a shopper's first load.

const storedRun = z.object({
  stepId: z.enum(bedStepIds),
  answers: bedPreferences,
  draft: bedPreferences,
  source: z.string().max(4_096).optional(),
});

/** A stored run, if it is valid; invalid data and older shapes count as none. */
export function parseStoredRun(stored: unknown): Run<BedPreferences> | undefined {
  return storedRun.safeParse(stored).data;
}
