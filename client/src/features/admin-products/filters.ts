import type { ProductChoices } from "@shared/contracts/product-choices";
import { choiceKey } from "@shared/choice-key";
import type { Catalogue } from "@shared/product-catalogues";

/** What a table is narrowed by: the value of each field, by its name. */
export type Filters = Record<string, string>;

/** The filters that stand in an address. */
export function readFilters({ filtered }: Catalogue, params: URLSearchParams): Filters {
  return Object.fromEntries(
    filtered.flatMap((name) => {
      const value = params.get(name) ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
}

/** What a field can be narrowed by; a value from an old address is kept, and said to be none of them. */
export function filterOptions(
  { fields }: Catalogue,
  choices: ProductChoices,
  name: string,
  value: string,
): { id: string; name: string }[] {
  if (fields.find((field) => field.name === name)?.kind === "flag") {
    return [
      { id: "true", name: "Yes" },
      { id: "false", name: "No" },
    ];
  }
  const offered = choices[name] ?? [];
  const key = choiceKey(name, value);
  const isThere = value === "" || offered.some(({ id }) => choiceKey(name, id) === key);
  return isThere ? offered : [...offered, { id: value, name: `${value} (not in the list)` }];
}
