import { BedDouble } from "lucide-react";
import { useState } from "react";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import { Badge, Tag } from "@/ui/badge";
import { buttonClass } from "@/ui/button";
import { WhyThisMatch } from "./why-this-match";

const SHOWN_FEATURES = 4;

/** One bed with its score, its reasons and the way to the store. The whole card leads there. */
export function BedCard({ bed, isBest }: { bed: RecommendedBed; isBest: boolean }) {
  const more = bed.features.length - SHOWN_FEATURES;
  return (
    <article
      className={classNames(
        "relative grid grid-cols-[6rem_1fr] gap-x-4 rounded-card border bg-surface p-4 shadow-card transition-shadow duration-quick hover:shadow-lifted",
        "sm:grid-cols-[10rem_1fr] md:grid-cols-[13rem_1fr_11rem] md:gap-x-6 md:p-5",
        isBest ? "border-accent" : "border-line",
      )}
    >
      <Picture url={bed.imageUrl} />
      <div className="min-w-0 md:row-span-2">
        <h2 className="text-lg leading-snug font-bold">{bed.name}</h2>
        <p className="mt-0.5 text-sm text-muted">{bed.shortDescription}</p>
        <div className="mt-2 md:hidden">
          <Score percent={bed.matchScore} />
        </div>
        <p className="mt-3 flex flex-wrap gap-1.5 max-md:hidden">
          <Facts bed={bed} />
        </p>
        <div className="max-md:hidden">
          <Features names={bed.features.slice(0, SHOWN_FEATURES)} more={more} />
          <WhyThisMatch match={bed.match} isOpen={isBest} />
        </div>
      </div>
      <div className="col-span-2 md:hidden">
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Facts bed={bed} />
        </p>
        <Features names={bed.features.slice(0, SHOWN_FEATURES)} more={more} />
        <WhyThisMatch match={bed.match} isOpen={isBest} />
      </div>
      <div className="col-span-2 mt-3 flex items-end justify-between gap-4 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0 md:flex-col md:items-stretch md:text-right">
        <div className="max-md:hidden">
          <Score percent={bed.matchScore} />
        </div>
        <div className="md:contents">
          <div className="md:mt-auto">
            <p className="text-xl font-bold tabular-nums">{formatRand(bed.price)}</p>
            <p className={classNames("text-sm", bed.inStock ? "text-success" : "text-muted")}>
              {bed.inStock ? "In Stock" : "Out of Stock"}
            </p>
          </div>
        </div>
        <a
          href={bed.magentoUrl}
          target="_blank"
          rel="noopener"
          className={classNames(
            buttonClass("primary"),
            // Stretched over the card: a click anywhere on it goes to the store.
            "after:absolute after:inset-0 after:rounded-card after:content-['']",
          )}
        >
          View on Store
          <span className="sr-only">: {bed.name}, opens in a new tab</span>
        </a>
      </div>
    </article>
  );
}

function Score({ percent }: { percent: number }) {
  return (
    <p className="text-accent-text">
      <span className="text-2xl leading-none font-bold tabular-nums md:text-5xl">{percent}</span>
      <span className="font-bold md:text-xl">%</span>{" "}
      <span className="text-sm text-muted md:block">match</span>
      <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </p>
  );
}

function Facts({ bed }: { bed: RecommendedBed }) {
  return [bed.bedSize, bed.mattressType, bed.firmness].map((id, position) => (
    <Badge key={position}>{id.replaceAll("_", " ")}</Badge>
  ));
}

function Features({ names, more }: { names: string[]; more: number }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {more > 0 && <Tag>+{more} more</Tag>}
    </p>
  );
}

/** The product's picture; a plain bed where there is none or it does not load. */
function Picture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(url === null);
  const frame =
    "aspect-4/3 w-full self-start overflow-hidden rounded-xl bg-accent-soft object-cover md:row-span-2";
  if (isBroken) {
    return (
      <div className={classNames(frame, "grid place-items-center text-muted")}>
        <BedDouble aria-hidden className="size-10" />
      </div>
    );
  }
  return (
    <img
      src={url ?? undefined}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={frame}
    />
  );
}
