import type { Attribute } from "@shared/contracts/attributes";
import type { StatedAttributes } from "@shared/contracts/finder-matching";
import type { FinderDocument } from "@shared/finders/document";
import { useStaffQuery } from "@/staff/use-staff-data";
import { namesOf, type Names } from "./names";

/** What a draft and its attributes are called, and how many of its products state them. */
export function useNames(
  slug: string,
  document: FinderDocument,
): { names: Names; attributes: readonly Attribute[] } {
  const attributes = useStaffQuery<Attribute[]>("attributes").data ?? [];
  const stated = useStaffQuery<StatedAttributes>(`finders/${slug}/draft/stated`).data;
  return { names: namesOf(document, attributes, stated), attributes };
}
