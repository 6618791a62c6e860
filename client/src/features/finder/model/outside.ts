import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { ValuesOf } from "@shared/finders/path";

/** A document, and of its questions those that this page can ask. */
export interface AskedFinder {
  shown: ShownFinder;
  questions: ShownQuestion[];
  /** Works out the values that questions are asked by; none where there are none. */
  values?: ValuesOf;
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
