import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type {
  FinderCounts,
  FinderResults,
  FinderSuggestion,
  ResultItem,
} from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { loadOnce } from "@/lib/load-once";
import type { LazyScreen } from "@/wizard/lazy-screen";
import type { Wizard } from "@/wizard/use-wizard";
import type { AskedFinder, Outside, Written } from "./outside";
import { answersAddress, writtenAnswers } from "./finder-address";
import type { OwnBasket } from "./basket";
import { writtenPicks } from "./picks";
import type { QuestionProps } from "./question-props";

/** A call: the query's key is its address, unless a function makes it. */
interface Asked<Data> {
  queryKey: QueryKey;
  queryFn?: () => Promise<Data>;
}

/** The props of a finder's own form for the mail with the results. */
export interface MailFormProps {
  answers: Written;
  items: readonly { id: string }[];
  /** The link to these results. */
  url: string;
  onSent: () => void;
}

/** The props of a finder's own summary of the answers. */
interface SelectionsProps {
  wizard: Wizard<Answers>;
  model: AskedFinder;
}

/** The props of a finder's own line below a product's price. */
interface PriceNoteProps {
  item: ResultItem;
  answers: Answers;
}

/** A product's page as the shopper opens it, of the one that it names. */
export type PageOf = (url: string | null) => string | null;

export interface PagesProps {
  /** Without a function, products are opened at the page they name. */
  children: (pageOf: PageOf | undefined) => ReactNode;
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
  /** Says which page of a product the shopper opens, where that is not the one that it names. */
  Pages?: ComponentType<PagesProps>;
  /** The shop's page of all products. */
  allProducts?: string;
  MailForm?: ComponentType<MailFormProps>;
  /** Screens of its own questions, by the names that its document gives them. */
  screens?: Readonly<Record<string, LazyScreen<QuestionProps>>>;
  /** Whether a run that lost an answer stands at its question again, which says so; else it goes on without it. */
  asksAgain?: boolean;
  /**
   * Whether its pages say how many questions are answered. Elsewhere the progress says how far it is, and the results
   * list the answers: another count beside them would only differ.
   */
  hasBadge?: boolean;
  /** Whether its shoppers count the results as the last step, and every step as it is now. */
  countsResults?: boolean;
  /** Whether its shoppers who change an answer from the results go straight back to them; else through all steps between. */
  returnsToResults?: boolean;
  /** Its own summary of the answers; by question unless given. */
  Selections?: ComponentType<SelectionsProps>;
  /** What the cheapest first goes by, where these answers make it another price than a product's. */
  orderedBy?: (answers: Answers) => string | undefined;
  /** Questions that are asked again below the products. */
  refine?: readonly string[];
  /** Its own basket, where it had one before it was a document. The same promise each time. */
  basket?: () => Promise<OwnBasket>;
  /** The shop's page of its whole catalog, which the basket links to. */
  catalog?: string;
  PriceNote?: ComponentType<PriceNoteProps>;
}

/** The calls of a document. */
export const documentSource: FinderSource = {
  results: (asked, answers) => ({
    queryKey: [
      answersAddress(asked.shown, "recommendations", {
        ...writtenAnswers(asked, answers),
        ...writtenPicks(asked.shown, answers),
      }),
    ],
  }),
  suggestions: (asked, answers) => ({
    queryKey: [answersAddress(asked.shown, "suggestions", writtenAnswers(asked, answers))],
  }),
  counts: (asked, answers, of) => ({
    queryKey: [answersAddress(asked.shown, "counts", writtenAnswers(asked, answers), of)],
  }),
  outside: loadOnce(() => import("./document-outside").then((file) => file.documentOutside)),
  setsKey: (slug) => `finder:${slug}:saved`,
  hasVersions: true,
  returnsToResults: true,
};
