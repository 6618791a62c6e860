import type { FinderTrace } from "@shared/contracts/traces";
import { tabStorage } from "./storage";
import { deliverTrace, type TracedRun } from "./trace-delivery";

const MAX_STEPS = 60;
const MAX_CLICKS = 100;

/** What happened in a run, in milliseconds since 1970 where it matters when. */
export type TraceEvent =
  | { kind: "step"; at: number; id: string; answers: object }
  | { kind: "results"; products: FinderTrace["results"] }
  | { kind: "click"; at: number; id: string };

/** Whose run it is, and how it began. */
export interface Begun {
  app: string;
  isEmbedded: boolean;
  version: number | undefined;
  /** Distinguishes runs on one page. */
  suffix: string;
}

/** Keeps the trace of one run, and sends it as it grows. */
export function traceRecorder(
  begun: Begun,
  startedAt: number,
  deliver = deliverTrace,
): (event: TraceEvent) => void {
  const { app, suffix } = begun;
  const key = `trace:${app}${suffix}`;
  let run = restore(key) ?? fresh(begun, startedAt);
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    const sent = run;
    const keep = () => tabStorage.set(key, JSON.stringify(sent));
    keep();
    // One after another: the first reply brings the id that the next call needs.
    sending = sending.then(() => deliver(app, sent, keep)).catch(() => undefined);
  };
  const since = (at: number) => Math.max(0, at - run.startedAt);

  return (event) => {
    if (event.kind === "results") {
      run.data.results = event.products;
      run.isDone = true;
    } else if (event.kind === "click") {
      if (run.data.clicks.length < MAX_CLICKS) {
        run.data.clicks.push({ id: event.id, at: since(event.at) });
      }
    } else {
      if (beginsAnew(run, event)) run = fresh(begun, event.at);
      const { steps } = run.data;
      const { id } = event;
      if (steps.at(-1)?.id !== id && steps.length < MAX_STEPS) {
        steps.push({ id, at: since(event.at) });
      }
      run.data.answers = event.answers;
      // A first step without an answer is not a run yet.
      if (Object.keys(event.answers).length === 0) return;
    }
    send();
  };
}

/**
 * Whether somebody who has seen results, maybe none, starts over: at the first question again, with nothing answered
 * or with less than before. Coming back to the results, also of a run without answers, goes on with the same run.
 */
function beginsAnew(
  { isDone = false, data }: TracedRun,
  { id, answers }: { id: string; answers: object },
): boolean {
  const count = Object.keys(answers).length;
  const isLess = count === 0 || count < Object.keys(data.answers).length;
  return isDone && isLess && data.steps[0]?.id === id;
}

function fresh({ isEmbedded, version }: Begun, startedAt: number): TracedRun {
  return {
    startedAt,
    version,
    data: { steps: [], answers: {}, results: [], clicks: [], embedded: isEmbedded },
  };
}

/** The trace from before a reload. Data of another shape is dropped: it is only a trace. */
function restore(key: string): TracedRun | undefined {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? "null") as TracedRun | null;
    const { steps, results, clicks } = stored?.data ?? {};
    const isWhole =
      [steps, results, clicks].every(Array.isArray) && Number.isFinite(stored?.startedAt);
    return isWhole ? (stored ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
