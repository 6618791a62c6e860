import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FinderId } from "@shared/finders";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { ApiError, callApi, holdCalls, setFinderToken } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { askGate } from "./ask-gate";

export type GateState = "checking" | "locked" | "open";

/**
 * Whether a finder is unlocked. The server decides: it is asked before the finder's calls go out, the
 * gate is open once `probe`, the first of them, is answered, and any 401 closes it. The flag only avoids
 * a flash.
 */
export function useGate(
  app: FinderId,
  probe: QueryKey,
): { state: GateState; open: () => Promise<void> } {
  const flag = `unlocked:${app}`;
  const client = useQueryClient();
  const [isLocked, setLocked] = useState(() => {
    // A document that shows the gate has it from the server that nobody can have opened it.
    if (document.getElementById("first-paint")) return true;
    // In the first rendering, because what stands behind the gate calls before an effect of ours runs.
    holdCalls(askGate(app));
    return false;
  });
  const [isTrying, setTrying] = useState(false);
  // A page that embeds the finder may carry its key. It is tried before the password is asked for, and
  // again when what it opened has run out; never twice without having opened anything in between.
  const embedKey = useRef(new URLSearchParams(window.location.search).get("key"));
  const mayTry = useRef(true);
  // Once it was asked it is asked again behind the gate: that is no reason to close it meanwhile.
  const { isFetched, isSuccess } = useQuery({ queryKey: probe, enabled: !isLocked });

  const lockOn = useEffectEvent((error: unknown) => {
    // Several calls may be refused at once; one try answers for all.
    if (!isUnauthorized(error) || isTrying) return;
    tabStorage.remove(flag);
    const key = embedKey.current;
    if (key === null || !mayTry.current) return setLocked(true);
    mayTry.current = false;
    setTrying(true);
    callApi<UnlockAnswer>("POST", "/api/embed/unlock", { app, key }, { isKey: true })
      .then(({ token }) => {
        setFinderToken(token);
        return open();
      })
      .catch((problem: unknown) => {
        // Only the server's no is a no; where it was not reached, the page offers another try.
        if (isUnauthorized(problem)) setLocked(true);
        else mayTry.current = true;
      })
      .finally(() => setTrying(false));
  });

  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated") lockOn(query.state.error);
    });
    const stopMutations = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === "updated") lockOn(mutation.state.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client, flag]);

  useEffect(() => {
    if (!isSuccess) return;
    tabStorage.set(flag, "true");
    mayTry.current = true;
  }, [isSuccess, flag]);

  async function open() {
    tabStorage.set(flag, "true");
    holdCalls();
    // Only what was refused is asked again.
    await client.resetQueries({ predicate: ({ state }) => isUnauthorized(state.error) });
    setLocked(false);
  }

  const isChecking = isTrying || (!isFetched && tabStorage.get(flag) === null);
  return {
    state: isLocked ? "locked" : isChecking ? "checking" : "open",
    open,
  };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
