import type { FinderSetting } from "@/wizard/finder-setting";
import { useRunKey } from "@/wizard/finder-host";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import type { FirearmAnswers } from "./firearm-steps";
import { FirearmWizard } from "./firearm-wizard";

const RUN_KEY = "run:safarioutdoor";

const freshRun: Run<FirearmAnswers> = { stepId: "purpose", answers: {}, draft: {} };

/** The firearm finder behind its gate. */
export function FirearmFinder(setting: FinderSetting) {
  const runKey = useRunKey(RUN_KEY);
  return (
    <ResumedRun
      runKey={runKey}
      fresh={freshRun}
      parse={async (stored) => (await import("./stored-run")).parseStoredRun(stored)}
    >
      {(initial) => <FirearmWizard {...setting} runKey={runKey} initial={initial} />}
    </ResumedRun>
  );
}
