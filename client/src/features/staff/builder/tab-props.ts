import type { OpenDraft } from "./draft/use-draft";

/** What each part of a finder's area is given. */
export interface TabProps {
  slug: string;
  draft: OpenDraft;
  mayWrite: boolean;
}
