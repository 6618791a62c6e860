import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { answersAddress, writtenAnswers } from "../finder-address";
import type { FinderModel } from "../model";

/** The products that fit. */
export function useResults({ shown, questions }: FinderModel, answers: Answers) {
  const written = writtenAnswers(questions, answers);
  return useQuery<FinderResults>({
    queryKey: [answersAddress(shown, "recommendations", written)],
    // A suggestion changes the list in place.
    placeholderData: keepPreviousData,
  });
}

/** Changes that find more. */
export function useSuggestions({ shown, questions }: FinderModel, answers: Answers) {
  const written = writtenAnswers(questions, answers);
  return useQuery<FinderSuggestion[]>({
    queryKey: [answersAddress(shown, "suggestions", written)],
  });
}
