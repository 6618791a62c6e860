import { ImageOff } from "lucide-react";
import type { AmmoQuantity } from "@shared/ammo-quantities";
import type { RecommendedFirearm } from "@shared/contracts/firearms";
import { caliberLabel } from "@shared/firearm-calibers";
import { classNames } from "@/lib/class-names";
import { Tag } from "@/ui/badge";
import { buttonClass } from "@/ui/button";
import { ProductPicture } from "@/ui/product-picture";
import { FavoriteHeart } from "../favorites/favorite-heart";
import { PriceTag } from "../price-tag";
import { RoundPrice } from "./round-price";

interface Props {
  product: RecommendedFirearm;
  /** The store's page for the product. */
  url: string;
  /** The requested amount of ammunition. */
  quantity: AmmoQuantity | undefined;
  onVisit: () => void;
}

/** One product: its name, its price, its store link and its heart button. */
export function FirearmCard({ product, url, quantity, onVisit }: Props) {
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-outline bg-surface p-4 shadow-card max-sm:grid max-sm:grid-cols-[min(7rem,31vw)_minmax(0,1fr)] sm:flex-col">
      <ProductPicture url={product.imageUrl} placeholder={ImageOff} />
      <div className="flex min-w-0 grow flex-col">
        <h2 className="pr-10 leading-snug font-bold sm:pr-0">{product.name}</h2>
        <p className="mt-1 text-sm text-muted">{product.shortDescription}</p>
        <p className="mt-2 text-sm font-semibold text-accent-text">{product.reason}</p>
        <p className="mt-2 mb-3 flex flex-wrap gap-1.5">
          <Tag>{product.brand}</Tag>
          <Tag>{caliberLabel(product.caliber)}</Tag>
        </p>
        <div className="mt-auto">
          <PriceTag product={product} />
          <RoundPrice product={product} quantity={quantity} />
          <p className={classNames("text-sm", product.inStock ? "text-success" : "text-muted")}>
            {product.inStock ? "In Stock" : "Out of Stock"}
          </p>
        </div>
      </div>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        onClick={onVisit}
        className={classNames(buttonClass("secondary"), "max-sm:col-span-2")}
      >
        View Details
        <span className="sr-only">: {product.name}, opens in a new tab</span>
      </a>
      <div className="absolute top-2 right-2 sm:top-6 sm:right-6">
        <FavoriteHeart product={product} />
      </div>
    </article>
  );
}
