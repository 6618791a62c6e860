import { packsFor, type AmmoQuantity } from "@shared/specification/ammo-quantities";
import type { Answers } from "@shared/finders/answers";
import { formatRand } from "@shared/money";

interface Props {
  /** A product of the firearm finder. */
  item: { price: string | null; packSize?: number | null };
  /** With the requested amount of ammunition. */
  answers: Answers;
}

/** The price of one round and of the whole quantity; hidden if the pack size is unknown. */
export function RoundPrice({ item: { price, packSize = null }, answers }: Props) {
  if (packSize === null || price === null) return null;
  const packs = packsFor(answers.quantity as AmmoQuantity | undefined, packSize);
  const paid = Number(price);
  return (
    <p className="text-sm tabular-nums">
      <strong>{formatRand(paid / packSize)} per round</strong>
      <span className="text-muted"> · {packSize} rounds</span>
      {packs > 1 && (
        <span className="block">
          {packs} boxes, {packs * packSize} rounds: <strong>{formatRand(packs * paid)}</strong>
        </span>
      )}
    </p>
  );
}
