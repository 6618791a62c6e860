import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { MatchEntry, RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";

/** More would not fit on one line. */
const MAX_CRITERIA = 2;

/**
 * How a bed differs from the best one, in a line: "One step firmer than you asked, R2,400 less". It covers
 * only answered criteria, in order of weight, and the price.
 */
export function difference(
  bed: RecommendedBed,
  best: RecommendedBed,
  options: BedOptions,
): string | undefined {
  const differing = bed.match
    .flatMap((entry) => {
      const ofBest = best.match.find(({ criterion }) => criterion === entry.criterion);
      const text = ofBest && differenceIn(entry, ofBest, bed, best, options);
      return text ? [{ text, points: Math.abs(entry.points - ofBest.points) }] : [];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_CRITERIA)
    .map(({ text }) => text);
  const isRanked = bed.match.some(({ criterion }) => criterion !== "filters");
  if (differing.length === 0 && isRanked) differing.push("just as close a match");
  const line = [...differing, priceDifference(bed, best)].filter(Boolean).join(", ");
  return line === "" ? undefined : line[0]!.toUpperCase() + line.slice(1);
}

/** The difference of two beds in one answered question; undefined if there is none. */
function differenceIn(
  entry: MatchEntry,
  ofBest: MatchEntry,
  bed: RecommendedBed,
  best: RecommendedBed,
  options: BedOptions,
): string | undefined {
  switch (entry.criterion) {
    case "firmness":
      if (bed.firmness === best.firmness) return undefined;
      return entry.verdict === "met" ? "as firm as you asked" : lowerFirst(entry.text);
    case "mattressType":
      if (bed.mattressType === best.mattressType) return undefined;
      return `${nameOf(options.mattressTypes, bed.mattressType)} instead of ${nameOf(options.mattressTypes, best.mattressType)}`;
    case "filters":
      return undefined;
    default:
      if (entry.points === ofBest.points) return undefined;
      // A part of several would be a list of its own; the text only says more or less.
      return entry.verdict === "partly"
        ? partOf(entry.criterion, entry.points > ofBest.points)
        : lowerFirst(entry.text);
  }
}

function partOf(criterion: MatchEntry["criterion"], isMore: boolean): string {
  const count = isMore ? "more" : "fewer";
  return criterion === "concerns"
    ? `good for ${count} of your concerns`
    : `has ${count} of the features you asked for`;
}

function priceDifference(bed: RecommendedBed, best: RecommendedBed): string | undefined {
  const cents = Math.round(Number(bed.price) * 100) - Math.round(Number(best.price) * 100);
  if (cents === 0) return undefined;
  return `${formatRand(Math.abs(cents) / 100)} ${cents < 0 ? "less" : "more"}`;
}

/** The label within a sentence; a label in capitals stays as it is. */
function nameOf(list: Option[], id: string): string {
  const label = list.find((option) => option.id === id)?.label ?? id.replaceAll("_", " ");
  return label === label.toUpperCase() ? label : label.toLowerCase();
}

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1);
