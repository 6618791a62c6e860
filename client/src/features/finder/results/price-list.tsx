import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ResultItem, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { stockGroups } from "@shared/stock-groups";
import { classNames } from "@/lib/class-names";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import type { FinderModel } from "../model/model";
import { PriceCard } from "./price-card";

/** Products on a phone at first; a single leftover is shown rather than hidden behind a press. */
const FIRST_ON_PHONES = 6;

interface Props {
  section: ResultSection;
  model: FinderModel;
  answers: Answers;
  onVisit: (id: string, url: string) => void;
}

/** The products in order of price, those in stock first: all of them on wide screens, a short list first on phones. */
export function PriceList({ section: { items }, ...common }: Props) {
  const { say } = common.model;
  const [isLong, setLong] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const groups = stockGroups(items);
  const inOrder = groups.flatMap((group) => group.items);
  const isShort = !isLong && items.length > FIRST_ON_PHONES + 1;
  const later = new Set<ResultItem>(isShort ? inOrder.slice(FIRST_ON_PHONES) : []);
  const showMore = () => {
    flushSync(() => setLong(true));
    // The pressed button is gone; the first new product takes the focus.
    focusOn(list.current?.querySelectorAll("article")[FIRST_ON_PHONES]?.querySelector("h2"));
  };

  return (
    <div ref={list}>
      {groups.map(({ title, items: each }) => (
        <div key={title ?? ""}>
          {title && (
            <h2
              className={classNames(
                "mt-8 text-lg font-bold",
                each.every((item) => later.has(item)) && "max-sm:hidden",
              )}
            >
              {say("out-of-stock-now")}
            </h2>
          )}
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {each.map((item) => (
              <li key={item.id} className={later.has(item) ? "max-sm:hidden" : undefined}>
                <PriceCard {...common} item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {later.size > 0 && (
        <Button look="secondary" className="mt-4 w-full sm:hidden" onClick={showMore}>
          {say("show-more", { count: later.size })}
        </Button>
      )}
    </div>
  );
}
