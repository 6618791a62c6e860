import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderModel } from "../model/model";

/** The products that fit. */
export function useResults(model: FinderModel, answers: Answers) {
  return useQuery<FinderResults>({
    ...model.source.results(model, answers),
    // A suggestion changes the list in place.
    placeholderData: keepPreviousData,
  });
}

/** Changes that find more. */
export function useSuggestions(model: FinderModel, answers: Answers) {
  return useQuery<FinderSuggestion[]>(model.source.suggestions(model, answers));
}
