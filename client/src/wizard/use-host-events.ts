import { useEffectEvent, useLayoutEffect } from "react";
import { useFinderHost } from "./finder-host";
import type { Wizard } from "./use-wizard";

/** Tells the host page that the finder is ready, and which question is shown, as the shopper counts them. */
export function useHostEvents<A>(client: string, wizard: Wizard<A>, isReady: boolean): void {
  const host = useFinderHost();
  const step = wizard.groupIndex + 1;
  const total = wizard.groups.length;
  const question = wizard.step.id;

  // Layout effects run before all others, so results are reported after the step they belong to.
  const tellReady = useEffectEvent(() => host.tell("ready", { client, steps: total }));
  useLayoutEffect(() => {
    if (isReady) tellReady();
  }, [isReady]);
  useLayoutEffect(() => {
    if (isReady) host.tell("step", { step, total });
  }, [host, isReady, question, step, total]);
}
