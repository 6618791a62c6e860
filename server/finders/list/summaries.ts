import type { FinderSummary } from "@shared/contracts/finders";
import { builtInFinders, finderWithId } from "@shared/templates/finders";
import type { FinderDocument } from "@shared/finders/document";
import { pageOfSlug } from "@shared/finders/slugs";
import type { LiveFinder, LiveFinders } from "../live/live-finders";
import { UnreadableVersion } from "../live/read-in-steps";

/** A finder with the document that shoppers see. */
interface OpenFinder {
  finder: LiveFinder;
  document: FinderDocument;
}

/** The finders that shoppers can choose from: those that come with the product, then those that staff made. */
export function finderSummaries(open: readonly OpenFinder[]): FinderSummary[] {
  const isOpen = new Set(open.map(({ finder }) => finder.slug));
  const builtIn = builtInFinders
    .filter(({ id }) => isOpen.has(id))
    .map(({ id, path, name, text, questions }) => ({
      slug: id,
      path,
      name,
      text,
      questions,
      isGated: true,
    }));
  const others = open.filter(({ finder }) => finderWithId(finder.slug) === undefined);
  return [...builtIn, ...others.map(summary)];
}

const summary = ({ finder, document }: OpenFinder): FinderSummary => ({
  slug: finder.slug,
  path: pageOfSlug(finder.slug),
  name: finder.name,
  text: document.text?.[document.locale] ?? null,
  questions: document.questions.filter(({ ask }) => ask.kind !== "info").length,
  isGated: finder.gateHash !== null,
});

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
