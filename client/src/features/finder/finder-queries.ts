import { useQuery } from "@tanstack/react-query";
import type { FinderCounts, ShownFinder } from "@shared/contracts/finders";
import { answersOnTheWay } from "@shared/finders/path";
import type { Answers } from "@shared/finders/answers";
import { ApiError } from "@/lib/api";
import type { QuestionStep } from "./document-steps";
import { documentAddress } from "./finder-address";
import type { FinderModel } from "./model";

/** Why there is no document. */
export type Missing = "unknown" | "closed" | "unreachable";

/** A finder's document, or why there is none. */
export interface AskedDocument {
  shown: ShownFinder | undefined;
  missing: Missing | undefined;
  isTrying: boolean;
  retry: () => void;
}

/** A version's document; the live one's where that version is gone. */
export function useDocument(slug: string, version: number | undefined): AskedDocument {
  const asked = useQuery<ShownFinder>({ queryKey: [documentAddress(slug, version)] });
  const isGone = version !== undefined && missingBy(asked.error) === "unknown";
  const live = useQuery<ShownFinder>({ queryKey: [documentAddress(slug)], enabled: isGone });
  const { data, error, isFetching, refetch } = isGone ? live : asked;
  return {
    shown: data,
    missing: data ? undefined : missingBy(error),
    isTrying: isFetching,
    retry: () => void refetch(),
  };
}

function missingBy(error: Error | null): Missing | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError) || error.status !== 404) return "unreachable";
  return error.details.code === "not_open" ? "closed" : "unknown";
}

/** How many products each option of a step leaves, given the answers of the steps before. */
export function useCounts(model: FinderModel, step: QuestionStep, answers: Answers) {
  const { questions, source } = model;
  const at = questions.indexOf(step.questions[0]!);
  // A later answer must not narrow the options here.
  const before = questions.slice(0, at).filter((each) => !step.questions.includes(each));
  const counted = answersOnTheWay(questions, answers);
  const earlier = Object.fromEntries(
    Object.entries(counted).filter(([id]) => before.some((each) => each.id === id)),
  );
  const of = step.questions
    .filter(({ options, presets }) => (options ?? presets ?? []).length > 0)
    .map(({ id }) => id);
  const asked = of.length > 0 ? source.counts(model, earlier, of) : undefined;
  return useQuery<FinderCounts>({ queryKey: [], ...asked, enabled: asked !== undefined });
}
