import { useEffect, useEffectEvent, useState } from "react";
import type { FinderTrace } from "@shared/contracts/finder-sessions";
import type { BedPreferences } from "@shared/contracts/preferences";
import { callApi } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import type { Wizard } from "@/wizard/use-wizard";

const KEY = "trace:dialabed";
const PATH = "/api/finder-sessions";
const MOST_STEPS = 60;
const MOST_CLICKS = 100;

/** What the results tell the run's trace. */
export interface Trace {
  results(beds: { id: string; matchScore: number }[]): void;
  click(id: string): void;
  share(channel: string): void;
}

interface Stored {
  startedAt: number;
  id?: string;
  data: FinderTrace;
}

/**
 * The anonymous trace of one run: which steps, which answers, what was shown and clicked. Sent as it
 * happens, in requests that outlive the page; losing one disturbs nobody.
 */
export function useTrace(wizard: Wizard<BedPreferences>, isEmbedded: boolean): Trace {
  const [recorder] = useState(() => createRecorder(isEmbedded));
  const stepId = wizard.step.id;
  const record = useEffectEvent(() => recorder.step(stepId, wizard.answers));
  useEffect(() => record(), [stepId]);
  return recorder;
}

function createRecorder(
  embedded: boolean,
): Trace & { step(id: string, answers: BedPreferences): void } {
  let run = restore() ?? fresh(embedded);
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    tabStorage.set(KEY, JSON.stringify(run));
    const sent = run;
    // One after the other: the first reply brings the id that the next call needs.
    sending = sending.then(() => deliver(sent)).catch(() => undefined);
  };
  const since = () => Math.max(0, Date.now() - run.startedAt);

  return {
    step(id, answers) {
      const isNewRun = Object.keys(answers).length === 0 && run.data.results.length > 0;
      if (isNewRun) run = fresh(embedded);
      const { steps } = run.data;
      if (steps.at(-1)?.id !== id && steps.length < MOST_STEPS) steps.push({ id, at: since() });
      run.data.answers = answers;
      // A first step without an answer is no run yet.
      if (Object.keys(answers).length > 0) send();
    },
    results(beds) {
      run.data.results = beds.map(({ id, matchScore }) => ({ id, score: matchScore }));
      send();
    },
    click(id) {
      if (run.data.clicks.length < MOST_CLICKS) run.data.clicks.push({ id, at: since() });
      send();
    },
    share(channel) {
      if (run.data.clicks.length < MOST_CLICKS) {
        run.data.clicks.push({ id: `share-${channel}`, at: since() });
      }
      send();
    },
  };
}

async function deliver(run: Stored): Promise<void> {
  const body = { app: "dialabed", data: run.data };
  if (run.id !== undefined) {
    await callApi("PUT", `${PATH}/${run.id}`, body, { keepalive: true });
    return;
  }
  const { id } = await callApi<{ id: string }>("POST", PATH, body, { keepalive: true });
  run.id = id;
  tabStorage.set(KEY, JSON.stringify(run));
}

function fresh(embedded: boolean): Stored {
  return {
    startedAt: Date.now(),
    data: { steps: [], answers: {}, results: [], clicks: [], embedded },
  };
}

/** The trace of before a reload. What is not of our shape is dropped: it is only a trace. */
function restore(): Stored | undefined {
  try {
    const stored = JSON.parse(tabStorage.get(KEY) ?? "null") as Stored | null;
    const { steps, results, clicks } = stored?.data ?? {};
    const isWhole =
      [steps, results, clicks].every(Array.isArray) && Number.isFinite(stored?.startedAt);
    return isWhole ? (stored ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
