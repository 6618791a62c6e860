import type { ShownFinder, ShownOption, ShownQuestion } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import type { Say } from "./say";

/** The props of every kind of question. */
export interface QuestionProps {
  question: ShownQuestion;
  /** The options that the other answers leave open. */
  options: readonly ShownOption[];
  /** The answers that count. */
  answers: Answers;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  /** Choosing moves on at once; only where the question stands alone. */
  onChoose?: (value: Answer) => void;
  /** Whether the page's heading is the question. */
  isHeaded: boolean;
  /** Whether its page waits for an answer: then a question that may be left out is not called so. */
  isAwaited?: boolean;
  problem: string | undefined;
  /** How many products each option leaves: unknown, on their way, or known. */
  counts: Readonly<Record<string, number>> | "pending" | undefined;
  say: Say;
  shown: ShownFinder;
}
