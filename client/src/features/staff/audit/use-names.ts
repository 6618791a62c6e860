import { useQueries } from "@tanstack/react-query";
import type { ProductChoices } from "@shared/contracts/product-choices";
import { spellingKey } from "@shared/spelling-key";
import { cataloguePaths } from "@shared/templates/product-catalogues";
import type { NameOf } from "./audit-entry";

/** The names of choices that products and lists refer to by id, by their fields. A failed load loses only the names. */
export function useNames(): NameOf {
  const answers = useQueries({
    queries: cataloguePaths.map((path) => ({ queryKey: [`/api/admin/${path}/choices`] })),
  });
  return namesIn(answers.flatMap(({ data }) => (data ? [data as ProductChoices] : [])));
}

/** Finds a choice by its id, or by a spelling of it: where products state a name, lists refer to it by its id. */
export const namesIn =
  (choices: readonly ProductChoices[]): NameOf =>
  (field, id) =>
    choices
      .flatMap((each) => each[field] ?? [])
      .find((choice) => spellingKey(choice.id) === spellingKey(id))?.name;
