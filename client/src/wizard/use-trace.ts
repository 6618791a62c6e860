import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { FinderTrace } from "@shared/contracts/traces";
import type { ShareChannel } from "@shared/finder-steps";
import { tabStorage } from "@/lib/storage";
import type { TracedRun } from "@/lib/trace-delivery";
import { useFinderHost } from "./finder-host";
import type { Wizard } from "./use-wizard";

const MAX_STEPS = 60;
const MAX_CLICKS = 100;

/** Reports the results to the run's trace and to the host page. */
export interface Trace {
  results: (products: FinderTrace["results"]) => void;
  /** Called when a product is opened, with its address. */
  click: (id: string, url: string) => void;
  share: (channel: ShareChannel) => void;
}

/**
 * The anonymous trace of one run: steps, answers, and the products shown and clicked. Sent as it
 * happens, in requests that outlive the page; losing one affects nobody.
 */
export function useTrace<A extends object>(
  app: string,
  wizard: Wizard<A>,
  isEmbedded: boolean,
  version?: number,
): Trace {
  const host = useFinderHost();
  const [recorder] = useState(() =>
    createRecorder(app, { isEmbedded, version }, host.instance ? `:${host.instance}` : ""),
  );
  const stepId = wizard.step.id;
  const record = useEffectEvent(() => recorder.step(stepId, wizard.answers));
  useEffect(() => record(), [stepId]);
  return useMemo(
    () => ({
      results(products) {
        recorder.results(products);
        const scores = products.flatMap(({ score }) => score ?? []);
        const topScore = scores.length > 0 ? Math.max(...scores) : null;
        host.tell("results", { count: products.length, topScore });
      },
      click(id, url) {
        recorder.click(id);
        host.tell("product_click", { id, url });
      },
      share(channel) {
        recorder.share(channel);
        host.tell("share", { channel });
      },
    }),
    [recorder, host],
  );
}

/** How a run began. */
interface Begun {
  isEmbedded: boolean;
  version: number | undefined;
}

interface Recorder extends Omit<Trace, "click"> {
  click: (id: string) => void;
  step: (id: string, answers: object) => void;
}

function createRecorder(app: string, begun: Begun, suffix: string): Recorder {
  const key = `trace:${app}${suffix}`;
  let run = restore(key) ?? fresh(begun);
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    const sent = run;
    const keep = () => tabStorage.set(key, JSON.stringify(sent));
    keep();
    // One after another: the first reply brings the id that the next call needs.
    sending = sending
      // A first question does not need this code yet.
      .then(() => import("@/lib/trace-delivery"))
      .then(({ deliverTrace }) => deliverTrace(app, sent, keep))
      .catch(() => undefined);
  };
  const since = () => Math.max(0, Date.now() - run.startedAt);

  return {
    step(id, answers) {
      const isNewRun = Object.keys(answers).length === 0 && run.data.results.length > 0;
      if (isNewRun) run = fresh(begun);
      const { steps } = run.data;
      if (steps.at(-1)?.id !== id && steps.length < MAX_STEPS) steps.push({ id, at: since() });
      run.data.answers = answers;
      // A first step without an answer is not a run yet.
      if (Object.keys(answers).length > 0) send();
    },
    results(products) {
      run.data.results = products;
      send();
    },
    click(id) {
      if (run.data.clicks.length < MAX_CLICKS) run.data.clicks.push({ id, at: since() });
      send();
    },
    share(channel) {
      if (run.data.clicks.length < MAX_CLICKS) {
        run.data.clicks.push({ id: `share-${channel}`, at: since() });
      }
      send();
    },
  };
}

function fresh({ isEmbedded, version }: Begun): TracedRun {
  return {
    startedAt: Date.now(),
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
