import { ImageOff } from "lucide-react";
import { Suspense } from "react";
import type { ResultItem } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "@/ui/button";
import { ProductPicture } from "@/ui/product-picture";
import { BasketHeart } from "../basket/basket-heart";
import type { FinderModel } from "../model/model";
import { PriceTag } from "../shown/price-tag";
import { pageOf } from "../shown/shown-item";
import { Facts, Remarks } from "./card-parts";

interface Props {
  item: ResultItem;
  model: FinderModel;
  answers: Answers;
  onVisit: (id: string, url: string) => void;
}

/** One product where the price decides: why it is listed, what it costs, and the link to its page. */
export function PriceCard({ item, model, answers, onVisit }: Props) {
  const { say, shown, source } = model;
  const { PriceNote } = source;
  const url = pageOf(model, item);
  const hasBasket = shown.results.actions.includes("basket");
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-outline bg-surface p-4 shadow-card max-sm:grid max-sm:grid-cols-[min(7rem,31vw)_minmax(0,1fr)] sm:flex-col">
      <ProductPicture url={item.pictureUrl} placeholder={ImageOff} />
      <div className="flex min-w-0 grow flex-col">
        <h2
          className={classNames(
            "leading-snug font-bold wrap-break-word",
            hasBasket && "pr-10 sm:pr-0",
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
          <Suspense>{PriceNote && <PriceNote item={item} answers={answers} />}</Suspense>
          {item.inStock !== null && (
            <p className={classNames("text-sm", item.inStock ? "text-success" : "text-muted")}>
              {say(item.inStock ? "in-stock" : "out-of-stock")}
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
