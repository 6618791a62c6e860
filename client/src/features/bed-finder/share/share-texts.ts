import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";

const NAMED = 3;

/** The text for a friend: the number of matches, the best of them, and a link to them all. */
export function shareText(
  { beds, total }: { beds: RecommendedBed[]; total: number },
  shop: string,
  url: string,
): string {
  const inStock = beds.filter((bed) => bed.inStock);
  const named = (inStock.length > 0 ? inStock : beds).slice(0, NAMED);
  const list = named.map((bed, index) => {
    const stock = bed.inStock ? "" : ", out of stock now";
    return `${index + 1}. ${bed.name}: ${bed.matchScore}% match, ${formatRand(bed.price)}${stock}`;
  });
  const found = `I found ${total} ${total === 1 ? "bed" : "beds"} at ${shop} that suit me`;
  const best = named.length === 1 ? "Here is the best" : `Here are the best ${named.length}`;
  return [
    total > named.length ? `${found}. ${best}:` : `${found}:`,
    ...list,
    "",
    `See them all: ${url}`,
  ].join("\n");
}
