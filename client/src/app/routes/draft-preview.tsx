import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import { Finder } from "@/features/finder/finder";
import { useDocumentLook } from "@/features/finder/use-document-look";
import { explainRefusal } from "@/lib/api";
import { isDraftMessage, type FrameReady } from "@/lib/draft-message";
import { turnTracesOff } from "@/lib/trace-delivery";
import { StepSkeleton } from "@/wizard/step-skeleton";
import { draftCalls } from "../draft-calls";
import { usePage } from "../use-page";

/** What a draft does not do: it sends nothing, and nothing links to it. */
const LIVE_ONLY = new Set(["share", "saved-sets", "mail"]);

/**
 * The finder of a draft as shoppers would see it, in a frame beside the page on which it is built. All of a finder's
 * calls are answered by the draft instead.
 */
export function DraftPreview({ slug }: { slug: string }) {
  const [isTold, setTold] = useState(false);
  const [{ client, tell }] = useState(() => draftCalls(slug));
  usePage("Preview", "matchwell");
  useEffect(() => {
    turnTracesOff();
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      if (!isDraftMessage(data) || data.type !== "show") return;
      tell(data.document);
      setTold(true);
    };
    window.addEventListener("message", listen);
    const ready: FrameReady = { source: "finder-draft", type: "ready" };
    window.parent.postMessage(ready, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, [tell]);
  return (
    <QueryClientProvider client={client}>
      {isTold ? <ShownDraft slug={slug} /> : <StepSkeleton />}
    </QueryClientProvider>
  );
}

function ShownDraft({ slug }: { slug: string }) {
  const { data, error } = useQuery<ShownFinder>({
    queryKey: [`/api/finders/${encodeURIComponent(slug)}`],
    placeholderData: (before) => before,
  });
  if (error && !data) {
    return (
      <p role="alert" className="p-6 text-center">
        {explainRefusal(
          error,
          "The draft cannot be shown now. It is tried again with the next edit.",
        )}
      </p>
    );
  }
  if (!data) return <StepSkeleton />;
  return <DraftFinder shown={data} />;
}

function DraftFinder({ shown }: { shown: ShownFinder }) {
  useDocumentLook(shown);
  const { results } = shown;
  const tried: ShownFinder = {
    ...shown,
    results: { ...results, actions: results.actions.filter((each) => !LIVE_ONLY.has(each)) },
  };
  return (
    <main aria-label="The draft" className="px-4 pt-3 pb-16">
      <Finder
        // What is asked, and in which order, begins anew where it stood; what is said changes in place.
        key={structureOf(shown)}
        shown={tried}
        runKey={`draft-run:${shown.slug}`}
        isEmbedded={false}
        onOutdated={() => undefined}
      />
    </main>
  );
}

/** What the way through a finder depends on. */
const structureOf = ({ questions, groups, values }: ShownFinder): string =>
  JSON.stringify([
    questions.map(({ id, group, when, ask, required, advance, options }) => [
      id,
      group,
      when,
      ask.kind,
      required,
      advance,
      options?.map((each) => [each.id, each.when]),
    ]),
    groups.map(({ id, step }) => [id, step]),
    values,
  ]);
