import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { foundKeyOf } from "@shared/finders/found-key";
import { questionsOnTheWay } from "@shared/finders/path";
import { ApiError } from "@/lib/api";
import type { FinderModel } from "../model/model";
import { wasSkipped } from "../model/document-steps";
import { sayCount } from "../model/say";
import { hasGood } from "../shown/shown-item";
import { chosenItems } from "../shown/chosen-items";

/** The heading of the results, which a document may have for those that are not that close. */
export function titleOf({ shown, say }: FinderModel, data: FinderResults | undefined): string {
  if (data?.ending) return shown.results.heading ?? say("your-results");
  const count = data?.sections.reduce((sum, { total }) => sum + total, 0) ?? 0;
  if (data && count === 0) return say("nothing-found");
  // A lone product is no selection.
  if (data?.isFirstSelection && count > 1) return say("your-first-selection");
  const isClose = data?.sections.some(({ items }) => hasGood(items)) ?? true;
  if (!isClose && Object.hasOwn(shown.texts, "closest-results")) return say("closest-results");
  return shown.results.heading ?? say("your-results");
}

/** "We found 30 products. Here are the best 24." */
export function foundText({ say, shown }: FinderModel, data: FinderResults, words: string): string {
  const count = data.sections.reduce((sum, { total }) => sum + total, 0);
  const listed = data.sections.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return words;
  if (words) {
    return count > listed
      ? say("found-for-best", { count, words, shown: listed })
      : sayCount(say, "found-for", count, { words });
  }
  const isSet = chosenItems(data).length > 0;
  const found = isSet ? say("found-set", { count }) : sayCount(say, "found", count);
  const name = data.sections.find(({ orderedBy }) => orderedBy !== undefined)?.orderedBy;
  const key = foundKeyOf(shown.results, data);
  const told = { count, shown: listed, ...(name && { name }) };
  const text = !isSet && count > listed ? say(key, told) : found;
  return data.isFirstSelection && count > 1 ? `${text} ${say("first-selection-text")}` : text;
}

/** The products that a trace records: at most 24, each once. */
export function traced(items: readonly { id: string; score: number }[]) {
  const byId = new Map(items.map(({ id, score }) => [id, { id, score }]));
  return [...byId.values()].slice(0, 24);
}

/** The products that fit. */
export function useResults(model: FinderModel, answers: Answers) {
  return useQuery<FinderResults>({
    ...model.source.results(model, answers),
    // A suggestion changes the list in place.
    placeholderData: keepPreviousData,
    select: (data) =>
      data.isFirstSelection && !hasMoreToAsk(model, answers)
        ? { ...data, isFirstSelection: false }
        : data,
  });
}

/** Whether anything is left to answer: what was skipped, as no answer would change anything, is not. */
const hasMoreToAsk = ({ questions, values }: FinderModel, answers: Answers): boolean =>
  questionsOnTheWay(questions, answers, values).some(
    ({ id, ask }) =>
      ask.kind !== "info" &&
      answers[id] === undefined &&
      !wasSkipped(questions, id, answers, values),
  );

/** Changes that find more. */
export function useSuggestions(model: FinderModel, answers: Answers) {
  return useQuery<FinderSuggestion[]>(model.source.suggestions(model, answers));
}

/** What of a run is gone where its results are refused: its version, or an option that staff removed meanwhile. */
export function outdatedBy(error: Error | null): "version" | "options" | undefined {
  const status = error instanceof ApiError && error.status;
  if (status === 404) return "version";
  return status === 400 ? "options" : undefined;
}
