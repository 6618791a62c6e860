import { useQueries } from "@tanstack/react-query";
import type { ProductChoices } from "@shared/contracts/product-choices";
import { cataloguePaths } from "@shared/templates/product-catalogues";
import type { NameOf } from "./audit-entry";

/** The names of choices that products refer to by id, by their fields. A failed load loses only the names. */
export function useNames(): NameOf {
  const answers = useQueries({
    queries: cataloguePaths.map((path) => ({ queryKey: [`/api/admin/${path}/choices`] })),
  });
  const choices = answers.flatMap(({ data }) => (data ? [data as ProductChoices] : []));
  return (field, id) =>
    choices.flatMap((each) => each[field] ?? []).find((choice) => choice.id === id)?.name;
}
