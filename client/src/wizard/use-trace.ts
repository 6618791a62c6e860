import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { FinderTrace } from "@shared/contracts/traces";
import type { ShareChannel } from "@shared/share-channels";
import type { Begun, TraceEvent } from "@/lib/trace-recorder";
import { useFinderHost } from "./finder-host";
import type { Wizard } from "./use-wizard";

/** Reports the results to the run's trace and to the host page. */
export interface Trace {
  results: (products: FinderTrace["results"]) => void;
  /** Called when a product is opened, with its address. */
  click: (id: string, url: string) => void;
  share: (channel: ShareChannel) => void;
}

/** Answers as traces have them; as they are unless given. */
type Write = (answers: object) => object | Promise<object>;

interface Setting {
  isEmbedded: boolean;
  version?: number;
  write?: Write;
}

/**
 * The anonymous trace of one run: steps, answers, and the products shown and clicked. Sent as it
 * happens, in requests that outlive the page; losing one affects nobody.
 */
export function useTrace<A extends object>(
  app: string,
  wizard: Wizard<A>,
  { isEmbedded, version, write }: Setting,
): Trace {
  const host = useFinderHost();
  const [record] = useState(() => {
    const suffix = host.instance ? `:${host.instance}` : "";
    return lateRecorder({ app, isEmbedded, version, suffix }, write);
  });
  const stepId = wizard.step.id;
  const recordStep = useEffectEvent(() =>
    record({ kind: "step", at: Date.now(), id: stepId, answers: wizard.answers }),
  );
  useEffect(() => recordStep(), [stepId]);
  return useMemo(
    () => ({
      results(products) {
        record({ kind: "results", products });
        const scores = products.flatMap(({ score }) => score ?? []);
        const topScore = scores.length > 0 ? Math.max(...scores) : null;
        host.tell("results", { count: products.length, topScore });
      },
      click(id, url) {
        record({ kind: "click", at: Date.now(), id });
        host.tell("product_click", { id, url });
      },
      share(channel) {
        record({ kind: "click", at: Date.now(), id: `share-${channel}` });
        host.tell("share", { channel });
      },
    }),
    [record, host],
  );
}

/** Records once there is something to send: a first question does not need that code yet. */
function lateRecorder(begun: Begun, write: Write = (answers) => answers) {
  const waiting: TraceEvent[] = [];
  let isRun = false;
  let recording: Promise<((event: TraceEvent) => void) | undefined> = Promise.resolve(undefined);
  const recordAll = async (known: Awaited<typeof recording>) => {
    const [first] = waiting;
    if (!first) return known;
    const record =
      known ??
      (await import("@/lib/trace-recorder")).traceRecorder(
        begun,
        "at" in first ? first.at : Date.now(),
      );
    for (const each of waiting.splice(0)) {
      record(each.kind === "step" ? { ...each, answers: await write(each.answers) } : each);
    }
    return record;
  };
  return (event: TraceEvent) => {
    waiting.push(event);
    // A first step without an answer is not a run yet.
    isRun ||= event.kind !== "step" || Object.keys(event.answers).length > 0;
    if (isRun) recording = recording.then(recordAll).catch(() => undefined);
  };
}
