import { packsFor, type AmmoQuantity } from "@shared/ammo-quantities";
import type { FirearmItem } from "@shared/contracts/firearms";
import { formatRand } from "@shared/money";
import { presentPrice } from "../priced";

interface Props {
  product: FirearmItem;
  quantity: AmmoQuantity | undefined;
}

/** The price of one round and of the whole quantity; hidden if the pack size is unknown. */
export function RoundPrice({ product, quantity }: Props) {
  const { packSize } = product;
  if (packSize === null) return null;
  const packs = packsFor(quantity, packSize);
  const price = presentPrice(product);
  return (
    <p className="text-sm tabular-nums">
      <strong>{formatRand(price / packSize)} per round</strong>
      <span className="text-muted"> · {packSize} rounds</span>
      {packs > 1 && (
        <span className="block">
          {packs} boxes, {packs * packSize} rounds: <strong>{formatRand(packs * price)}</strong>
        </span>
      )}
    </p>
  );
}
