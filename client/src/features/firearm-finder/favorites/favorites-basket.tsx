import { lazy, Suspense, useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { ShareChannel } from "@shared/finder-steps";
import { BasketButton } from "@/ui/basket-button";
import { useFavorites } from "./favorites";

const BasketPanel = lazy(() =>
  import("./basket-panel").then((file) => ({ default: file.BasketPanel })),
);

interface Props {
  brand: ClientBrand;
  isEmbedded: boolean;
  /** Sticks to the end of the visible part, except where a question's own bar is there. */
  isSticky: boolean;
  onShare: (channel: ShareChannel) => void;
}

/** The basket's button, and its panel once it is opened. */
export function FavoritesBasket({ brand, isEmbedded, isSticky, onShare }: Props) {
  const { length: count } = useFavorites();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BasketButton
        label="Favorites Basket"
        count={count}
        isEmbedded={isEmbedded}
        isSticky={isSticky}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <BasketPanel brand={brand} onShare={onShare} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
