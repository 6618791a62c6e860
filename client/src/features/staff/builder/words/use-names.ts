import { belongsTo, type Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { ProductListSummary } from "@shared/contracts/product-lists";
import type { StatedAttributes } from "@shared/contracts/finder-matching";
import type { FinderDocument } from "@shared/finders/document";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { namesOf, type Names } from "./names";
import { withOwnNumbers } from "./product-values";

/** What a draft and the attributes of its catalogs are called, and how many of its products state them. */
export function useNames(
  slug: string,
  document: FinderDocument,
): { names: Names; attributes: readonly Attribute[] } {
  const all = useStaffQuery<Attribute[]>("attributes").data ?? [];
  const named = JSON.stringify(document);
  const attributes = all.filter(
    (each) =>
      document.sections.some(({ catalogue: catalog }) => belongsTo(each, catalog)) ||
      // What it names already is shown, wherever it belongs.
      named.includes(JSON.stringify(each.id)),
  );
  const stated = useStaffQuery<StatedAttributes>(`finders/${slug}/draft/stated`).data;
  const lists = useStaffQuery<ProductListSummary[]>("product-lists").data;
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data;
  return {
    names: namesOf(document, attributes, { stated, lists, catalogs, slug }),
    attributes: withOwnNumbers(document, attributes),
  };
}
