import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ClientId } from "@shared/brands";
import type { FinderTrace } from "@shared/contracts/finder-sessions";
import { isTraceWord } from "@shared/trace-word";
import { callApi } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { useFinderHost } from "./finder-host";
import type { Wizard } from "./use-wizard";

const PATH = "/api/finder-sessions";
const MOST_STEPS = 60;
const MOST_CLICKS = 100;

/** What the results tell the run's trace and the page around. */
export interface Trace {
  results(products: FinderTrace["results"]): void;
  /** A product was opened, at this address. */
  click(id: string, url: string): void;
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
export function useTrace<A extends object>(
  app: ClientId,
  wizard: Wizard<A>,
  isEmbedded: boolean,
): Trace {
  const host = useFinderHost();
  const [recorder] = useState(() =>
    createRecorder(app, isEmbedded, host.instance ? `:${host.instance}` : ""),
  );
  const stepId = wizard.step.id;
  const record = useEffectEvent(() => recorder.step(stepId, toWords(wizard.answers)));
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

interface Recorder extends Omit<Trace, "click"> {
  click(id: string): void;
  step(id: string, answers: FinderTrace["answers"]): void;
}

function createRecorder(app: ClientId, embedded: boolean, suffix: string): Recorder {
  const key = `trace:${app}${suffix}`;
  let run = restore(key) ?? fresh(embedded);
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    tabStorage.set(key, JSON.stringify(run));
    const sent = run;
    // One after the other: the first reply brings the id that the next call needs.
    sending = sending.then(() => deliver(app, key, sent)).catch(() => undefined);
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
    results(products) {
      run.data.results = products.filter(({ id }) => isTraceWord(id));
      send();
    },
    click(id) {
      if (!isTraceWord(id)) return;
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

async function deliver(app: ClientId, key: string, run: Stored): Promise<void> {
  const body = { app, data: run.data };
  if (run.id !== undefined) {
    await callApi("PUT", `${PATH}/${run.id}`, body, { keepalive: true });
    return;
  }
  const { id } = await callApi<{ id: string }>("POST", PATH, body, { keepalive: true });
  run.id = id;
  tabStorage.set(key, JSON.stringify(run));
}

/** The answers without what a trace does not take: words of the catalogue may hold anything. */
function toWords(answers: object): FinderTrace["answers"] {
  const words: FinderTrace["answers"] = {};
  for (const [field, value] of Object.entries(answers) as [string, unknown][]) {
    if (typeof value === "number" || isTraceWord(value)) words[field] = value;
    else if (Array.isArray(value)) words[field] = value.filter(isTraceWord);
  }
  return words;
}

function fresh(embedded: boolean): Stored {
  return {
    startedAt: Date.now(),
    data: { steps: [], answers: {}, results: [], clicks: [], embedded },
  };
}

/** The trace of before a reload. What is not of our shape is dropped: it is only a trace. */
function restore(key: string): Stored | undefined {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? "null") as Stored | null;
    const { steps, results, clicks } = stored?.data ?? {};
    const isWhole =
      [steps, results, clicks].every(Array.isArray) && Number.isFinite(stored?.startedAt);
    return isWhole ? (stored ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
