import { ImageOff, Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { formatRand } from "@shared/money";
import { placeOf, returnTo } from "@/lib/focus-place";
import { ProductPicture } from "@/ui/product-picture";
import { PriceTag } from "../price-tag";
import { presentPrice } from "../priced";
import { removeFavorite } from "./favorites";
import type { PresentFavorite } from "./use-present-data";

/** One product in the basket; says if its price has changed or it is gone. */
export function BasketItem({ favorite }: { favorite: PresentFavorite }) {
  const { name, imageUrl, state, savedPrice } = favorite;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = placeOf(currentTarget);
    flushSync(() => removeFavorite(favorite.sku));
    returnTo(place);
  };
  return (
    <li className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)_auto] gap-3 py-3">
      <ProductPicture url={imageUrl} placeholder={ImageOff} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{name}</p>
        {state === "gone" ? (
          <p className="text-sm text-danger">No longer sold. It is not included in the total.</p>
        ) : (
          <PriceTag product={favorite} />
        )}
        {state === "changed" && (
          <p className="text-sm text-muted">
            {presentPrice(favorite) < savedPrice ? "Cheaper now" : "More expensive now"}: it was{" "}
            {formatRand(savedPrice)} when you saved it.
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={remove}
        className="grid size-11 place-items-center rounded-full text-muted hover:text-danger"
      >
        <Trash2 aria-hidden className="size-5" />
        <span className="sr-only">Remove {name}</span>
      </button>
    </li>
  );
}
