import { ChevronDown, ShoppingBag } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "@/ui/button";
import { ProductPicture } from "@/ui/product-picture";
import { BasketHeart } from "../basket/basket-heart";
import { Brand, CompareBox, Facts, MatchBadge, Remarks, type CardProps } from "./card-parts";
import { PriceLine } from "./price-line";
import { Reasons } from "./row-card";

/** One product among others: its picture, its price, and the link to its page. */
export function GridCard(props: CardProps) {
  const { item, model, badge, compare, heading: Heading, hasBasket, url, onVisit } = props;
  const { say } = model;
  const best = item.reasons.find(({ verdict }) => verdict === "met");
  return (
    <article className="relative flex h-full gap-x-4 gap-y-3 rounded-card border border-outline bg-surface p-4 shadow-card max-sm:grid max-sm:grid-cols-[min(7rem,31vw)_minmax(0,1fr)] sm:flex-col">
      <ProductPicture url={item.pictureUrl} placeholder={ShoppingBag} />
      <div className="flex min-w-0 grow flex-col">
        <Brand item={item} />
        <Heading
          className={classNames(
            "leading-snug font-bold wrap-anywhere",
            hasBasket && "max-sm:pr-10",
          )}
        >
          {item.name}
        </Heading>
        <MatchBadge {...props} />
        {item.description && <p className="mt-1 text-sm text-muted">{item.description}</p>}
        {best && <p className="mt-2 text-sm font-semibold text-accent-text">{best.text}</p>}
        <Remarks item={item} />
        <div className="mt-2 mb-3">
          <Facts item={item} model={model} />
        </div>
        <div className="mt-auto">
          <PriceLine item={item} model={model} isLarge />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm max-sm:col-span-2">
        {item.reasons.length > 0 && (
          <details className="group grow">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold group-open:w-full [&::-webkit-details-marker]:hidden">
              {say("why-this-match")}
              <span className="sr-only">: {item.name}</span>
              <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
            </summary>
            <Reasons {...{ item, model, badge }} notWeighed={props.notWeighed} />
          </details>
        )}
        {compare && <CompareBox item={item} model={model} compare={compare} />}
      </div>
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          onClick={onVisit}
          className={classNames(buttonClass("secondary"), "max-sm:col-span-2")}
        >
          {say("view-product")}
          <span className="sr-only">
            : {item.name}, {say("opens-in-new-tab")}
          </span>
        </a>
      )}
      {hasBasket && (
        <div className="absolute top-2 right-2 sm:top-6 sm:right-6">
          <BasketHeart item={item} url={url} model={model} />
        </div>
      )}
    </article>
  );
}
