import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { ApiError, callApi, holdCalls, setFinderToken } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { askGate } from "./ask-gate";

type GateState = "checking" | "locked" | "open";

interface Gated {
  state: GateState;
  /** Whose finder it is, if staff made it. */
  name: string | undefined;
  /** Why there is nothing to show: a code for the host page. */
  refusal: string | undefined;
  open: () => Promise<void>;
}

/**
 * Whether a finder is unlocked. The server decides: it is asked before the finder's calls are sent, the
 * gate opens once `probe`, the first of them, is answered, and any 401 closes it. The flag only avoids
 * a flash.
 */
export function useGate(app: string, isAlwaysGated: boolean, probe: QueryKey): Gated {
  const flag = `unlocked:${app}`;
  const client = useQueryClient();
  const [name, setName] = useState<string>();
  const [isLocked, setLocked] = useState(() => {
    // The server sends a document that shows the gate only if the finder is locked.
    if (document.getElementById("first-paint")) return true;
    // During the first render, because children send their calls before an effect here runs.
    holdCalls(askGate(app, isAlwaysGated, setName));
    return false;
  });
  const [isTrying, setTrying] = useState(false);
  // A page that embeds the finder may pass its key. It is tried before asking for the password, and
  // again when the session it opened has expired; never twice without success in between.
  const embedKey = useRef(new URLSearchParams(window.location.search).get("key"));
  const mayTry = useRef(true);
  // Behind the gate the probe may be fetched again, which is no reason to close it meanwhile.
  const { isFetched, isSuccess, error } = useQuery({ queryKey: probe, enabled: !isLocked });

  const lockOn = useEffectEvent((error: unknown) => {
    // Several calls may be refused at once; one try serves all.
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
        // Only a refusal by the server closes the gate; if it was not reached, the page offers a retry.
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
    // Only the refused queries are sent again.
    await client.resetQueries({ predicate: ({ state }) => isUnauthorized(state.error) });
    setLocked(false);
  }

  const isChecking = isTrying || (!isFetched && tabStorage.get(flag) === null);
  return {
    state: isLocked ? "locked" : isChecking ? "checking" : "open",
    name,
    refusal: refusalOf(error),
    open,
  };
}

const REFUSALS = ["unknown_finder", "not_open"];

function refusalOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.details.code : undefined;
  return REFUSALS.find((each) => each === code);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
