import "../model/all-texts";
import { Share2 } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import type { FinderResults } from "@shared/contracts/finders";
import { rangeIn } from "@shared/finders/answers";
import { mayBeHad } from "@shared/stock";
import { CLOSE_FROM } from "@/lib/arrange";
import { focusOn } from "@/lib/focus-place";
import { reloadPage } from "@/lib/reload-page";
import { Button } from "@/ui/button";
import { StartOver } from "@/ui/start-over";
import { StoreButton } from "@/ui/store-link";
import { useHostError } from "@/wizard/finder-host";
import { StepHeading } from "@/wizard/step-heading";
import { NotAsked } from "../questions/skipped-step";
import { SelectionsBadge } from "../shown/selections-badge";
import type { PagesProps } from "../model/source";
import type { FinderStepProps, OnOutdated } from "../model/step-props";
import { inWords } from "../model/summary";
import { Ending, Failed, NothingFound } from "./ending";
import { foundText, outdatedBy, titleOf, traced, useResults } from "./found";
import { notWeighed } from "./best-reason";
import { RelaxedNote, Suggestions, WithheldNote } from "./suggestions";
import { ResultSections } from "./result-sections";
import { ResultsSkeleton } from "./results-skeleton";
import { Selections } from "./refinements";

const SharePanel = lazy(() =>
  import("../share/share-panel").then((file) => ({ default: file.SharePanel })),
);

/** Below this number of products in stock, changes that find more are offered, too. */
const FEW = 4;

interface Props extends FinderStepProps {
  onOutdated: OnOutdated;
}

/** The last step: what fits, or its loading, empty or error state. */
export function ResultsStep(props: Props) {
  const { wizard, model, trace, page, saved, onOutdated } = props;
  const { say, shown, questions, source } = model;
  const { data, isPending, isError, isFetching, isPlaceholderData, error, refetch } = useResults(
    model,
    wizard.answers,
  );
  const { Pages = OwnPages } = source;
  const items = data?.sections.flatMap((section) => section.items);
  const only = shown.sections.length === 1 ? data?.sections[0] : undefined;
  const isEmpty = items?.length === 0;
  const panel = useRef<HTMLDivElement>(null);
  const { actions } = shown.results;
  const canShare = actions.some((each) => each !== "compare" && each !== "basket");

  useHostError("results_unavailable", isError);
  const lost = useEffectEvent(onOutdated);
  useEffect(() => {
    const what = outdatedBy(error);
    if (what) lost(what);
  }, [error]);
  const record = useEffectEvent(() => trace.results(traced(items ?? [])));
  useEffect(() => {
    if (data && !isPlaceholderData) record();
  }, [data, isPlaceholderData]);

  const budget = questions.filter(({ id }) => rangeIn(wizard.answers[id])).map(({ id }) => id);
  // A document's sentence on what was found may name the answers; else they stand below it.
  const namesAnswers = Object.hasOwn(shown.texts, "found-for");
  const words = namesAnswers ? inWords(model, wizard.answers) : "";
  const startOver = (
    <StartOver
      onClearAll={() => wizard.restart()}
      onKeepBudget={budget.length > 0 ? () => wizard.restart(budget) : undefined}
      words={{
        startOver: say("start-over"),
        clearAll: say("start-over-all"),
        keepBudget: say("start-over-budget"),
      }}
    />
  );
  const offered = (items ?? []).filter(mayBeHad).length;
  const relaxed = [...new Set(data?.sections.flatMap((section) => section.relaxed))];
  const isClose = (items ?? []).some((each) => mayBeHad(each) && each.score >= CLOSE_FROM);
  const isPoor = offered < FEW || relaxed.length > 0 || !isClose;

  const suggestions = (found: FinderResults) =>
    !isPlaceholderData && isPoor && <Suggestions wizard={wizard} model={model} found={found} />;

  return (
    <div className="pt-1 sm:pt-6">
      <StepHeading
        wizard={wizard}
        aside={source.hasBadge && <SelectionsBadge model={model} answers={wizard.answers} />}
        subtitle={
          <span role="status" className="block min-h-6">
            {isPending ? say("loading-results") : data && foundText(model, data, words)}
          </span>
        }
      >
        {isError ? say("results-failed") : titleOf(model, data)}
      </StepHeading>
      {!namesAnswers && <Selections wizard={wizard} model={model} />}
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {items && !isEmpty && canShare && (
          <Button
            look="secondary"
            className="min-h-11! px-4! text-sm!"
            // The panel's heading, or its placeholder until it has loaded.
            onClick={() => focusOn(panel.current?.querySelector("h2") ?? panel.current)}
          >
            <Share2 aria-hidden className="size-4" />
            {say("share-or-save")}
          </Button>
        )}
        {saved}
      </div>
      {isPending ? (
        <ResultsSkeleton layout={shown.results.layout} canShare={canShare} />
      ) : isError ? (
        <Failed
          model={model}
          isFetching={isFetching}
          onBack={wizard.back}
          onRetry={() => reloadPage() || void refetch()}
        />
      ) : data.ending ? (
        <Ending
          ending={data.ending}
          model={model}
          actions={
            <>
              <Button look="secondary" onClick={wizard.back}>
                {say("adjust-answers")}
              </Button>
              {startOver}
            </>
          }
        />
      ) : isEmpty ? (
        <>
          <NothingFound
            model={model}
            onAdjust={wizard.back}
            startOver={startOver}
            suggestions={suggestions(data)}
          />
          <WithheldNote sections={data.sections} model={model} className="mt-4" />
        </>
      ) : (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <RelaxedNote relaxed={relaxed} model={model} answers={wizard.answers} />
          <NotAsked model={model} answers={wizard.answers} className="mt-4" />
          <Pages>
            {(pageOf) => (
              <ResultSections
                wizard={wizard}
                data={data}
                model={{ ...model, pageOf }}
                notWeighed={notWeighed(model, wizard.answers)}
                onVisit={trace.click}
              />
            )}
          </Pages>
          {/* Products come first; what is not shown is a note on them. */}
          {only && <WithheldNote sections={[only]} model={model} className="mt-6" />}
        </div>
      )}
      {data && !data.ending && !isEmpty && suggestions(data)}
      {data && !isEmpty && (
        <>
          {canShare && (
            <div ref={panel} className="mt-3 sm:mt-8">
              <Suspense fallback={<div className="skeleton h-[42rem] rounded-card md:h-[20rem]" />}>
                <SharePanel wizard={wizard} model={model} data={data} page={page} trace={trace} />
              </Suspense>
            </div>
          )}
          <div className="mt-5 flex flex-wrap gap-x-3 gap-y-1 pb-4 sm:mt-8 sm:pb-0">
            <Button look="secondary" onClick={wizard.back}>
              {say("back")}
            </Button>
            {startOver}
            {source.allProducts && (
              <StoreButton url={source.allProducts} look="quiet">
                {say("all-products")}
              </StoreButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Products' own pages. */
const OwnPages = ({ children }: PagesProps) => children(undefined);
