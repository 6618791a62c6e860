import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import { callApi } from "@/lib/api";
import type { OpenDraft } from "../draft/use-draft";
import { useAfterPause } from "../matching/use-draft-answer";
import { placeOf, type FindingPlace } from "../publish/findings";
import type { Names } from "../words/names";

/** Something that the check would say, with its place. */
export interface Note extends FindingPlace {
  message: string;
  /** Whether it keeps the draft from being published. */
  stops: boolean;
}

/** Whoever edits is not to be interrupted: the check runs after so long without a save. */
const QUIET_MS = 1_500;

/** What the check says of the draft as it is stored; none before it has run. */
export function useNotes(slug: string, { revision, stored }: OpenDraft, names: Names): Note[] {
  const checked = useAfterPause(revision, QUIET_MS);
  const path = `/api/admin/finders/${slug}/check`;
  const { data = [] } = useQuery({
    queryKey: [path, "notes", checked],
    queryFn: async (): Promise<Note[]> => {
      const { faults, warnings } = await callApi<DraftCheck>("GET", path);
      return [...faults, ...warnings].map(({ path: at, message }, index) => ({
        ...placeOf(at, stored, names),
        message,
        stops: index < faults.length,
      }));
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 30_000,
    retry: false,
  });
  return data;
}
