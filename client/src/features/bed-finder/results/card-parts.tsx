import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "@/ui/button";
import type { ComparePick } from "@/ui/use-compare";

/** A bed's price and availability. */
export function PriceLine({ bed, isLarge = false }: { bed: RecommendedBed; isLarge?: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={classNames("font-bold tabular-nums", isLarge && "text-xl")}>
        {formatRand(bed.price)}
      </span>
      <span className={classNames("text-sm", bed.inStock ? "text-success" : "text-muted")}>
        {bed.inStock ? "In Stock" : "Out of Stock"}
      </span>
    </p>
  );
}

interface StoreLinkProps {
  bed: RecommendedBed;
  url: string;
  onVisit: () => void;
  className: string;
  look: Parameters<typeof buttonClass>[0];
}

/** The link to the store, stretched over the whole card. */
export function CardStoreLink({ bed, url, onVisit, look, className }: StoreLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={onVisit}
      className={classNames(
        buttonClass(look),
        "after:absolute after:inset-0 after:rounded-card after:content-['']",
        className,
      )}
    >
      View on Store
      <span className="sr-only">: {bed.name}, opens in a new tab</span>
    </a>
  );
}

/** A check box that picks the bed for comparison. */
export function CompareBox({ bed, compare }: { bed: RecommendedBed; compare: ComparePick }) {
  return (
    <label className="relative z-10 flex min-h-11 cursor-pointer items-center gap-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type="checkbox"
        name="compare"
        checked={compare.isPicked}
        disabled={compare.isFull}
        onChange={compare.onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      <span>
        Compare <span className="sr-only">{bed.name}</span>
        {compare.isFull && <span className="block">Three are picked already</span>}
      </span>
    </label>
  );
}
