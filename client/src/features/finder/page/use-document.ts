import { useEffect, useState } from "react";
import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import type { ShownFinder } from "@shared/contracts/finders";
import { ApiError } from "@/lib/api";
import { useRunKey } from "@/wizard/finder-host";
import { documentAddress } from "../model/finder-address";
import { keepVersion, runVersion } from "../run/run-version";

/** Why there is no document. */
export type Missing = "unknown" | "closed" | "unreachable";

/** A finder's document, or why there is none. */
export interface AskedDocument {
  shown: ShownFinder | undefined;
  missing: Missing | undefined;
  isTrying: boolean;
  retry: () => void;
}

/** The document of a run's version; the live one's where that version is gone. The run is on what it gives from then on. */
export function useDocument({
  slug,
  runKey,
  version,
}: Pick<FinderRun, "slug" | "runKey" | "version">): AskedDocument {
  const asked = useQuery<ShownFinder>({ queryKey: [documentAddress(slug, version)] });
  const isGone = version !== undefined && missingBy(asked.error) === "unknown";
  const live = useQuery<ShownFinder>({ queryKey: [documentAddress(slug)], enabled: isGone });
  const { data, error, isFetching, refetch } = isGone ? live : asked;
  useEffect(() => {
    if (data) keepVersion(runKey, data);
  }, [runKey, data]);
  return {
    shown: data,
    missing: data ? undefined : missingBy(error),
    isTrying: isFetching,
    retry: () => void refetch(),
  };
}

function missingBy(error: Error | null): Missing | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.status !== 404) return "unreachable";
  return error.details.code === "not_open" ? "closed" : "unknown";
}

/** A run of a finder, before its document is there. */
export interface FinderRun {
  slug: string;
  /** Where this tab keeps it. */
  runKey: string;
  /** The version it began on; undefined for the live one. */
  version: number | undefined;
  /** The finder's first call. */
  probe: QueryKey;
  /** Moves it to the live version. */
  moveOn: () => void;
  /** The same where that is another one by now than it is on: a run that begins anew is on the live one. */
  renew: (from: number) => Promise<void>;
}

/** This tab's run, or a new one: a run stays on the version it began on, also after a publish. */
export function useFinderRun(slug: string): FinderRun {
  const client = useQueryClient();
  const runKey = useRunKey(`run:f:${slug}`);
  const [version, setVersion] = useState(() => runVersion(runKey));
  return {
    slug,
    runKey,
    version,
    probe: [documentAddress(slug, version)],
    moveOn() {
      setVersion(undefined);
      void client.resetQueries({ queryKey: [documentAddress(slug)] });
    },
    async renew(from) {
      const asked = { queryKey: [documentAddress(slug)], staleTime: 0 };
      // Where nobody answers the run goes on as it is.
      const live = await client.fetchQuery<ShownFinder>(asked).catch(() => undefined);
      if (live && live.version !== from) setVersion(undefined);
    },
  };
}
