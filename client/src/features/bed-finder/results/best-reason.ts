import type { RecommendedBed } from "@shared/contracts/recommendations";

/**
 * Why the first bed comes first, in a sentence. `inStock` are the listed beds in stock, in order of
 * match: unlisted beds match no better and, at an equal match, cost no less.
 */
export function bestReason(inStock: RecommendedBed[]): string {
  const [best, ...others] = inStock;
  if (!best) return "";
  const isAlone = others.length === 0;
  const hasRival = others.some(({ matchScore }) => matchScore === best.matchScore);
  if (best.match.every(({ criterion }) => criterion === "filters")) {
    return isAlone
      ? "The only one in stock that fits your size and budget."
      : "None in stock that fits your size and budget costs less.";
  }
  const answers = best.match.length;
  const met = best.match.filter(({ verdict }) => verdict === "met").length;
  if (met === answers) {
    if (hasRival) return "Meets every answer you gave, and none in stock that does costs less.";
    return isAlone
      ? "Meets every answer you gave."
      : "The only one in stock that meets every answer you gave.";
  }
  const meets = met === 0 ? "" : `: it meets ${met} of your ${answers} answers`;
  return hasRival
    ? `None in stock is closer, and none as close costs less${meets}.`
    : `The closest in stock${meets || " to your answers"}.`;
}
