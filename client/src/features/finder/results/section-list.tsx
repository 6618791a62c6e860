// Longer than 200 lines: a list with its order, its folds and its comparison share what is open.

import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { ResultItem } from "@shared/contracts/finders";
import { isPercent, type Badge } from "@shared/finders/badge";
import { mayBeHad } from "@shared/stock";
import { arrange, CLOSE_FROM, type Arrangement, type SortOrder } from "@/lib/arrange";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { CompareBar } from "@/ui/compare";
import { FoldedGroup } from "@/ui/folded-group";
import { ResultToolbar } from "@/ui/result-toolbar";
import { useCompare } from "@/ui/use-compare";
import type { FinderModel } from "../model/model";
import { sayCount } from "../model/say";
import { bestReason } from "./best-reason";
import { BestRowCard } from "./best-row-card";
import type { CardProps } from "./card-parts";
import { CompareProducts, compareWords } from "./compare-products";
import { difference } from "./difference";
import { GridCard } from "./grid-card";
import { RowCard } from "./row-card";
import { pageOf } from "../shown/shown-item";

interface Props {
  items: readonly ResultItem[];
  model: FinderModel;
  badge: Badge;
  /** Whether so little was answered that none is less close than another. */
  isFirstSelection: boolean;
  /** Whether these are all there are. */
  isWhole: boolean;
  /** The questions whose answers were given up. */
  relaxed: readonly string[];
  /** How many questions were answered. */
  answered: number;
  /** The number whose order they come in, in words, where it is not the price. */
  orderedBy: string | undefined;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** Whole rows of two and of three. */
const GRID_PICKS = 6;

type Part = Exclude<keyof Arrangement<ResultItem>, "best" | "title" | "first">;

/** The products of one section: a short list, the rest on demand, in any order, with comparison. */
export function SectionList(props: Props) {
  const {
    model,
    badge,
    isFirstSelection,
    isWhole,
    relaxed,
    answered,
    orderedBy,
    notWeighed,
    onVisit,
  } = props;
  const { say, shown } = model;
  const { layout, actions, order: given } = shown.results;
  const hasOrder = given === "score";
  const [chosen, setOrder] = useState<SortOrder>();
  const order = chosen ?? (hasOrder ? "best" : orderedBy ? "given" : "cheapest");
  const [open, setOpen] = useState<ReadonlySet<Part>>(new Set());
  const [isComparing, setComparing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const items = isFirstSelection
    ? props.items.map((item) => ({ ...item, score: 100 }))
    : props.items;
  const { picked, clear, compareFor } = useCompare(items, list);
  const isGrid = layout === "grid";
  const isRelaxed = relaxed.length > 0;
  const { best, title, first, more, lessClose, outOfStock } = arrange(
    items,
    order,
    isGrid ? GRID_PICKS : undefined,
    isRelaxed,
  );
  // What is not stated of a must puts a product behind others: a higher percentage there would say another order.
  const sure = items.filter(({ unknowns }) => unknowns.length === 0).filter(mayBeHad);
  const badgeOf = ({ unknowns, score }: ResultItem) =>
    unknowns.length > 0 && sure.some((each) => each.score < score) ? "none" : badge;
  const hasPictures = items.some(({ pictureUrl }) => pictureUrl !== null);
  const names = new Map<string, number>();
  for (const { name } of items) names.set(name, (names.get(name) ?? 0) + 1);
  const telling = shown.card
    .map(({ id }) => id)
    .filter((id) => new Set(items.map(({ facts }) => facts[id])).size > 1);
  const rest = { more, lessClose, outOfStock };
  const count = Object.entries(rest).reduce(
    (sum, [part, each]) => sum + (open.has(part as Part) ? each.length : 0),
    first.length,
  );

  const toggle = (part: Part) => {
    const next = new Set(open);
    if (!next.delete(part)) next.add(part);
    setOpen(next);
  };
  const showMore = () => {
    flushSync(() => toggle("more"));
    // The pressed button is gone; the first new product takes the focus.
    focusOn(list.current?.querySelectorAll("article")[first.length]?.querySelector("h2"));
  };
  const card = (item: ResultItem, level: CardProps["heading"]) => {
    const url = pageOf(model, item);
    const common: CardProps = {
      item,
      model,
      badge: badgeOf(item),
      url,
      compare: actions.includes("compare") ? compareFor(item) : undefined,
      hasBasket: actions.includes("basket"),
      hasPictures,
      heading: level,
      notWeighed,
      onVisit: () => url !== null && onVisit(item.id, url),
    };
    if (isGrid) return <GridCard {...common} />;
    if (item === best) {
      const offered = props.items.filter(mayBeHad);
      const listed = { offered, isWhole, hasScore: !isFirstSelection, relaxed, answered };
      const reason = bestReason(model, listed);
      const isOutdone = offered.some(({ score }) => score > item.score);
      return (
        <BestRowCard
          {...common}
          reason={reason}
          isOutdone={isOutdone}
          isRelaxed={isRelaxed}
          isLittleAnswered={isFirstSelection || answered === 0}
        />
      );
    }
    return (
      <RowCard
        {...common}
        difference={differs(item)}
        isTwin={names.get(item.name)! > 1}
        telling={telling}
      />
    );
  };
  const differs = (item: ResultItem) => best && difference(item, best, model, isRelaxed);
  const cards = (each: readonly ResultItem[], level: CardProps["heading"] = "h2") => (
    <ul
      className={
        isGrid
          ? "mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
          : "mt-3 grid grid-cols-1 gap-3"
      }
    >
      {each.map((item) => (
        <li key={item.id}>{card(item, level)}</li>
      ))}
    </ul>
  );
  const listed = open.has("more") ? [...first, ...more] : first;
  const fold = (part: Part, label: string): ReactNode =>
    rest[part].length > 0 && (
      <FoldedGroup title={label} heading="h2" isOpen={open.has(part)} onToggle={() => toggle(part)}>
        {cards(rest[part], "h3")}
      </FoldedGroup>
    );
  return (
    <>
      <ResultToolbar
        shown={count}
        total={items.length}
        order={order}
        orders={[
          ...(hasOrder ? [{ id: "best", label: say("sort-best") } as const] : []),
          ...(orderedBy
            ? [{ id: "given", label: say("sort-lowest", { name: orderedBy }) } as const]
            : []),
          { id: "cheapest", label: say("sort-cheapest") },
          { id: "dearest", label: say("sort-dearest") },
        ]}
        words={{
          sortBy: say("sort-by"),
          showing: (some, total) =>
            some < total ? (
              <>
                {say("showing", { shown: some, total })}{" "}
                <span className="max-sm:sr-only">{say("showing-what")}</span>
              </>
            ) : total === 1 ? (
              say("showing-all-one")
            ) : (
              say("showing-all", { total })
            ),
        }}
        onOrder={(next) => {
          setOrder(next);
          setOpen(new Set());
        }}
      />
      <div ref={list}>
        {title && <h2 className="mt-6 text-lg font-bold">{say("out-of-stock-now")}</h2>}
        {best && !isGrid && listed[0] === best && listed.slice(1).some(differs) ? (
          <>
            {cards([best])}
            <p className="mt-2.5 -mb-1.5 text-sm text-muted">{say("others-differ")}</p>
            {cards(listed.slice(1))}
          </>
        ) : (
          cards(listed)
        )}
        {more.length > 0 && !open.has("more") && (
          <Button look="secondary" className="mt-3 w-full" onClick={showMore}>
            {say("show-more", { count: more.length })}
          </Button>
        )}
        <div className="mt-3 grid gap-3 empty:hidden">
          {fold(
            "lessClose",
            isPercent(badge)
              ? sayCount(say, "less-close", lessClose.length, { percent: CLOSE_FROM })
              : say("less-close-plain", { count: lessClose.length }),
          )}
          {fold("outOfStock", `${say("out-of-stock-now")} · ${outOfStock.length}`)}
        </div>
      </div>
      {picked.length > 0 && (
        <CompareBar
          items={picked}
          words={compareWords(say)}
          onOpen={() => setComparing(true)}
          onClear={clear}
        />
      )}
      {isComparing && picked.length > 1 && (
        <CompareProducts
          items={picked}
          model={model}
          badge={badge}
          onVisit={onVisit}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
