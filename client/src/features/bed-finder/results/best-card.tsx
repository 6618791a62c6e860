import { BedDouble } from "lucide-react";
import { ProductPicture } from "@/ui/product-picture";
import { isPerfect } from "../perfect";
import type { BedCardProps } from "./bed-card";
import { BedFacts } from "./bed-facts";
import { CardStoreLink, CompareBox, PriceLine } from "./card-parts";
import { MatchReasons } from "@/ui/match-reasons";

interface Props extends BedCardProps {
  /** The reason why it is first, in a sentence. */
  reason: string;
}

/** The best match with its reasons. The whole card links to the store. */
export function BestCard(props: Props) {
  const { bed, features, notWeighed, compare, reason } = props;
  return (
    <article className="relative grid rounded-card border-2 border-accent bg-surface p-4 shadow-card transition-shadow duration-quick hover:shadow-lifted md:grid-cols-[17rem_minmax(0,1fr)] md:gap-x-6 md:p-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ProductPicture
        url={bed.imageUrl}
        placeholder={BedDouble}
        className="max-md:h-36 md:row-span-2"
      />
      <header className="min-w-0 max-md:mt-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-sm font-semibold text-accent-text">
              {isPerfect(bed) ? "Best for you" : "Closest for you"}
            </p>
            <h2 className="text-xl leading-snug font-bold wrap-break-word lg:text-2xl">
              {bed.name}
            </h2>
          </div>
          <Score percent={bed.matchScore} />
        </div>
        <p className="mt-1">{reason}</p>
        <p className="mt-1 text-sm text-muted">{bed.shortDescription}</p>
      </header>
      <div className="mt-2 min-w-0">
        <h3 className="sr-only">Why this match</h3>
        <MatchReasons match={bed.match} notWeighed={notWeighed} />
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 max-md:justify-between">
          <PriceLine bed={bed} isLarge />
          {compare && <CompareBox bed={bed} compare={compare} />}
          <CardStoreLink {...props} look="primary" className="max-md:w-full md:ml-auto" />
        </div>
        <div className="mt-3">
          <BedFacts bed={bed} features={features} />
        </div>
      </div>
    </article>
  );
}

function Score({ percent }: { percent: number }) {
  return (
    <p className="text-right text-accent-text">
      <span className="text-4xl leading-none font-bold tabular-nums lg:text-5xl">{percent}</span>
      <span className="text-lg font-bold">%</span>{" "}
      <span className="block text-sm text-muted">match</span>
    </p>
  );
}
