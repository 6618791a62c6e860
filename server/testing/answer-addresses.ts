/** A shopper's answers as an address carries them. */
export type Query = Record<string, string>;

/** Parameters that the counts and the brands of firearms do not take. */
const ONLY_FOR_LISTS = ["brands", "quantity", "minPrice", "maxPrice"];

const address = (path: string, query: Query) => {
  const tail = new URLSearchParams(query).toString();
  return `/api/${path}${tail && `?${tail}`}`;
};

/** The address of the list of beds for these answers. */
export const bedList = (query: Query): string => address("recommendations", query);

/** The address of the list of firearms for these answers, or of a basket. */
export const firearmList = (query: Query): string => address("safari/products", query);

/** The addresses of the list, the suggestions and the counts for these answers. */
export const bedAddresses = (query: Query): string[] => [
  bedList(query),
  address("recommendations/suggestions", query),
  address("recommendations/counts", query),
];

/** The addresses of the list and the suggestions for these answers, and of the counts and the brands for their part. */
export function firearmAddresses(query: Query): [string, string, string, string] {
  const counted = Object.fromEntries(
    Object.entries(query).filter(([name]) => !ONLY_FOR_LISTS.includes(name)),
  );
  return [
    firearmList(query),
    address("safari/suggestions", query),
    address("safari/counts", counted),
    address("safari/brands", counted),
  ];
}
