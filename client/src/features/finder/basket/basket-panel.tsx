import { ShoppingBag, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { placeOf, returnTo } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProductPicture } from "@/ui/product-picture";
import { StoreLink } from "@/ui/store-link";
import type { FinderModel } from "../model";
import { basketOf, type BasketItem } from "./basket";
import { moneyOf } from "../money";

interface Props {
  model: FinderModel;
  onClose: () => void;
}

/** The kept products, with their total. */
export function BasketPanel({ model, onClose }: Props) {
  const { say, shown } = model;
  const money = moneyOf(shown);
  const basket = basketOf(shown.slug);
  const items = basket.useItems();
  const total = items.reduce((sum, { price }) => sum + Number(price ?? 0), 0);
  return (
    <Dialog place="side" title={say("basket")} description={say("basket-text")} onClose={onClose}>
      {items.length === 0 ? (
        <p className="grid grow content-center py-10 text-center text-muted">
          {say("basket-empty")}
        </p>
      ) : (
        <>
          <ul className="mt-4 grow divide-y divide-line border-y border-line">
            {items.map((item) => (
              <ItemRow key={item.id} item={item} model={model} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between py-4">
            <span>{say("basket-total")}</span>
            <strong className="text-2xl tabular-nums">{money(total)}</strong>
          </p>
          <Button look="quiet" onClick={basket.clear}>
            {say("basket-clear")}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function ItemRow({ item, model }: { item: BasketItem; model: FinderModel }) {
  const { say, shown } = model;
  const money = moneyOf(shown);
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = placeOf(currentTarget);
    flushSync(() => basketOf(shown.slug).remove(item.id));
    returnTo(place);
  };
  return (
    <li className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)_auto] gap-3 py-3">
      <ProductPicture url={item.pictureUrl} placeholder={ShoppingBag} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{item.name}</p>
        <p className="tabular-nums">
          {item.price === null ? say("price-on-request") : money(item.price)}
        </p>
        {item.url && (
          <div className="-ml-3 text-sm text-accent-text">
            <StoreLink url={item.url}>
              {say("view-product")}
              <span className="sr-only">: {item.name}</span>
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
        <span className="sr-only">{say("basket-remove", { name: item.name })}</span>
      </button>
    </li>
  );
}
