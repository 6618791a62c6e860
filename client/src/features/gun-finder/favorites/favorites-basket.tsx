import { Heart } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { ShareChannel } from "@shared/finder-steps";
import { classNames } from "@/lib/class-names";
import { useFavorites } from "./favorites";

const BasketPanel = lazy(() =>
  import("./basket-panel").then((file) => ({ default: file.BasketPanel })),
);

interface Props {
  brand: ClientBrand;
  /** In a frame it stands in its place instead of floating. */
  isEmbedded: boolean;
  onShare(channel: ShareChannel): void;
}

/** The heart that floats over the finder, with how many are in the basket, and the basket itself. */
export function FavoritesBasket({ brand, isEmbedded, onShare }: Props) {
  const count = useFavorites().length;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={classNames(
          "grid size-12 place-items-center rounded-full bg-accent text-accent-ink shadow-lifted hover:bg-accent-strong",
          isEmbedded
            ? "relative"
            : "fixed right-3 bottom-[5.25rem] z-30 sm:right-6 sm:bottom-6 sm:size-14",
        )}
      >
        <Heart aria-hidden className="size-6" />
        <span className="sr-only">Favorites Basket, </span>
        <span className="absolute -top-1 -right-1 grid h-6 min-w-6 place-items-center rounded-full border-2 border-paper bg-ink px-1 text-xs font-bold text-paper tabular-nums">
          {count}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <BasketPanel brand={brand} onShare={onShare} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
