import { Suspense } from "react";
import type { ResultItem } from "@shared/contracts/finders";
import { HeartButton } from "@/ui/basket-button";
import { showToast } from "@/ui/toast-store";
import type { FinderModel } from "../model/model";
import { MAX_ITEMS, useBasket } from "../model/basket";

interface Props {
  item: ResultItem;
  /** The product's page. */
  url: string | null;
  model: FinderModel;
}

/** Keeps a product in the basket, or lets it go. */
export const BasketHeart = (props: Props) => (
  // Results may be there before the code of a finder's own basket.
  <Suspense>
    <Heart {...props} />
  </Suspense>
);

function Heart({ item, url, model }: Props) {
  const { say } = model;
  const basket = useBasket(model);
  const { id, name, pictureUrl, price, fullPrice } = item;
  const isIn = basket.useItems().some((each) => each.id === id);
  const toggle = () => {
    if (basket.toggle({ id, name, pictureUrl, url, price, fullPrice }) === "done") return;
    showToast({
      title: say("basket-full"),
      text: say("basket-full-text", { max: MAX_ITEMS }),
      isDestructive: true,
    });
  };
  return <HeartButton label={say("basket-add", { name })} isIn={isIn} onToggle={toggle} />;
}
