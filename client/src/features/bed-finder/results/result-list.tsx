import { Fragment, useRef, useState } from "react";
import type { FeatureOption } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { stockGroups } from "@shared/stock-groups";
import type { StoreUrl } from "@/lib/store-url";
import { BedCard } from "./bed-card";
import { CompareBar, CompareDialog, MOST_COMPARED } from "./compare";
import { sortBeds, sortOrders, type SortOrder } from "./sort-beds";

interface Props {
  beds: RecommendedBed[];
  features: FeatureOption[];
  storeUrl: StoreUrl;
  /** Which answers earn no points, and why. */
  notWeighed: string | null;
  onVisit(id: string, url: string): void;
}

/** The ranked beds: how many, in which order, and side by side on demand. */
export function ResultList({ beds, features, storeUrl, notWeighed, onVisit }: Props) {
  const [order, setOrder] = useState<SortOrder>("best");
  const [pickedIds, setPickedIds] = useState<string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const picked = beds.filter(({ id }) => pickedIds.includes(id));
  const toggle = (id: string) =>
    setPickedIds(
      pickedIds.includes(id) ? pickedIds.filter((each) => each !== id) : [...pickedIds, id],
    );
  const list = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The bar goes, and its button with it: the focus returns to what was picked.
    list.current?.querySelector<HTMLElement>("[name=compare]:checked")?.focus();
    setPickedIds([]);
  };
  const compareFor = (id: string) => {
    const isPicked = pickedIds.includes(id);
    const isFull = !isPicked && picked.length >= MOST_COMPARED;
    return beds.length > 1 ? { isPicked, isFull, onToggle: () => toggle(id) } : undefined;
  };

  return (
    <>
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          Showing {beds.length} {beds.length === 1 ? "result" : "results"}
        </p>
        <label className="flex max-w-full items-center gap-2 text-sm">
          <span className="text-muted max-sm:sr-only">Sort by</span>
          <select
            value={order}
            onChange={(event) => setOrder(event.target.value as SortOrder)}
            className="min-h-11 min-w-0 rounded-control border border-outline bg-surface px-3 font-semibold"
          >
            {sortOrders.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div ref={list}>
        {stockGroups(sortBeds(beds, order)).map(({ title, items }) => (
          <Fragment key={title ?? ""}>
            {title && <h2 className="mt-8 text-lg font-bold">{title}</h2>}
            <ul className="mt-3 grid grid-cols-1 gap-4">
              {items.map((bed) => (
                <li key={bed.id}>
                  <BedCard
                    bed={bed}
                    features={features}
                    url={storeUrl(bed.magentoUrl)}
                    notWeighed={notWeighed}
                    isBest={bed.inStock && bed.id === beds[0]?.id}
                    compare={compareFor(bed.id)}
                    onVisit={() => onVisit(bed.id, storeUrl(bed.magentoUrl))}
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {picked.length > 0 && (
        <CompareBar beds={picked} onOpen={() => setComparing(true)} onClear={clear} />
      )}
      {isComparing && picked.length > 1 && (
        <CompareDialog
          beds={picked}
          storeUrl={storeUrl}
          onVisit={onVisit}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
