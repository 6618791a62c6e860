import {
  adminLists,
  type AdminList,
  type ListRow,
} from "@shared/specification/contracts/admin-lists";
import type { Choice } from "@shared/contracts/product-choices";
import { shownName, type ChoiceRule } from "@/staff-kit/choosing/choice-rule";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

/** The rows of other lists that a list's fields refer to, by the list's address. */
export type RowChoices = Record<string, readonly Choice[]>;

/** Any number of a list's existing rows. */
export const anyRows: ChoiceRule = {
  isMany: true,
  mayAdd: false,
  isListed: true,
  isOptional: true,
  keyOf: (id) => id,
};

/** Loads the choices for a list's fields; undefined until they have loaded. */
export function useRowChoices(list: AdminList) {
  const of = list.fields.flatMap((field) => (field.kind === "rows" ? [field.of] : []))[0];
  const known = adminLists.find(({ path }) => path === of)?.path;
  const { data, isError, error, refetch } = useStaffQuery<ListRow[]>(known ?? list.path);
  return {
    choices: (known === undefined ? {} : data && { [known]: data }) as RowChoices | undefined,
    isError: known !== undefined && isError && !data,
    error,
    refetch,
  };
}

/** Rows with references to other lists by name. */
export function namedRows(
  list: AdminList,
  choices: RowChoices,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const named = list.fields.flatMap((field) => {
    if (field.kind !== "rows") return [];
    const offered = choices[field.of] ?? [];
    const ids = (row[field.name] ?? []) as string[];
    return [[field.name, ids.map((id) => shownName(offered, anyRows, id))] as const];
  });
  return { ...row, ...Object.fromEntries(named) };
}
