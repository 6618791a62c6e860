import type { BedPreferences } from "@shared/contracts/preferences";
import { useRunKey } from "@/wizard/finder-host";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import { BedWizard } from "./bed-wizard";
import type { FinderSetting } from "@/wizard/finder-setting";

const RUN_KEY = "run:dialabed";

const freshRun: Run<BedPreferences> = { stepId: "sleep-style", answers: {}, draft: {} };

/** The bed finder behind its gate. */
export function BedFinder(setting: FinderSetting) {
  const runKey = useRunKey(RUN_KEY);
  return (
    <ResumedRun
      runKey={runKey}
      fresh={freshRun}
      parse={async (stored) => (await import("./stored-run")).parseStoredRun(stored)}
    >
      {(initial) => <BedWizard {...setting} runKey={runKey} initial={initial} />}
    </ResumedRun>
  );
}
