import { useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { withOpenTop } from "@shared/bed-budgets";
import { notWeighed } from "@shared/not-weighed";
import { ApiError } from "@/lib/api";
import { focusOn } from "@/lib/focus-place";
import { useStoreUrl } from "@/lib/store-url";
import { Button } from "@/ui/button";
import { StoreButton } from "@/ui/store-link";
import { useHostError } from "@/wizard/finder-host";
import { StepHeading } from "@/wizard/step-heading";
import { bedOptionsKey, useRecommendations, type Recommendations } from "../bed-queries";
import type { BedStepProps } from "../bed-steps";
import { hasPerfect } from "../perfect";
import { SelectionsBadge } from "../selections-badge";
import { NearMisses } from "./near-misses";
import { ResultList } from "./result-list";
import { NoResults, ResultsFailed } from "./results-messages";
import { ResultsSkeleton } from "./results-skeleton";
import { StartOver } from "@/ui/start-over";
import { summarise } from "../summary";

const SharePanel = lazy(() =>
  import("../share/share-panel").then((file) => ({ default: file.SharePanel })),
);

/** Below this number of beds in stock, near misses are offered, too. */
const FEW = 4;

/** Step 5: the ranked beds, or their loading or error state. */
export function ResultsStep({ wizard, options, brand, trace, page, saved }: BedStepProps) {
  const { data, isPending, isError, error } = useRecommendations(
    withOpenTop(wizard.answers, options),
  );
  const beds = data?.beds;
  const storeUrl = useStoreUrl(brand, brand.products.bedSets);
  useFreshOptionsAfter(error);
  const hasBudget = wizard.answers.minPrice !== undefined || wizard.answers.maxPrice !== undefined;
  const startOver = (
    <StartOver
      onClearAll={() => wizard.restart()}
      onKeepBudget={hasBudget ? () => wizard.restart(["minPrice", "maxPrice"]) : undefined}
    />
  );
  const panel = useRef<HTMLDivElement>(null);
  useHostError("results_unavailable", isError);
  const recordResults = useEffectEvent(trace.results);
  useEffect(() => {
    if (beds) recordResults(beds.map(({ id, matchScore }) => ({ id, score: matchScore })));
  }, [beds]);

  return (
    <div className="pt-4 sm:pt-6">
      <StepHeading
        wizard={wizard}
        aside={<SelectionsBadge answers={wizard.answers} />}
        subtitle={
          <Found data={data} isPending={isPending} summary={summarise(wizard.answers, options)} />
        }
      >
        {beds && !hasPerfect(beds) ? "Your closest bed matches" : "Your Perfect Bed Matches"}
      </StepHeading>
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {beds && beds.length > 0 && (
          <Button
            look="secondary"
            className="min-h-11! px-4! text-sm!"
            // The panel's heading, or its placeholder until it has loaded.
            onClick={() => focusOn(panel.current?.querySelector("h2") ?? panel.current)}
          >
            <Share2 aria-hidden className="size-4" />
            Share or save
          </Button>
        )}
        {saved}
      </div>
      {isPending ? (
        <ResultsSkeleton />
      ) : isError ? (
        <ResultsFailed onBack={wizard.back} />
      ) : data.beds.length === 0 ? (
        <NoResults onAdjust={wizard.back} startOver={startOver} />
      ) : (
        <ResultList
          beds={data.beds}
          options={options}
          storeUrl={storeUrl}
          notWeighed={notWeighed(wizard.answers)}
          onVisit={trace.click}
        />
      )}
      {beds && beds.filter(({ inStock }) => inStock).length < FEW && (
        <NearMisses wizard={wizard} options={options} found={beds.length} />
      )}
      {beds && beds.length > 0 && (
        <>
          <div ref={panel} className="mt-8">
            <Suspense fallback={<div className="skeleton h-[55rem] rounded-card md:h-[30rem]" />}>
              <SharePanel
                wizard={wizard}
                options={options}
                beds={beds}
                total={data.total}
                brand={brand}
                page={page}
                onShare={trace.share}
              />
            </Suspense>
          </div>
          <div className="mt-8 flex flex-wrap gap-3 pb-8 sm:pb-0">
            <Button look="secondary" onClick={wizard.back}>
              Previous
            </Button>
            {startOver}
            <StoreButton url={brand.products.bedSets} look="quiet">
              Browse All Beds
            </StoreButton>
          </div>
        </>
      )}
    </div>
  );
}

/** A rejected answer means that staff have changed the options meanwhile: reload them. */
function useFreshOptionsAfter(error: Error | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && error.status === 400) {
      void client.invalidateQueries({ queryKey: bedOptionsKey });
    }
  }, [client, error]);
}

interface FoundProps {
  data: Recommendations | undefined;
  isPending: boolean;
  summary: string;
}

/** A status line, announced when it changes. */
function Found({ data, isPending, summary }: FoundProps) {
  const text = isPending
    ? "Finding your perfect beds..."
    : data && data.beds.length > 0
      ? foundText(data, summary)
      : summary;
  return (
    <span role="status" className="block min-h-6">
      {text}
    </span>
  );
}

/** "We found 30 beds: side sleeper, queen. Here are the best 24." */
function foundText({ beds, total }: Recommendations, summary: string): string {
  const found = `We found ${total} ${total === 1 ? "bed" : "beds"}${summary && `: ${summary}`}.`;
  return total > beds.length ? `${found} Here are the best ${beds.length}.` : found;
}
