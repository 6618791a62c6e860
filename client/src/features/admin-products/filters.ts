import type { ProductChoices } from "@shared/contracts/product-choices";
import { choiceKey } from "@shared/choice-key";
import type { ProductCatalogue } from "@shared/product-catalogues";

/** The filters of a table: a value for each field, by name. */
export type Filters = Record<string, string>;

/** Reads the filters from an address. */
export function readFilters({ filtered }: ProductCatalogue, params: URLSearchParams): Filters {
  return Object.fromEntries(
    filtered.flatMap((name) => {
      const value = params.get(name) ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
}

/** A field's filter options; an unlisted value from an old address is kept and marked as unlisted. */
export function filterOptions(
  { fields }: ProductCatalogue,
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
