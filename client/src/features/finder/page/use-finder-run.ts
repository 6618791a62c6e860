import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useRunKey } from "@/wizard/finder-host";
import { documentAddress } from "../model/finder-address";
import { runVersion } from "../run/run-version";

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
  };
}
