import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FinderOptions } from "@shared/contracts/finders";
import { writeAnswer } from "@shared/finders/answers";
import { listedKey } from "@shared/finders/listed-key";
import { searchChoices } from "@shared/finders/search-choices";
import { answersAddress } from "../model/finder-address";
import type { QuestionProps } from "../model/question-props";

/** What is called as somebody typed. */
export interface Choices {
  /** Undefined until they are loaded. */
  found: FinderOptions | undefined;
  /** Whether they are those of the text: others may still be shown while these are on their way. */
  isCurrent: boolean;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

type Asked = Pick<QuestionProps, "question" | "options" | "answers" | "shown">;

/** How long nothing is typed before it is looked for, in milliseconds. */
const PAUSE_MS = 150;

/** Looks for what a text calls: among the options that came with the question, or in the list that its answers leave. */
export function useChoices({ question, options, answers, shown }: Asked, text: string): Choices {
  const isOwn = question.options !== undefined;
  const wanted = useSettled(text, isOwn);
  const before = question.ask.kind === "find" ? (question.ask.after ?? []) : [];
  const given = Object.entries(answers).filter(([id]) => before.includes(id));
  const written = Object.fromEntries(given.map(([id, answer]) => [id, writeAnswer(answer)]));
  const address = `${answersAddress(shown, "options", written, [question.id])}&text=`;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery<FinderOptions>({
    queryKey: [address + encodeURIComponent(wanted.trim())],
    enabled: !isOwn,
    // What was found before stays until there is something else, but not after other answers.
    placeholderData: (last, query) =>
      String(query?.queryKey[0]).startsWith(address) ? last : undefined,
  });
  if (isOwn) {
    const all = options.map((each) => ({
      ...each,
      key: listedKey(each.label),
      others: each.synonyms?.map(listedKey),
    }));
    const { best, total, exact } = searchChoices(all, text);
    return {
      found: { options: best, total, exact: exact ?? null },
      isCurrent: true,
      isLoading: false,
      isFailed: false,
      retry: () => undefined,
    };
  }
  return {
    found: data,
    isCurrent: wanted === text && data !== undefined && !isPlaceholderData,
    isLoading: isFetching || wanted !== text,
    isFailed: isError && wanted === text,
    retry: () => void refetch(),
  };
}

/** A text once nothing was typed for a moment; at once where it is empty, or where nobody is called. */
function useSettled(text: string, isAtOnce: boolean): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (isAtOnce) return undefined;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isAtOnce]);
  return text === "" ? "" : settled;
}
