import { tentAttributes } from "./tent-attributes";
import { tentDocument } from "./tent-document";
import { tentFile } from "./tent-file";

/** A call of staff, to whatever sends it. */
export interface StaffCall {
  method: "POST" | "PUT";
  path: string;
  /** A text is a file. */
  body: object | string;
}

export const TENT_BRAND = {
  name: "Kalahari Outdoor",
  website: "https://tents.example",
  color: "#1f6f54",
  links: [{ label: "Returns", url: "https://tents.example/returns" }],
};

/** All that staff call to put a finder of tents in, from nothing to its first version. */
export function tentCalls(slug: string, catalog = "tents"): StaffCall[] {
  return [
    ...tentAttributes.map((body): StaffCall => ({
      method: "POST",
      path: "/api/admin/attributes",
      body,
    })),
    {
      method: "POST",
      path: "/api/admin/catalogues",
      body: { id: catalog, name: "Tents", selection: { collections: [catalog] } },
    },
    {
      method: "POST",
      path: `/api/admin/catalogues/${catalog}/products/import`,
      body: tentFile(),
    },
    {
      method: "POST",
      path: "/api/admin/finders",
      body: { slug, name: "Tent Finder", brand: TENT_BRAND },
    },
    {
      method: "PUT",
      path: `/api/admin/finders/${slug}/draft`,
      body: { revision: 0, document: tentDocument(catalog) },
    },
    { method: "POST", path: `/api/admin/finders/${slug}/publish`, body: { revision: 1 } },
  ];
}
