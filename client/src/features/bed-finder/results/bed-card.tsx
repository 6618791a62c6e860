import { BedDouble, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { FeatureOption } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { classNames } from "@/lib/class-names";
import { ProductPicture } from "@/ui/product-picture";
import { BedFacts } from "./bed-facts";
import { CardStoreLink, CompareBox, PriceLine } from "./card-parts";
import type { ComparePick } from "@/ui/use-compare";
import { MatchReasons } from "@/ui/match-reasons";

export interface BedCardProps {
  bed: RecommendedBed;
  features: FeatureOption[];
  /** The store's page for the bed. */
  url: string;
  /** A sentence on answers that earn no points. */
  notWeighed: string | null;
  compare: ComparePick | undefined;
  onVisit: () => void;
}

interface Props extends BedCardProps {
  /** The difference from the best bed. */
  difference: string | undefined;
  /** A collapsed group's own heading is above its cards. */
  heading: "h2" | "h3";
}

/** One bed in brief; its reasons and features on demand. The whole card links to the store. */
export function BedCard(props: Props) {
  const { bed, features, notWeighed, compare, difference, heading: Heading } = props;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <article className="relative grid grid-cols-[min(5.5rem,26vw)_minmax(0,1fr)] gap-x-3 rounded-card border border-outline bg-surface p-3 shadow-card transition-shadow duration-quick hover:shadow-lifted sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4">
      <ProductPicture url={bed.imageUrl} placeholder={BedDouble} className="sm:row-span-2" />
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-3">
          <Heading className="min-w-0 flex-1 basis-32 leading-snug font-bold wrap-break-word sm:text-lg">
            {bed.name}
          </Heading>
          <p className="text-accent-text">
            <span className="text-xl leading-snug font-bold tabular-nums">{bed.matchScore}%</span>
            <span className="sr-only sm:not-sr-only sm:text-sm sm:text-muted"> match</span>
          </p>
        </div>
        <p className="mt-0.5 text-sm text-muted">{difference ?? bed.shortDescription}</p>
        <div className="mt-1">
          <PriceLine bed={bed} />
        </div>
      </div>
      <div className="-mb-1.5 flex min-w-0 flex-wrap items-center justify-between gap-x-3 text-sm max-sm:col-span-2 max-sm:mt-1 sm:gap-x-6 sm:self-end">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
          className="relative z-10 flex min-h-11 items-center gap-1 font-semibold"
        >
          <span>
            Why <span className="max-sm:sr-only">this match</span>
            <span className="sr-only">: {bed.name}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={classNames("size-4 text-muted", isOpen && "rotate-180")}
          />
        </button>
        {compare && <CompareBox bed={bed} compare={compare} />}
        <CardStoreLink
          {...props}
          look="quiet"
          className="min-h-11! px-0! text-sm! underline underline-offset-4 sm:ml-auto"
        />
      </div>
      <div
        id={details}
        hidden={!isOpen}
        className="relative z-10 col-span-2 mt-1 border-t border-line pt-3"
      >
        {isOpen && (
          <>
            {difference && <p className="mb-3 text-sm text-muted">{bed.shortDescription}</p>}
            <MatchReasons match={bed.match} notWeighed={notWeighed} />
            <div className="mt-3">
              <BedFacts bed={bed} features={features} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
