import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/api";
import { tabStorage } from "@/lib/storage";

export type GateState = "checking" | "locked" | "open";

/**
 * Whether a finder is unlocked. The server decides: `probe` is the finder's first call, and the gate
 * is open once that answers; any 401 of a finder's call closes it. The flag only avoids a flash.
 */
export function useGate(app: string, probe: QueryKey): { state: GateState; open(): Promise<void> } {
  const flag = `unlocked:${app}`;
  const client = useQueryClient();
  const [isLocked, setLocked] = useState(false);
  const { isPending, isSuccess } = useQuery({ queryKey: probe });

  useEffect(() => {
    const lockOn = (error: unknown) => {
      if (!isUnauthorized(error)) return;
      tabStorage.remove(flag);
      setLocked(true);
    };
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
    if (isSuccess) tabStorage.set(flag, "true");
  }, [isSuccess, flag]);

  const isChecking = isPending && tabStorage.get(flag) === null;
  return {
    state: isLocked ? "locked" : isChecking ? "checking" : "open",
    async open() {
      tabStorage.set(flag, "true");
      // Only what was refused is asked again.
      await client.resetQueries({ predicate: ({ state }) => isUnauthorized(state.error) });
      setLocked(false);
    },
  };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
