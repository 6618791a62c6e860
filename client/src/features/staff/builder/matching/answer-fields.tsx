import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FinderMatching } from "@shared/contracts/finder-matching";
import type { ShownQuestion } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { callApi } from "@/lib/api";
import { meantBy, ruleWords } from "../words/condition-words";
import type { Names } from "../words/names";
import { AnswerField } from "./answer-field";

interface Props {
  /** Those that the answers lead to. */
  questions: readonly ShownQuestion[];
  answers: Answers;
  matching: FinderMatching;
  document: FinderDocument;
  names: Names;
  onAnswer: (question: string, answer: Answer | undefined) => void;
  /** Tells which question somebody looks at. */
  onLook: (question: string) => void;
}

/** The questions of a run, each with what its answer means and what it leaves. */
export function AnswerFields(props: Props) {
  const { questions, answers, matching, document, names, onAnswer, onLook } = props;
  return (
    <div className="mt-2 grid gap-4">
      {questions
        .filter(({ ask }) => ask.kind !== "info")
        .map((question) => (
          <div key={question.id} onFocus={() => onLook(question.id)}>
            <AnswerField
              question={question}
              answer={answers[question.id]}
              effects={matching.options[question.id]}
              onChange={(answer) => onAnswer(question.id, answer)}
            />
            <Meaning {...{ question, matching, document, names }} answer={answers[question.id]} />
          </div>
        ))}
    </div>
  );
}

interface MeaningProps extends Pick<Props, "matching" | "document" | "names"> {
  question: ShownQuestion;
  answer: Answer | undefined;
}

/** What the answer that was given means, and how many products are left after it. */
function Meaning({ question: { id }, answer, matching, document, names }: MeaningProps) {
  if (answer === undefined) return null;
  const question = document.questions.find((each) => each.id === id);
  const chosen = Array.isArray(question?.options)
    ? question.options.filter((each) => [answer].flat().includes(each.id))
    : [];
  const rules = [...chosen.flatMap((each) => each.rules), ...(question?.rules ?? [])];
  const meant = question && meantBy(question);
  const left = matching.sections.flatMap(({ effects }) =>
    effects.filter((each) => each.id === id).flatMap((each) => each.left ?? []),
  );
  return (
    <div className="mt-1 text-sm text-muted">
      {rules.length === 0 && !meant ? (
        <p>This answer asks nothing of products.</p>
      ) : (
        <ul>
          {meant && <li>{meant.words}</li>}
          {rules.map((rule, at) => (
            <li key={at} className="wrap-anywhere">
              {ruleWords(rule, names)}
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <p
          className={left.every((each) => each < 3) ? "font-semibold text-danger" : "font-semibold"}
        >
          {left.map((each) => each.toLocaleString("en")).join(" · ")} left after it
        </p>
      )}
    </div>
  );
}

const PAUSE_MS = 150;

const numbers = new WeakMap<FinderDocument, number>();
let last = 0;

/** The same number for the same document: shorter in a key than all of it. */
function numberOf(document: FinderDocument): number {
  const known = numbers.get(document);
  if (known !== undefined) return known;
  numbers.set(document, (last += 1));
  return last;
}

/**
 * What the draft answers to a question of its own, such as `matching?color=red`; the answer before is shown until
 * then. Nothing is asked while it is not known what. Without a document the stored draft answers.
 */
export function useDraftAnswer<T>(
  slug: string,
  document: FinderDocument | undefined,
  asked: string | undefined,
) {
  const path = `/api/admin/finders/${slug}/draft/${asked}`;
  return useQuery<T>({
    queryKey: [path, document ? numberOf(document) : 0],
    queryFn: () => (document ? callApi("POST", path, { document }) : callApi("GET", path)),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: document ? Infinity : 0,
    gcTime: 30_000,
    retry: false,
  });
}

/** The same after a pause without changes. */
export function useAfterPause<T>(value: T, pauseMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
