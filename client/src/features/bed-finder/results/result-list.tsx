import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { OUT_OF_STOCK_NOW } from "@shared/stock-groups";
import { focusOn } from "@/lib/focus-place";
import type { StoreUrl } from "@/lib/store-url";
import { Button } from "@/ui/button";
import { arrange, CLOSE_FROM, type Arrangement } from "@/lib/arrange";
import { BedCard } from "./bed-card";
import { BestCard } from "./best-card";
import { bestReason } from "./best-reason";
import { CompareBeds } from "./compare-beds";
import { difference } from "./difference";
import { CompareBar } from "@/ui/compare";
import { FoldedGroup } from "@/ui/folded-group";
import { ResultToolbar } from "@/ui/result-toolbar";
import type { SortOrder } from "@/lib/sort-results";
import { useCompare } from "@/ui/use-compare";

interface Props {
  beds: RecommendedBed[];
  options: BedOptions;
  storeUrl: StoreUrl;
  /** A sentence on answers that earn no points. */
  notWeighed: string | null;
  onVisit: (id: string, url: string) => void;
}

type Part = Exclude<keyof Arrangement<RecommendedBed>, "best" | "title" | "first">;

/** The ranked beds: a short list, the rest on demand, in any order, with comparison. */
export function ResultList({ beds: ranked, options, storeUrl, notWeighed, onVisit }: Props) {
  const beds = ranked.map((bed) => ({ ...bed, score: bed.matchScore }));
  const [order, setOrder] = useState<SortOrder>("best");
  const [open, setOpen] = useState<ReadonlySet<Part>>(new Set());
  const [isComparing, setComparing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { picked, clear, compareFor } = useCompare(beds, list);
  const { best, title, first, more, lessClose, outOfStock } = arrange(beds, order);
  const rest = { more, lessClose, outOfStock };
  const shown = Object.entries(rest).reduce(
    (sum, [part, items]) => sum + (open.has(part as Part) ? items.length : 0),
    first.length,
  );

  const toggle = (part: Part) => {
    const next = new Set(open);
    if (!next.delete(part)) next.add(part);
    setOpen(next);
  };
  const showMore = () => {
    flushSync(() => toggle("more"));
    // The pressed button is gone; the first new bed takes the focus.
    focusOn(list.current?.querySelectorAll("article")[first.length]?.querySelector("h2"));
  };
  const cards = (items: typeof beds, heading: "h2" | "h3" = "h2") => (
    <ul className="mt-3 grid grid-cols-1 gap-3">
      {items.map((bed) => {
        const common = {
          bed,
          features: options.features,
          url: storeUrl(bed.magentoUrl),
          notWeighed,
          compare: compareFor(bed),
          onVisit: () => onVisit(bed.id, storeUrl(bed.magentoUrl)),
        };
        return (
          <li key={bed.id}>
            {bed === best ? (
              <BestCard {...common} reason={bestReason(beds.filter((each) => each.inStock))} />
            ) : (
              <BedCard
                {...common}
                heading={heading}
                difference={best && difference(bed, best, options)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );

  return (
    <>
      <ResultToolbar
        shown={shown}
        total={beds.length}
        order={order}
        onOrder={(next) => {
          setOrder(next);
          setOpen(new Set());
        }}
      />
      <div ref={list}>
        {title && <h2 className="mt-6 text-lg font-bold">{title}</h2>}
        {cards(open.has("more") ? [...first, ...more] : first)}
        {more.length > 0 && !open.has("more") && (
          <Button look="secondary" className="mt-3 w-full" onClick={showMore}>
            Show {more.length} more
          </Button>
        )}
        <div className="mt-3 grid gap-3 empty:hidden">
          {lessClose.length > 0 && (
            <FoldedGroup
              title={`Less close · ${lessClose.length} ${lessClose.length === 1 ? "bed" : "beds"} under ${CLOSE_FROM}%`}
              isOpen={open.has("lessClose")}
              onToggle={() => toggle("lessClose")}
            >
              {cards(lessClose, "h3")}
            </FoldedGroup>
          )}
          {outOfStock.length > 0 && (
            <FoldedGroup
              title={`${OUT_OF_STOCK_NOW} · ${outOfStock.length}`}
              isOpen={open.has("outOfStock")}
              onToggle={() => toggle("outOfStock")}
            >
              {cards(outOfStock, "h3")}
            </FoldedGroup>
          )}
        </div>
      </div>
      {picked.length > 0 && (
        <CompareBar items={picked} onOpen={() => setComparing(true)} onClear={clear} />
      )}
      {isComparing && picked.length > 1 && (
        <CompareBeds
          beds={picked}
          features={options.features}
          storeUrl={storeUrl}
          onVisit={onVisit}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
