import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { GateAnswer, UnlockAnswer } from "@shared/contracts/gate";
import { useHostError } from "@/wizard/finder-host";
import { StepSkeleton } from "@/wizard/step-heading";
import { ApiError, callApi, holdCalls, setFinderToken } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { gateAddress, takeEarlyAnswer } from "@/lib/early-gate";
import { PasswordForm } from "./password-form";

interface Props {
  /** The finder's id on the server. */
  app: string;
  /** Whether it has a gate, whatever it is; the server says so unless given. */
  isAlwaysGated?: boolean;
  /** The finder's first call. */
  probe: QueryKey;
  /** The shop's mark; the name that the server gives with the gate unless given. */
  mark?: ReactNode;
  /** In a frame it is as high as its content, not as the screen. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Covers a finder until its password was entered. Tells the host page of one that is closed, or does not exist. */
export function Gate({
  app,
  isAlwaysGated = false,
  probe,
  mark,
  isEmbedded = false,
  children,
}: Props) {
  const gate = useGate(app, isAlwaysGated, probe);
  useHostError(gate.lock || "", gate.state === "locked");
  useHostError(gate.refusal ?? "", gate.refusal !== undefined);
  if (gate.state === "checking")
    return (
      <div className={isEmbedded ? "min-h-96" : "min-h-dvh"}>
        <div className="late mx-auto max-w-[68rem] px-4 pt-16">
          <StepSkeleton />
        </div>
      </div>
    );
  if (gate.state === "locked") {
    return (
      <PasswordForm
        app={app}
        mark={mark ?? <p className="text-xl font-bold tracking-tight">{gate.name}</p>}
        isEmbedded={isEmbedded}
        onUnlock={gate.open}
      />
    );
  }
  return children;
}

type GateState = "checking" | "locked" | "open";
type Lock = "locked" | "wrong_key";

interface Gated {
  state: GateState;
  /** What locks it, as the host page hears it: there is no key, or a wrong one. */
  lock: Lock | false;
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
function useGate(app: string, isAlwaysGated: boolean, probe: QueryKey): Gated {
  const flag = `unlocked:${app}`;
  const client = useQueryClient();
  const [name, setName] = useState<string>();
  const [lock, setLock] = useState<Lock | false>(() => {
    // The server sends a document that shows the gate only if the finder is locked.
    if (document.getElementById("first-paint")) return "locked";
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
  const { isFetched, isSuccess, error } = useQuery({ queryKey: probe, enabled: !lock });

  const lockOn = useEffectEvent((error: unknown) => {
    // Several calls may be refused at once; one try serves all.
    if (!isUnauthorized(error) || isTrying) return;
    tabStorage.remove(flag);
    const key = embedKey.current;
    if (key === null || !mayTry.current) return setLock(lock || "locked");
    mayTry.current = false;
    setTrying(true);
    callApi<UnlockAnswer>("POST", "/api/embed/unlock", { app, key }, { isKey: true })
      .then(({ token }) => {
        setFinderToken(token);
        return open();
      })
      .catch((problem: unknown) => {
        // Only a refusal by the server closes the gate; if it was not reached, the page offers a retry.
        if (isUnauthorized(problem)) setLock("wrong_key");
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
    setLock(false);
  }

  const isChecking = isTrying || (!isFetched && tabStorage.get(flag) === null);
  return {
    lock,
    state: lock ? "locked" : isChecking ? "checking" : "open",
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

/**
 * Asks whether a finder is unlocked, or takes the early answer. A locked finder throws as its own calls
 * would, without an error in the browser's console. Without any answer it passes, and those calls show
 * the state; so they do for a finder that is closed, or does not exist. Names one that staff made.
 */
async function askGate(
  app: string,
  isAlwaysGated: boolean,
  onName: (name: string) => void,
): Promise<void> {
  const answer =
    takeEarlyAnswer(app) ??
    callApi<GateAnswer>("GET", gateAddress(app), undefined, { isKey: true });
  const { unlocked, finder, token }: GateAnswer = await answer.catch(() => ({}));
  if (finder) onName(finder.brand.name);
  if (token) {
    // The visitor's, by whom a run goes on after a reload.
    const kept = tabStorage.get(`visitor:${app}`) ?? token;
    tabStorage.set(`visitor:${app}`, kept);
    setFinderToken(kept);
  }
  if (unlocked === false && (isAlwaysGated || finder)) throw new ApiError(401, "", "");
}
