import { ImageOff, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { placeOf, returnTo } from "@/lib/focus-place";
import { ProductPicture } from "@/ui/product-picture";
import { StoreLink } from "@/ui/store-link";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/money";
import { PriceTag } from "../shown/price-tag";
import { useBasket, type PresentItem } from "../model/basket";

interface Props {
  item: PresentItem;
  model: FinderModel;
}

/** One kept product; says if its price has changed or it is gone. */
export function BasketRow({ item, model }: Props) {
  const { say } = model;
  const basket = useBasket(model);
  const { name, fullPrice = null, state } = item;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = placeOf(currentTarget);
    flushSync(() => basket.remove(item.id));
    returnTo(place);
  };
  return (
    <li className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)_auto] gap-3 py-3">
      <ProductPicture url={item.pictureUrl} placeholder={ImageOff} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        {state === "gone" ? (
          <p className="text-sm text-danger">{say("basket-gone")}</p>
        ) : (
          <PriceTag item={{ ...item, fullPrice, isFromPrice: false }} model={model} />
        )}
        {state === "changed" && <PriceChange item={item} model={model} />}
        {item.url && (
          <div className="-ml-3 text-sm text-accent-text">
            <StoreLink url={item.url}>
              {say("view-product")}
              <span className="sr-only">: {name}</span>
            </StoreLink>
          </div>
        )}
      </div>
      <button
        type="button"
        onClick={remove}
        className="grid size-11 place-items-center rounded-full text-muted hover:text-danger"
      >
        <Trash2 aria-hidden className="size-5" />
        <span className="sr-only">{say("basket-remove", { name })}</span>
      </button>
    </li>
  );
}

function PriceChange({ item: { price, savedPrice }, model: { say, shown } }: Props) {
  if (price === null || savedPrice === null) return null;
  const isCheaper = Number(price) < Number(savedPrice);
  return (
    <p className="text-sm text-muted">
      {say(isCheaper ? "basket-cheaper" : "basket-dearer", {
        price: moneyOf(shown)(savedPrice),
      })}
    </p>
  );
}
