import { examples, type Example } from "../examples/examples";
import type { StaffCall } from "./put-in-tents";

/** An example by its address. Throws where there is none. */
export function exampleOf(slug: string): Example {
  const found = examples.find((each) => each.slug === slug);
  if (!found) throw new Error(`There is no example ${slug}.`);
  return found;
}

/** All that staff call to put an example in, from nothing to its first version. */
export function exampleCalls(from: string, slug = from): StaffCall[] {
  const { title, attributes, source, products, lists } = exampleOf(from);
  const path = `/api/admin/finders/${slug}`;
  return [
    ...Object.keys(products).map((id): StaffCall => ({
      method: "POST",
      path: "/api/admin/catalogues",
      body: { id, name: id, selection: { collections: [id] } },
    })),
    ...attributes.map(({ isRetired: _, ...shape }): StaffCall => ({
      method: "POST",
      path: "/api/admin/attributes",
      body: { ...shape, values: shape.values.map(({ isRetired: _retired, ...value }) => value) },
    })),
    ...Object.entries(products).map(([id, file]): StaffCall => ({
      method: "POST",
      path: `/api/admin/catalogues/${id}/products/import`,
      body: file,
    })),
    ...lists.flatMap(({ file, ...shape }): StaffCall[] => [
      { method: "POST", path: "/api/admin/product-lists", body: shape },
      { method: "POST", path: `/api/admin/product-lists/${shape.id}/import`, body: file },
    ]),
    {
      method: "POST",
      path: "/api/admin/finders",
      body: {
        slug,
        name: title,
        brand: { name: "Example Shop", website: null, color: null, links: [] },
      },
    },
    {
      method: "PUT",
      path: `${path}/draft`,
      body: { revision: 0, document: JSON.parse(source) as object },
    },
    { method: "POST", path: `${path}/publish`, body: { revision: 1 } },
  ];
}
