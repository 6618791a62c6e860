import "../model/all-texts";
import { RetryNote } from "@/ui/retry-note";
import type { useCounts } from "../model/finder-queries";
import type { Say } from "../model/say";

interface Props {
  counts: ReturnType<typeof useCounts>;
  say: Say;
}

/** Says of each choice's number what is to be said: that none was counted, or that each would be zero. */
export function CountsNote({ counts, say }: Props) {
  if (!counts.isError) return <p className="text-sm text-muted">{say("nothing-so-far")}</p>;
  return (
    <RetryNote
      text={say("counts-failed")}
      label={say("try-again")}
      isTrying={counts.isFetching}
      onRetry={() => void counts.refetch()}
    />
  );
}
