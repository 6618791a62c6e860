import { RetryNote } from "@/ui/retry-note";
import type { useCounts } from "../firearm-queries";

/** Says that the counts failed to load, with a retry; otherwise hidden. */
export function CountsNote({ counts }: { counts: ReturnType<typeof useCounts> }) {
  if (!counts.isError) return null;
  return (
    <div className="mt-3">
      <RetryNote
        text="Failed to fetch counts"
        isTrying={counts.isFetching}
        onRetry={() => void counts.refetch()}
      />
    </div>
  );
}
