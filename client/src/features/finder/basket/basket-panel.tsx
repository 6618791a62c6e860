import { use, useState, type MouseEvent } from "react";
import { ImageOff, Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import type { ShareChannel } from "@shared/share-channels";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { StoreButton, StoreLink } from "@/ui/store-link";
import { placeOf, returnTo } from "@/lib/focus-place";
import { ProductPicture } from "@/ui/product-picture";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { useBasket, type BasketItem, type PresentItem } from "../model/basket";
import { PriceTag } from "../shown/price-tag";

interface Props {
  model: FinderModel;
  onShare: (channel: ShareChannel) => void;
  onClose: () => void;
}

/** A basket whose finder knows nothing of today's prices. */
const useSavedItems = (items: readonly BasketItem[]): PresentItem[] =>
  items.map((item) => ({ ...item, state: "unknown", savedPrice: item.price }));

/** The kept products, with their total, and what can be done with them. */
export function BasketPanel({ model, onShare, onClose }: Props) {
  const { say, shown, source } = model;
  const own = source.basket && use(source.basket());
  const parts = own && use(own.parts());
  const usePresentItems = parts?.usePresentItems ?? useSavedItems;
  const basket = useBasket(model);
  const items = usePresentItems(basket.useItems());
  const [isMailing, setMailing] = useState(false);
  const sold = items.filter(({ state }) => state !== "gone");
  const total = sold.reduce((sum, { price }) => sum + Number(price ?? 0), 0);
  const catalog = source.catalog && (
    <StoreButton url={source.catalog}>{say("basket-catalog")}</StoreButton>
  );
  return (
    <Dialog
      place="side"
      title={say("basket")}
      description={say("basket-text")}
      closeLabel={say("close")}
      onClose={onClose}
    >
      {items.length === 0 ? (
        <div className="grid grow content-center gap-6 py-10 text-center text-muted">
          <p>{say("basket-empty")}</p>
          {catalog}
        </div>
      ) : (
        <>
          <ul className="mt-4 grow divide-y divide-line border-y border-line">
            {items.map((item) => (
              <BasketRow key={item.id} item={item} model={model} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between py-4">
            <span>{say("basket-total")}</span>
            <strong className="text-2xl tabular-nums">{moneyOf(shown)(total)}</strong>
          </p>
          <div className="grid gap-3">
            {parts && (
              <Button disabled={sold.length === 0} onClick={() => setMailing(true)}>
                {say("basket-mail")}
              </Button>
            )}
            {catalog}
            <Button look="quiet" onClick={basket.clear}>
              {say("basket-clear")}
            </Button>
          </div>
        </>
      )}
      {isMailing && parts && (
        <parts.MailDialog
          ids={sold.map(({ id }) => id)}
          onSent={() => onShare("favorites-email")}
          onClose={() => setMailing(false)}
        />
      )}
    </Dialog>
  );
}

interface BasketRowProps {
  item: PresentItem;
  model: FinderModel;
}

/** One kept product; says if its price has changed or it is gone. */
function BasketRow({ item, model }: BasketRowProps) {
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

function PriceChange({ item: { price, savedPrice }, model: { say, shown } }: BasketRowProps) {
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
