import { useState } from "react";
import { clientBrand } from "@shared/brands";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { Button, buttonClass } from "@/ui/button";
import { Message } from "@/ui/message";
import { StepHeading } from "@/wizard/step-heading";
import { useRecommendations } from "../bed-queries";
import type { BedStepProps } from "../bed-steps";
import { NoBedsDrawing } from "../drawings/no-beds-drawing";
import { BedCard } from "./bed-card";
import { ResultsSkeleton } from "./results-skeleton";
import { sortBeds, sortOrders, type SortOrder } from "./sort-beds";
import { summarise } from "./summary";

/** Step 5: the ranked beds, or what became of them. */
export function ResultsStep({ wizard, options }: BedStepProps) {
  const { data: beds, isPending, isError } = useRecommendations(wizard.answers);
  return (
    <div className="pt-4 sm:pt-6">
      <StepHeading
        progress={`Step ${wizard.index + 1} of ${wizard.steps.length}`}
        takesFocus={wizard.direction !== undefined}
        subtitle={
          <Found beds={beds} isPending={isPending} summary={summarise(wizard.answers, options)} />
        }
      >
        Your Perfect Bed Matches
      </StepHeading>
      {isPending ? (
        <ResultsSkeleton />
      ) : isError ? (
        <ResultsFailed onBack={wizard.back} />
      ) : beds.length === 0 ? (
        <NoResults onAdjust={wizard.back} onRestart={() => wizard.restart()} />
      ) : (
        <ResultList beds={beds} />
      )}
      {beds && beds.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
          <Button look="secondary" onClick={wizard.back}>
            Previous
          </Button>
          <Button look="secondary" onClick={() => wizard.restart()}>
            Start Over
          </Button>
          <a
            href={clientBrand("dialabed").products.bedSets}
            target="_blank"
            rel="noopener"
            className={buttonClass("quiet")}
          >
            Browse All Beds
          </a>
        </div>
      )}
    </div>
  );
}

interface FoundProps {
  beds: RecommendedBed[] | undefined;
  isPending: boolean;
  summary: string;
}

/** One line that says how it went; read out when it changes. */
function Found({ beds, isPending, summary }: FoundProps) {
  const text = isPending
    ? "Finding your perfect beds..."
    : beds && beds.length > 0
      ? `We found ${beds.length} ${beds.length === 1 ? "bed" : "beds"}${summary && `: ${summary}`}.`
      : summary;
  return (
    <span role="status" className="block min-h-6">
      {text}
    </span>
  );
}

function ResultList({ beds }: { beds: RecommendedBed[] }) {
  const [order, setOrder] = useState<SortOrder>("best");
  const best = beds[0]?.id;
  return (
    <>
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          Showing {beds.length} {beds.length === 1 ? "result" : "results"}
        </p>
        <label className="flex items-center gap-2 text-sm">
          <span className="text-muted max-sm:sr-only">Sort by</span>
          <select
            value={order}
            onChange={(event) => setOrder(event.target.value as SortOrder)}
            className="min-h-11 rounded-control border border-line bg-surface px-3 font-semibold"
          >
            {sortOrders.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className="mt-3 grid gap-4">
        {sortBeds(beds, order).map((bed) => (
          <li key={bed.id}>
            <BedCard bed={bed} isBest={bed.id === best} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ResultsFailed({ onBack }: { onBack(): void }) {
  return (
    <Message
      urgent
      title="Unable to load recommendations"
      actions={
        <>
          <Button look="secondary" onClick={onBack}>
            Go Back
          </Button>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </>
      }
    >
      Check your connection, then try again. Your answers are kept.
    </Message>
  );
}

function NoResults({ onAdjust, onRestart }: { onAdjust(): void; onRestart(): void }) {
  return (
    <Message
      title="No beds found"
      drawing={<NoBedsDrawing className="w-full" />}
      actions={
        <>
          <Button onClick={onAdjust}>Adjust Preferences</Button>
          <Button look="secondary" onClick={onRestart}>
            Start Over
          </Button>
        </>
      }
    >
      No bed of that size is inside your budget. A wider budget or another size may find some.
    </Message>
  );
}
