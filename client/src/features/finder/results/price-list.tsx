import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ImageOff } from "lucide-react";
import type { ResultItem, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { stockGroups, stockState, stockTexts } from "@shared/stock";
import { classNames } from "@/lib/class-names";
import { focusOn } from "@/lib/focus-place";
import { Button, buttonClass } from "@/ui/button";
import { ProductPicture } from "@/ui/product-picture";
import type { FinderModel } from "../model/model";
import { BasketHeart } from "../basket/basket-heart";
import { PriceTag } from "../shown/price-tag";
import { pageOf } from "../shown/shown-item";
import { OtherVariants } from "./price-line";
import { Facts, Remarks } from "./card-parts";

/** Products on a phone at first; a single leftover is shown rather than hidden behind a press. */
const FIRST_ON_PHONES = 6;

/** So few stand below one another, each as wide as the page: a card among empty columns looks lost. */
const FEW = 2;

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
          <ul
            className={classNames(
              "mt-4 grid grid-cols-1 gap-4",
              each.length > FEW && "sm:grid-cols-2 lg:grid-cols-3",
            )}
          >
            {each.map((item) => (
              <li key={item.id} className={later.has(item) ? "max-sm:hidden" : undefined}>
                <PriceCard {...common} item={item} isWide={each.length <= FEW} />
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

interface PriceCardProps {
  item: ResultItem;
  /** Whether it has its picture beside it. */
  isWide: boolean;
  model: FinderModel;
  answers: Answers;
  onVisit: (id: string, url: string) => void;
}

/** One product where the price decides: why it is listed, what it costs, and the link to its page. */
function PriceCard({ item, isWide, model, answers, onVisit }: PriceCardProps) {
  const { say, shown, source } = model;
  const { PriceNote } = source;
  const url = pageOf(model, item);
  const stock = stockState(item);
  const hasBasket = shown.results.actions.includes("basket");
  return (
    <article
      className={classNames(
        "relative h-full gap-4 rounded-card border border-outline bg-surface p-4 shadow-card max-sm:grid max-sm:grid-cols-[min(7rem,31vw)_minmax(0,1fr)]",
        isWide
          ? "sm:grid sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:gap-x-6 lg:grid-cols-[18rem_minmax(0,1fr)_auto]"
          : "flex sm:flex-col",
      )}
    >
      <ProductPicture url={item.pictureUrl} placeholder={ImageOff} />
      <div className="flex min-w-0 grow flex-col">
        <h2
          className={classNames(
            "leading-snug font-bold wrap-break-word",
            hasBasket && (isWide ? "pr-10" : "pr-10 sm:pr-0"),
            isWide && "sm:text-xl",
          )}
        >
          {item.name}
        </h2>
        {item.description && <p className="mt-1 text-sm text-muted">{item.description}</p>}
        {item.fits && <p className="mt-2 text-sm font-semibold text-accent-text">{item.fits}</p>}
        <Remarks item={item} />
        <div className="mt-2 mb-3">
          <Facts item={item} model={model} />
        </div>
        <div className="mt-auto">
          <PriceTag item={item} model={model} />
          {item.packs !== undefined && <p className="text-sm">{item.packs}</p>}
          <p className="empty:hidden">
            <OtherVariants item={item} model={model} />
          </p>
          <Suspense>{PriceNote && <PriceNote item={item} answers={answers} />}</Suspense>
          {stock !== null && (
            <p className={classNames("text-sm", item.inStock ? "text-success" : "text-muted")}>
              {say(stockTexts[stock])}
            </p>
          )}
        </div>
      </div>
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          onClick={() => onVisit(item.id, url)}
          className={classNames(
            buttonClass("secondary"),
            "max-sm:col-span-2",
            isWide && "sm:self-end",
          )}
        >
          {say("view-product")}
          <span className="sr-only">
            : {item.name}, {say("opens-in-new-tab")}
          </span>
        </a>
      )}
      {hasBasket && (
        <div className={classNames("absolute top-2 right-2", !isWide && "sm:top-6 sm:right-6")}>
          <BasketHeart item={item} url={url} model={model} />
        </div>
      )}
    </article>
  );
}
