import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { FinderId } from "@shared/templates/finders";
import { Finder } from "@/features/finder/page/finder";
import { documentAddress } from "@/features/finder/model/finder-address";
import type { FinderSource } from "@/features/finder/model/source";
import { useRunKey, type FinderSetting } from "@/wizard/finder-host";
import { StepSkeleton } from "@/wizard/step-heading";

const FinderMissing = lazy(() =>
  import("@/features/finder/page/finder-missing").then((file) => ({ default: file.FinderMissing })),
);

interface Props extends Omit<FinderSetting, "brand"> {
  app: FinderId;
  /** The same one each time. */
  source: FinderSource;
}

/** A finder's first call: its document. */
export const documentProbe = (app: FinderId) => [documentAddress(app)];

/** A finder that the product came with: its document, with calls and stored answers of its own. */
export function BuiltInFinder({ app, source, isEmbedded = false, hasProgress }: Props) {
  const queryKey = documentProbe(app);
  const { data, isError, isFetching, refetch } = useQuery<ShownFinder>({ queryKey });
  const client = useQueryClient();
  const runKey = useRunKey(`run:${app}`);
  if (isError) {
    return (
      <Suspense>
        <FinderMissing
          missing="unreachable"
          isTrying={isFetching}
          retry={() => void refetch()}
          isEmbedded
        />
      </Suspense>
    );
  }
  if (!data) return <StepSkeleton />;
  return (
    <Finder
      {...{ source, runKey, isEmbedded, hasProgress }}
      shown={data}
      onOutdated={() => void client.invalidateQueries({ queryKey })}
    />
  );
}
