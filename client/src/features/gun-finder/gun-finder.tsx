import type { FinderSetting } from "@/wizard/finder-setting";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import type { GunAnswers } from "./gun-steps";
import { GunWizard } from "./gun-wizard";

const RUN_KEY = "run:safarioutdoor";

const freshRun: Run<GunAnswers> = { stepId: "purpose", answers: {}, draft: {} };

/** The firearm finder behind its gate. */
export function GunFinder(setting: FinderSetting) {
  return (
    <ResumedRun
      runKey={RUN_KEY}
      fresh={freshRun}
      parse={async (stored) => (await import("./stored-run")).parseStoredRun(stored)}
    >
      {(initial) => <GunWizard {...setting} runKey={RUN_KEY} initial={initial} />}
    </ResumedRun>
  );
}
