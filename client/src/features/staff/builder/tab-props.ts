// On its own: all tabs have it, and no tab imports another.
import type { OpenDraft } from "./draft/use-draft";

/** What each part of a finder's area is given. */
export interface TabProps {
  slug: string;
  draft: OpenDraft;
  mayWrite: boolean;
}
