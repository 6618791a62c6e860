import type { BedPreferences } from "@shared/contracts/preferences";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import { BedWizard } from "./bed-wizard";
import type { FinderSetting } from "@/wizard/finder-setting";

const RUN_KEY = "run:dialabed";

const freshRun: Run<BedPreferences> = { stepId: "sleep-style", answers: {}, draft: {} };

/** The bed finder behind its gate. */
export function BedFinder(setting: FinderSetting) {
  return (
    <ResumedRun
      runKey={RUN_KEY}
      fresh={freshRun}
      parse={async (stored) => (await import("./stored-run")).parseStoredRun(stored)}
    >
      {(initial) => <BedWizard {...setting} runKey={RUN_KEY} initial={initial} />}
    </ResumedRun>
  );
}
