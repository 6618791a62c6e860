import type { ResultItem, ResultSection, ShownFinder } from "@shared/contracts/finders";
import type { MailSay } from "./mail-words";

/** The content of a mail with a finder's results. */
export interface FinderResultsContent {
  shown: ShownFinder;
  say: MailSay;
  /** Whether another version of the finder is open by now. */
  isChanged: boolean;
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: boolean;
  /** What was answered, in the words that the shopper saw. */
  asked: { question: string; answer: string; /** No longer offered. */ isLost: boolean }[];
  /** Their products' pictures at full addresses, and their pages as far as browsers may open them. */
  sections: ResultSection[];
  /** Opens the finder with these answers. */
  url: string;
  why: string;
}

/** A product, and what it is written with. */
export interface ProductContent extends Pick<FinderResultsContent, "shown" | "say"> {
  item: ResultItem;
  badge: ShownFinder["results"]["badge"];
}
