import { useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { ShareChannel } from "@shared/finder-steps";
import { formatRand } from "@shared/money";
import { Button } from "@/ui/button";
import { StoreButton } from "@/ui/store-link";
import { Dialog } from "@/ui/dialog";
import { presentPrice } from "../priced";
import { BasketItem } from "./basket-item";
import { EmailDialog } from "./email-dialog";
import { clearFavorites, useFavorites } from "./favorites";
import { usePresentData } from "./use-present-data";

interface Props {
  brand: ClientBrand;
  onShare: (channel: ShareChannel) => void;
  onClose: () => void;
}

/** The basket: its products at current prices, their total, and its actions. */
export function BasketPanel({ brand, onShare, onClose }: Props) {
  const favorites = usePresentData(useFavorites());
  const [isMailing, setMailing] = useState(false);
  const sold = favorites.filter(({ state }) => state !== "gone");
  const total = sold.reduce((sum, favorite) => sum + presentPrice(favorite), 0);
  const catalog = <StoreButton url={brand.brands.catalog}>Browse Full Catalog</StoreButton>;

  return (
    <Dialog
      place="side"
      title="Favorites Basket"
      description="Kept on this device, in this browser."
      onClose={onClose}
    >
      {favorites.length === 0 ? (
        <div className="grid grow content-center gap-6 py-10 text-center text-muted">
          <p>Nothing in it yet. Press the heart on a product to keep it here.</p>
          {catalog}
        </div>
      ) : (
        <>
          <ul className="mt-4 grow divide-y divide-line border-y border-line">
            {favorites.map((favorite) => (
              <BasketItem key={favorite.sku} favorite={favorite} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between py-4">
            <span>Total Value</span>
            <strong className="text-2xl tabular-nums">{formatRand(total)}</strong>
          </p>
          <div className="grid gap-3">
            <Button disabled={sold.length === 0} onClick={() => setMailing(true)}>
              Email List
            </Button>
            {catalog}
            <Button look="quiet" onClick={clearFavorites}>
              Clear All
            </Button>
          </div>
        </>
      )}
      {isMailing && (
        <EmailDialog
          skus={sold.map(({ sku }) => sku)}
          onSent={() => onShare("favorites-email")}
          onClose={() => setMailing(false)}
        />
      )}
    </Dialog>
  );
}
