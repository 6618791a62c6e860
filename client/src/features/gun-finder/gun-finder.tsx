import type { FinderSetting } from "@/wizard/finder-setting";
import { useRunKey } from "@/wizard/finder-host";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import type { GunAnswers } from "./gun-steps";
import { GunWizard } from "./gun-wizard";

const RUN_KEY = "run:safarioutdoor";

const freshRun: Run<GunAnswers> = { stepId: "purpose", answers: {}, draft: {} };

/** The firearm finder behind its gate. */
export function GunFinder(setting: FinderSetting) {
  const runKey = useRunKey(RUN_KEY);
  return (
    <ResumedRun
      runKey={runKey}
      fresh={freshRun}
      parse={async (stored) => (await import("./stored-run")).parseStoredRun(stored)}
    >
      {(initial) => <GunWizard {...setting} runKey={runKey} initial={initial} />}
    </ResumedRun>
  );
}
