import { use, useState } from "react";
import type { BedPreferences } from "@shared/contracts/preferences";
import { readRun, type Run } from "@/wizard/run-storage";
import { BedWizard } from "./bed-wizard";

const RUN_KEY = "run:dialabed";

const freshRun: Run<BedPreferences> = { stepId: "sleep-style", answers: {}, draft: {} };

/** The bed finder behind its gate: takes up the run of this tab, or starts a new one. */
export function BedFinder() {
  const [stored] = useState(() => readRun(RUN_KEY));
  return stored === undefined ? (
    <BedWizard runKey={RUN_KEY} initial={freshRun} />
  ) : (
    <ResumedFinder stored={stored} />
  );
}

function ResumedFinder({ stored }: { stored: unknown }) {
  const [parsing] = useState(() =>
    import("./stored-run").then(({ parseStoredRun }) => parseStoredRun(stored)),
  );
  return <BedWizard runKey={RUN_KEY} initial={use(parsing) ?? freshRun} />;
}
