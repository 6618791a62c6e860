import { formatRand } from "@shared/money";
import type { Priced } from "./priced";

/** A product's price; on special, also the regular price and the saving. */
export function PriceTag({ product: { price, specialPrice } }: { product: Priced }) {
  if (specialPrice === null) {
    return <p className="text-xl font-bold tabular-nums">{formatRand(price)}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="text-xl font-bold text-accent-text">{formatRand(specialPrice)}</span>
      <s className="text-sm text-muted">
        <span className="sr-only">instead of </span>
        {formatRand(price)}
      </s>
      <span className="text-sm font-semibold text-success">
        Save {formatRand(Number(price) - Number(specialPrice))}
      </span>
    </p>
  );
}
