import type { ResultItem } from "@shared/contracts/finders";
import { HeartButton } from "@/ui/heart-button";
import { showToast } from "@/ui/toast-store";
import type { FinderModel } from "../model";
import { basketOf, MAX_ITEMS } from "./basket";

interface Props {
  item: ResultItem;
  /** The product's page. */
  url: string | null;
  model: FinderModel;
}

/** Keeps a product in the basket, or lets it go. */
export function BasketHeart({ item, url, model }: Props) {
  const { say, shown } = model;
  const basket = basketOf(shown.slug);
  const { id, name, pictureUrl, price } = item;
  const isIn = basket.useItems().some((each) => each.id === id);
  const toggle = () => {
    if (basket.toggle({ id, name, pictureUrl, url, price }) === "done") return;
    showToast({
      title: say("basket-full"),
      text: say("basket-full-text", { max: MAX_ITEMS }),
      isDestructive: true,
    });
  };
  return <HeartButton label={say("basket-add", { name })} isIn={isIn} onToggle={toggle} />;
}
