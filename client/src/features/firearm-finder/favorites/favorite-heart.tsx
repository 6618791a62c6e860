import { HeartButton } from "@/ui/heart-button";
import { showToast } from "@/ui/toast-store";
import { MAX_FAVORITES, type Favorite } from "./favorite";
import { toggleFavorite, useFavorites } from "./favorites";

/** Adds a product to the basket, or removes it. */
export function FavoriteHeart({ product }: { product: Favorite }) {
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
  return <HeartButton label={`Favorite: ${product.name}`} isIn={isIn} onToggle={toggle} />;
}
