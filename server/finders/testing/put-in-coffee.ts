import type { StatedValue } from "@shared/contracts/attributes";
import { coffeeAttributes, coffeeDocument, grinders, machines } from "./coffee-set";
import type { StaffCall } from "./put-in-tents";

/** All that staff call to put in a finder of a set, with a catalog for each part. */
export function coffeeCalls(slug: string): StaffCall[] {
  const document = coffeeDocument();
  return [
    ...coffeeAttributes.map(({ isRetired: _, ...shape }): StaffCall => ({
      method: "POST",
      path: "/api/admin/attributes",
      body: { ...shape, values: shape.values.map(({ isRetired: _retired, ...value }) => value) },
    })),
    ...Object.entries({ machines, grinders }).flatMap(([id, products]): StaffCall[] => [
      {
        method: "POST",
        path: "/api/admin/catalogues",
        body: { id, name: id, selection: { collections: [id] } },
      },
      {
        method: "POST",
        path: `/api/admin/catalogues/${id}/products/import`,
        body: [
          "key,name,price,in stock,makes,grind",
          ...products.map(({ key, name, price, values: { makes, grind } }) =>
            [key, name, price, "yes", cell(makes), cell(grind)].join(),
          ),
        ].join("\n"),
      },
    ]),
    {
      method: "POST",
      path: "/api/admin/finders",
      body: {
        slug,
        name: "Coffee Finder",
        brand: { name: "Roast & Co", website: null, color: "#7a4a21", links: [] },
      },
    },
    { method: "PUT", path: `/api/admin/finders/${slug}/draft`, body: { revision: 0, document } },
    { method: "POST", path: `/api/admin/finders/${slug}/publish`, body: { revision: 1 } },
  ];
}

const cell = (stated: StatedValue | undefined) => (typeof stated === "string" ? stated : "");
