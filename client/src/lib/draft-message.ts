import type { ShownFinder } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";

// What the page on which a finder is built, and the frame that shows it live, tell each other.

/** From the frame: it can be told a document. */
export interface FrameReady {
  source: "finder-draft";
  type: "ready";
}

/** To the frame: the document as it stands now. Without the right to change it, the stored one is shown. */
export interface DraftShown {
  source: "finder-draft";
  type: "show";
  document: FinderDocument | undefined;
  /** What the server makes of it, where the page has asked already. */
  finder?: ShownFinder;
}

/** What is edited: a question, which the frame then asks, or the results. */
export type LookedAt = { question: string } | "results";

/** To the frame: where it is to stand. */
export interface Look {
  source: "finder-draft";
  type: "look";
  at: LookedAt;
}

/** Whether something that was received is one of these. */
export const isDraftMessage = (data: unknown): data is FrameReady | DraftShown | Look =>
  typeof data === "object" && data !== null && "source" in data && data.source === "finder-draft";
