import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type {
  FinderCounts,
  FinderResults,
  FinderSuggestion,
  ShownFinder,
  ShownQuestion,
} from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { answersAddress, writtenAnswers } from "./finder-address";

/** A document, and of its questions those that this page can ask. */
export interface AskedFinder {
  shown: ShownFinder;
  questions: ShownQuestion[];
}

/** A call: the query's key is its address, unless a function makes it. */
interface Asked<Data> {
  queryKey: QueryKey;
  queryFn?: () => Promise<Data>;
}

/** Answers in the shape that a finder has outside: in links, saved sets, mails and traces. */
export type Written = Readonly<Record<string, unknown>>;

/** How a finder's answers are written outside, and read back. */
export interface Outside {
  /** Answers as links, saved sets and mails have them. */
  write: (asked: AskedFinder, answers: Answers) => Written;
  /** By question, what was written so; still to be checked. Undefined where it says nothing of this finder. */
  read: (asked: AskedFinder, given: unknown) => unknown;
  /** What was written as a link has it, and as it is read from one. */
  inLink: (asked: AskedFinder, written: Written) => object;
  ofLink: (given: unknown) => unknown;
  /** Answers as traces have them. */
  trace: (asked: AskedFinder, answers: Answers) => Written;
}

/** The props of a finder's own form for the mail with the results. */
export interface MailFormProps {
  answers: Written;
  items: readonly { id: string }[];
  /** The link to these results. */
  url: string;
  onSent: () => void;
}

/**
 * Where a finder's results come from, and how its answers are written outside. A document's own calls, and
 * answers as they are, unless a finder had others before it was a document.
 */
export interface FinderSource {
  results: (asked: AskedFinder, answers: Answers) => Asked<FinderResults>;
  suggestions: (asked: AskedFinder, answers: Answers) => Asked<FinderSuggestion[]>;
  /** How many products each option of these questions leaves, after these answers; undefined where nobody counts. */
  counts: (
    asked: AskedFinder,
    answers: Answers,
    of: readonly string[],
  ) => Asked<FinderCounts> | undefined;
  /** Its code is part of no first load. The same promise each time. */
  outside: () => Promise<Outside>;
  /** Where this device keeps saved sets. */
  setsKey: (slug: string) => string;
  /** Whether its document has versions, which runs and traces name. */
  hasVersions: boolean;
  /** A product's page as the shopper opens it. */
  pageOf?: (url: string | null) => string | null;
  /** The shop's page of all products. */
  allProducts?: string;
  MailForm?: ComponentType<MailFormProps>;
}

let outside: Promise<Outside> | undefined;

/** The calls of a document. */
export const documentSource: FinderSource = {
  results: ({ shown, questions }, answers) => ({
    queryKey: [answersAddress(shown, "recommendations", writtenAnswers(questions, answers))],
  }),
  suggestions: ({ shown, questions }, answers) => ({
    queryKey: [answersAddress(shown, "suggestions", writtenAnswers(questions, answers))],
  }),
  counts: ({ shown, questions }, answers, of) => ({
    queryKey: [answersAddress(shown, "counts", writtenAnswers(questions, answers), of)],
  }),
  outside: () => (outside ??= import("./document-outside").then((file) => file.documentOutside)),
  setsKey: (slug) => `finder:${slug}:saved`,
  hasVersions: true,
};
