import { useQuery } from "@tanstack/react-query";
import type { ShownFinder } from "@shared/contracts/finders";
import { ApiError } from "@/lib/api";
import { documentAddress } from "./finder-address";

/** Why there is no document. */
export type Missing = "unknown" | "closed" | "unreachable";

/** A finder's document, or why there is none. */
export interface AskedDocument {
  shown: ShownFinder | undefined;
  missing: Missing | undefined;
  isTrying: boolean;
  retry: () => void;
}

/** A version's document; the live one's where that version is gone. */
export function useDocument(slug: string, version: number | undefined): AskedDocument {
  const asked = useQuery<ShownFinder>({ queryKey: [documentAddress(slug, version)] });
  const isGone = version !== undefined && missingBy(asked.error) === "unknown";
  const live = useQuery<ShownFinder>({ queryKey: [documentAddress(slug)], enabled: isGone });
  const { data, error, isFetching, refetch } = isGone ? live : asked;
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
