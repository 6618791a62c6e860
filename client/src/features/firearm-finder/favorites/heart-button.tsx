import { Heart } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { showToast } from "@/ui/toast-store";
import { MAX_FAVORITES, type Favorite } from "./favorite";
import { toggleFavorite, useFavorites } from "./favorites";

/** Adds a product to the basket, or removes it. */
export function HeartButton({ product }: { product: Favorite }) {
  const isIn = useFavorites().some(({ sku }) => sku === product.sku);
  const toggle = () => {
    if (toggleFavorite(product) === "full") {
      showToast({
        title: "Your basket is full",
        text: `It holds ${MAX_FAVORITES} products. Remove one to add another.`,
        isDestructive: true,
      });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={isIn}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-full border border-outline bg-surface text-accent-text shadow-card hover:border-muted"
    >
      <Heart aria-hidden className={classNames("size-5", isIn && "fill-current")} />
      <span className="sr-only">Favorite: {product.name}</span>
    </button>
  );
}
