import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FinderDocument } from "@shared/finders/document";
import { callApi } from "@/lib/api";

const PAUSE_MS = 150;

const numbers = new WeakMap<FinderDocument, number>();
let last = 0;

/** The same number for the same document: shorter in a key than all of it. */
function numberOf(document: FinderDocument): number {
  const known = numbers.get(document);
  if (known !== undefined) return known;
  numbers.set(document, (last += 1));
  return last;
}

/**
 * What the draft answers to a question of its own, such as `matching?color=red`; the answer before is shown until
 * then. Nothing is asked while it is not known what. Without a document the stored draft answers.
 */
export function useDraftAnswer<T>(
  slug: string,
  document: FinderDocument | undefined,
  asked: string | undefined,
) {
  const path = `/api/admin/finders/${slug}/draft/${asked}`;
  return useQuery<T>({
    queryKey: [path, document ? numberOf(document) : 0],
    queryFn: () => (document ? callApi("POST", path, { document }) : callApi("GET", path)),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: document ? Infinity : 0,
    gcTime: 30_000,
    retry: false,
  });
}

/** The same after a pause without changes. */
export function useAfterPause<T>(value: T, pauseMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
