import type { LiveFinders } from "../live/live-finders";
import { UnreadableVersion } from "../live/read-document";
import type { OpenFinder } from "./summaries";

/** The finders that are open to shoppers, with the documents that they see. */
export async function openFinders(
  live: Pick<LiveFinders, "all" | "document">,
): Promise<OpenFinder[]> {
  const all = [...(await live.all.current()).values()];
  const open = await Promise.all(
    all.map(async (finder) => {
      const { slug, liveVersion } = finder;
      if (liveVersion === null) return undefined;
      const document = await live.document(slug, liveVersion).catch(leaveOut);
      return document && { finder, document };
    }),
  );
  return open.filter((each) => each !== undefined);
}

/** A finder that this server cannot read leaves the others in the list. */
function leaveOut(error: unknown): undefined {
  if (!(error instanceof UnreadableVersion)) throw error;
}
