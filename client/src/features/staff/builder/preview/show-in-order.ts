import type { ShownFinder } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { callApi } from "@/lib/api";

interface Shown {
  document: FinderDocument;
  /** Missing where the server did not say: who shows it asks again, and says why not. */
  finder?: ShownFinder;
}

/**
 * Asks the server what a draft is like to shoppers as soon as there is an edit, while the page is still showing it, and
 * passes on what it answers; never what an earlier edit was like after a later one.
 */
export function showInOrder(slug: string, show: (shown: Shown) => void) {
  let asked = 0;
  let shownLast = 0;
  return (document: FinderDocument): void => {
    const turn = (asked += 1);
    const pass = (shown: Shown) => {
      if (turn < shownLast) return;
      shownLast = turn;
      show(shown);
    };
    callApi<ShownFinder>("POST", `/api/admin/finders/${slug}/draft/finder`, { document }).then(
      (finder) => pass({ document, finder }),
      () => pass({ document }),
    );
  };
}
