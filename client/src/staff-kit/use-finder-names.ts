import { clientBrands } from "@shared/brands";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { finderIds, finderWithId } from "@shared/templates/finders";
import { useStaffQuery } from "./use-staff-data";

/** A finder in a list of all. */
export interface NamedFinder {
  /** Its id, or its slug if staff made it. */
  id: string;
  name: string;
}

const builtIn: NamedFinder[] = finderIds.map((id) => ({ id, name: clientBrands[id].displayName }));

/** All finders, the built-in ones first; those alone until the others have loaded. */
export function useFinderNames(): NamedFinder[] {
  const { data = [] } = useStaffQuery<StaffFinder[]>("finders");
  const made = data.filter(({ slug }) => !finderWithId(slug));
  return [...builtIn, ...made.map(({ slug, name }) => ({ id: slug, name }))];
}
