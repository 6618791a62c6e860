import type { DraftEditor } from "@shared/contracts/finder-drafts";
import { Conflicts } from "./draft/conflicts";
import { OthersHere } from "./draft/others-here";
import type { OpenDraft } from "./draft/use-draft";
import { askKind } from "./questions/ask-kinds";
import { useNames } from "./words/use-names";

interface CompanyProps {
  slug: string;
  draft: OpenDraft;
  others: readonly DraftEditor[];
}

/** Who else works on the draft, and what both changed. */
export function Company({ slug, draft, others }: CompanyProps) {
  const { names } = useNames(slug, draft.document);
  return (
    <>
      <OthersHere others={others} names={names} />
      <Conflicts
        draft={draft}
        names={names}
        kindOf={(kind) => askKind(kind)?.label ?? "otherwise"}
      />
    </>
  );
}
