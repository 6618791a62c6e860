import { use, useState } from "react";
import type { ShareChannel } from "@shared/share-channels";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { StoreButton } from "@/ui/store-link";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/money";
import { useBasket, type BasketItem, type PresentItem } from "../model/basket";
import { BasketRow } from "./basket-row";

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
    <Dialog place="side" title={say("basket")} description={say("basket-text")} onClose={onClose}>
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
