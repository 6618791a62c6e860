import "../model/all-texts";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { PackageOpen } from "lucide-react";
import type { FinderResults } from "@shared/contracts/finders";
import { chosenIds, type Answers } from "@shared/finders/answers";
import { stockState } from "@shared/stock";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";
import { StoreButton } from "@/ui/store-link";
import { useHostError } from "@/wizard/finder-host";
import { StepHeading } from "@/wizard/step-heading";
import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { NotAsked } from "../questions/skipped-step";
import { sayCount } from "../model/say";
import type { FinderStepProps, OnOutdated } from "../model/step-props";
import { SETTLED } from "../model/document-steps";
import { answeredQuestions } from "../model/summary";
import { outdatedBy, useResults } from "./found";
import { Ending, Failed } from "./ending";
import { PriceList } from "./price-list";
import { Refinements } from "./refinements";
import { RelaxedNote, Suggestions, WithheldNote } from "./suggestions";
import { GridSkeleton } from "./results-skeleton";

const SharePanel = lazy(() =>
  import("../share/share-panel").then((file) => ({ default: file.SharePanel })),
);

/** Where fewer products fit, changes that find more are offered, too. */
const FEW = 4;

interface Props extends FinderStepProps {
  onOutdated: OnOutdated;
}

/** The last step where the price decides: the cheapest first, or its loading, empty or error state. */
export function PriceResults({ wizard, model, trace, page, saved, onOutdated }: Props) {
  const { say, shown, source } = model;
  const { answers } = wizard;
  const { Selections = SelectionLines } = source;
  const { data, isPending, isError, isFetching, isPlaceholderData, error, refetch } = useResults(
    model,
    answers,
  );
  const items = data?.sections.flatMap((section) => section.items) ?? [];
  const total = data?.sections.reduce((sum, section) => sum + section.total, 0) ?? 0;
  const relaxed = [...new Set(data?.sections.flatMap((section) => section.relaxed))];
  const isFew = items.length > 0 && (relaxed.length > 0 || total < FEW);
  const canShare = shown.results.actions.some((each) => each === "share" || each === "mail");

  useHostError("results_unavailable", isError);
  const lost = useEffectEvent(onOutdated);
  useEffect(() => {
    const what = outdatedBy(error);
    if (what) lost(what);
  }, [error]);
  const record = useEffectEvent(() => trace.results(items.map(({ id }) => ({ id }))));
  useEffect(() => {
    if (data && !isPlaceholderData) record();
  }, [data, isPlaceholderData]);

  return (
    <div className="pt-4 sm:pt-6">
      <StepHeading
        wizard={wizard}
        aside={saved}
        subtitle={
          <span role="status" className="block min-h-6">
            {isPending
              ? say("loading-results")
              : data && foundText(model, data, source.orderedBy?.(answers))}
          </span>
        }
      >
        {isError ? say("results-failed") : (shown.results.heading ?? say("your-results"))}
      </StepHeading>
      <Suspense>
        <Selections wizard={wizard} model={model} />
      </Suspense>
      {isPending ? (
        <div aria-hidden>
          <GridSkeleton />
        </div>
      ) : isError ? (
        <Failed model={model} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : data.ending ? (
        <Ending ending={data.ending} model={model} />
      ) : items.length === 0 ? (
        <Message
          title={say("nothing-found")}
          drawing={
            <PackageOpen aria-hidden className="mx-auto size-16 text-muted" strokeWidth={1} />
          }
        >
          {say("nothing-found-text")}
          <WithheldNote sections={data.sections} model={model} className="mt-3" />
        </Message>
      ) : (
        <>
          <RelaxedNote relaxed={relaxed} model={model} answers={answers} />
          <NotAsked model={model} answers={answers} className="mt-4" />
          <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            {data.sections.map((section) => (
              <PriceList key={section.id} {...{ section, model, answers }} onVisit={trace.click} />
            ))}
          </div>
          <WithheldNote sections={data.sections} model={model} className="mt-6" />
          <Refinements wizard={wizard} model={model} />
        </>
      )}
      {data && !isPlaceholderData && isFew && (
        <Suggestions wizard={wizard} model={model} found={data} />
      )}
      {data && items.length > 0 && canShare && (
        <div className="mt-8">
          <Suspense fallback={<div className="skeleton h-[30rem] rounded-card md:h-[20rem]" />}>
            <SharePanel wizard={wizard} model={model} data={data} page={page} trace={trace} />
          </Suspense>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3 pb-8">
        <Button look="secondary" onClick={wizard.back}>
          {say("back")}
        </Button>
        <Button look="secondary" onClick={() => wizard.restart()}>
          {say("start-over")}
        </Button>
        {source.allProducts && (
          <StoreButton url={source.allProducts} look="quiet">
            {say("all-products")}
          </StoreButton>
        )}
      </div>
    </div>
  );
}

/** "We found 30 products. Here are 12, from the lowest price up." */
function foundText({ say }: FinderModel, data: FinderResults, orderedBy?: string): string {
  const count = data.sections.reduce((sum, { total }) => sum + total, 0);
  const listed = data.sections.reduce((sum, { items }) => sum + items.length, 0);
  const price = orderedBy ?? say("the-price");
  if (listed === 0) return "";
  if (count > listed) return say("cheapest-some", { count, shown: listed, price });
  const all = sayCount(say, "cheapest-first", count, { price });
  const states = data.sections.flatMap(({ items }) => items.map((item) => stockState(item)));
  const gone = states.filter((state) => state === "out").length;
  const there = states.filter((state) => state === "in" || state === "low").length;
  // Said where it is known of all, and not the same of all.
  return gone > 0 && there > 0 && gone + there === listed
    ? `${all} ${say("stock-counts", { there, gone })}`
    : all;
}

interface SelectionLinesProps {
  wizard: Wizard<Answers>;
  model: FinderModel;
}

/** The answers by question; each links back to its page, if there was a choice. */
function SelectionLines({ wizard, model }: SelectionLinesProps) {
  const { steps, say } = model;
  return (
    <AnswerPills
      isCompact
      label={say("your-selections")}
      change={say("change")}
      answers={answeredQuestions(model, wizard.answers).map(({ question, text }) => {
        const { id } = steps.find((each) => each.questions.includes(question))!;
        const isSettled = chosenIds(wizard.answers[SETTLED]).includes(id);
        return {
          name: question.name ?? question.title,
          value: isSettled ? `${text} · ${say("only-choice")}` : text,
          onChange: isSettled ? undefined : () => wizard.jumpTo(id),
        };
      })}
    />
  );
}
