import { Suspense, use, useState } from "react";
import type { BedPreferences } from "@shared/contracts/preferences";
import { readRun, type Run } from "@/wizard/run-storage";
import { BedWizard, type BedFinderSetting } from "./bed-wizard";
import { StepSkeleton } from "./step-skeleton";

const RUN_KEY = "run:dialabed";

const freshRun: Run<BedPreferences> = { stepId: "sleep-style", answers: {}, draft: {} };

/** The bed finder behind its gate: takes up the run of this tab, or starts a new one. */
export function BedFinder(setting: BedFinderSetting) {
  const [restored] = useState(restoreRun);
  if (!restored) return <BedWizard {...setting} runKey={RUN_KEY} initial={freshRun} />;
  return (
    // A boundary of its own: what suspends before it is mounted loses its state, so that this
    // component must not be part of it.
    <Suspense fallback={<StepSkeleton />}>
      <ResumedFinder {...setting} restored={restored} />
    </Suspense>
  );
}

interface ResumedProps extends BedFinderSetting {
  restored: Promise<Run<BedPreferences>>;
}

function ResumedFinder({ restored, ...setting }: ResumedProps) {
  return <BedWizard {...setting} runKey={RUN_KEY} initial={use(restored)} />;
}

/** The stored run, once the schema to check it has come; nothing when nothing is stored. */
function restoreRun(): Promise<Run<BedPreferences>> | undefined {
  const stored = readRun(RUN_KEY);
  if (stored === undefined) return undefined;
  return import("./stored-run").then(({ parseStoredRun }) => parseStoredRun(stored) ?? freshRun);
}
