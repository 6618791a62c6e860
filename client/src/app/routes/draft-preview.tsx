import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import { Finder } from "@/features/finder/page/finder";
import { useDocumentLook } from "@/features/finder/page/use-document-look";
import { explainRefusal } from "@/lib/explain-refusal";
import { isDraftMessage, type FrameReady, type LookedAt } from "@/lib/draft-message";
import { turnTracesOff } from "@/lib/trace-delivery";
import { readRun, writeRun } from "@/wizard/run-storage";
import { StepSkeleton } from "@/wizard/step-heading";
import { draftCalls } from "../draft-calls";
import { usePage } from "../use-page";

const addressOf = (slug: string) => `/api/finders/${encodeURIComponent(slug)}`;
const runKeyOf = (slug: string) => `draft-run:${slug}`;

/** What a draft does not do: it sends nothing, and nothing links to it. */
const LIVE_ONLY = new Set(["share", "saved-sets", "mail"]);

/**
 * The finder of a draft as shoppers would see it, in a frame beside the page on which it is built. All of a finder's
 * calls are answered by the draft instead.
 */
export function DraftPreview({ slug }: { slug: string }) {
  const [isTold, setTold] = useState(false);
  // Where the frame was sent last, and how often: the finder opens anew each time.
  const [looked, setLooked] = useState<Looked>({ times: 0 });
  const [{ client, tell }] = useState(() => draftCalls(slug));
  usePage("Preview", "matchwell");
  useEffect(() => {
    turnTracesOff();
    let shownOnce: Promise<void> = Promise.resolve();
    let wanted: LookedAt | undefined;
    const look = async () => {
      const at = wanted;
      if (at === undefined) return;
      await shownOnce;
      const shown = await client.ensureQueryData<ShownFinder>({ queryKey: [addressOf(slug)] });
      const { runToward } = await import("@/features/finder/run/run-toward");
      const run = await runToward(shown, readRun(runKeyOf(slug)), at);
      // A new question comes with the next document.
      if (!run || at !== wanted) return;
      wanted = undefined;
      writeRun(runKeyOf(slug), run);
      setLooked(({ times }) => ({
        times: times + 1,
        ...(at !== "results" && { question: at.question }),
      }));
    };
    // Where the draft cannot be shown, the page says so itself.
    const lookWherePossible = () => void look().catch(() => undefined);
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      if (!isDraftMessage(data)) return;
      if (data.type === "look") {
        wanted = data.at;
        lookWherePossible();
      }
      if (data.type !== "show") return;
      shownOnce = tell(data.document, data.finder);
      setTold(true);
      lookWherePossible();
    };
    window.addEventListener("message", listen);
    const ready: FrameReady = { source: "finder-draft", type: "ready" };
    window.parent.postMessage(ready, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, [client, tell, slug]);
  return (
    <QueryClientProvider client={client}>
      {isTold ? <ShownDraft slug={slug} looked={looked} /> : <StepSkeleton />}
    </QueryClientProvider>
  );
}

interface Looked {
  times: number;
  /** The question that is edited. */
  question?: string;
}

interface ShownProps {
  slug: string;
  looked: Looked;
}

function ShownDraft({ slug, looked }: ShownProps) {
  const { data, error } = useQuery<ShownFinder>({
    queryKey: [addressOf(slug)],
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
  return <DraftFinder key={looked.times} shown={data} edited={looked.question} />;
}

function DraftFinder({ shown, edited }: { shown: ShownFinder; edited: string | undefined }) {
  useDocumentLook(shown);
  const { questions, results } = shown;
  const tried: ShownFinder = {
    ...shown,
    // Who edits a question sees it, whether shoppers would be asked or not.
    questions: questions.map((each) =>
      each.id === edited ? { ...each, skipSame: undefined } : each,
    ),
    results: { ...results, actions: results.actions.filter((each) => !LIVE_ONLY.has(each)) },
  };
  return (
    <main aria-label="The draft" className="px-4 pt-3 pb-16">
      <Finder
        // What is asked, and in which order, begins anew where it stood; what is said changes in place.
        key={structureOf(shown)}
        shown={tried}
        runKey={runKeyOf(shown.slug)}
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
