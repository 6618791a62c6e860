import "../model/all-texts";
import { RetryNote } from "@/ui/retry-note";
import type { useCounts } from "../model/finder-queries";
import type { Say } from "../model/say";

interface Props {
  counts: ReturnType<typeof useCounts>;
  say: Say;
}

/** Says that nothing was counted, and counts again on demand. */
export function CountsFailed({ counts, say }: Props) {
  return (
    <RetryNote
      text={say("counts-failed")}
      label={say("try-again")}
      isTrying={counts.isFetching}
      onRetry={() => void counts.refetch()}
    />
  );
}
