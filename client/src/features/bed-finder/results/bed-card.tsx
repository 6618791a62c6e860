import { BedDouble } from "lucide-react";
import type { FeatureOption } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import { Badge } from "@/ui/badge";
import { buttonClass } from "@/ui/button";
import { ProductPicture } from "@/ui/product-picture";
import { FeatureChips } from "./feature-chips";
import { WhyThisMatch } from "./why-this-match";

interface Props {
  bed: RecommendedBed;
  features: FeatureOption[];
  /** Its page at the store. */
  url: string;
  /** Which answers earn no points, and why. */
  notWeighed: string | null;
  isBest: boolean;
  /** Picked for comparing, or as many as can be are; nothing where there is nothing to compare with. */
  compare: { isPicked: boolean; isFull: boolean; onToggle(): void } | undefined;
  onVisit(): void;
}

/** One bed with its score, its reasons and the way to the store. The whole card leads there. */
export function BedCard(props: Props) {
  const { bed, features, url, notWeighed, isBest, compare, onVisit } = props;
  return (
    <article
      className={classNames(
        "relative grid gap-x-4 rounded-card border bg-surface p-4 shadow-card transition-shadow duration-quick hover:shadow-lifted",
        "grid-cols-[min(6rem,26vw)_minmax(0,1fr)] [grid-template-areas:'picture_name'_'picture_score'_'facts_facts'_'store_store'] sm:grid-cols-[10rem_1fr]",
        "md:grid-cols-[10rem_1fr_10rem] md:grid-rows-[auto_1fr] lg:grid-cols-[13rem_1fr_11rem] lg:gap-x-6 md:p-5 md:[grid-template-areas:'picture_name_score'_'picture_facts_store']",
        isBest ? "border-accent" : "border-outline",
      )}
    >
      <ProductPicture url={bed.imageUrl} placeholder={BedDouble} className="[grid-area:picture]" />
      <header className="min-w-0 [grid-area:name]">
        <h2 className="text-lg leading-snug font-bold">{bed.name}</h2>
        <p className="mt-0.5 text-sm text-muted">{bed.shortDescription}</p>
      </header>
      <Score percent={bed.matchScore} />
      <div className="mt-3 min-w-0 [grid-area:facts] md:mt-2">
        <p className="flex flex-wrap gap-1.5">
          {[bed.bedSize, bed.mattressType, bed.firmness].map((id, position) => (
            <Badge key={position}>{id.replaceAll("_", " ")}</Badge>
          ))}
        </p>
        <FeatureChips names={bed.features} options={features} />
        <WhyThisMatch match={bed.match} notWeighed={notWeighed} isOpen={isBest} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 [grid-area:store] md:mt-0 md:flex-col md:flex-nowrap md:items-stretch md:justify-end md:pt-4 md:text-right">
        <div>
          <p className="text-xl font-bold tabular-nums">{formatRand(bed.price)}</p>
          <p className={classNames("text-sm", bed.inStock ? "text-success" : "text-muted")}>
            {bed.inStock ? "In Stock" : "Out of Stock"}
          </p>
        </div>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          onClick={onVisit}
          className={classNames(
            buttonClass("primary"),
            // Stretched over the card: a click anywhere on it goes to the store.
            "after:absolute after:inset-0 after:rounded-card after:content-['']",
          )}
        >
          View on Store
          <span className="sr-only">: {bed.name}, opens in a new tab</span>
        </a>
        {compare && (
          <label className="relative z-10 flex min-h-11 cursor-pointer items-center gap-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted md:justify-end">
            <input
              type="checkbox"
              name="compare"
              checked={compare.isPicked}
              disabled={compare.isFull}
              onChange={compare.onToggle}
              className="size-5 accent-accent"
            />
            <span>
              Compare <span className="sr-only">{bed.name}</span>
              {compare.isFull && <span className="block">Three are picked already</span>}
            </span>
          </label>
        )}
      </div>
    </article>
  );
}

function Score({ percent }: { percent: number }) {
  return (
    <p className="mt-2 text-accent-text [grid-area:score] md:mt-0 md:text-right">
      <span className="text-2xl leading-none font-bold tabular-nums md:text-5xl">{percent}</span>
      <span className="font-bold md:text-xl">%</span>{" "}
      <span className="text-sm text-muted md:block">match</span>
      <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </p>
  );
}
