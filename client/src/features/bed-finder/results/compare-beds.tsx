import type { FeatureOption } from "@shared/contracts/bed-options";
import type { MatchCriterion, RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import type { StoreUrl } from "@/lib/store-url";
import { buttonClass } from "@/ui/button";
import { CompareDialog, inWords, type CompareLine } from "@/ui/compare";
import { featureLabel } from "./feature-option";

const CRITERIA: Record<MatchCriterion, string> = {
  sleepStyle: "Sleep style",
  firmness: "Firmness",
  mattressType: "Mattress type",
  concerns: "Concerns",
  features: "Wanted features",
  filters: "Size and budget",
};

interface Props {
  beds: RecommendedBed[];
  features: FeatureOption[];
  storeUrl: StoreUrl;
  onVisit: (id: string, url: string) => void;
  onClose: () => void;
}

/** Two or three beds side by side, line by line. */
export function CompareBeds({ beds, features, storeUrl, onVisit, onClose }: Props) {
  const lines: CompareLine<RecommendedBed>[] = [
    {
      label: "Match",
      show: (bed) => <strong className="text-xl text-accent-text">{bed.matchScore}%</strong>,
      words: (bed) => String(bed.matchScore),
    },
    {
      label: "Price",
      show: (bed) => <strong>{formatRand(bed.price)}</strong>,
      words: (bed) => formatRand(bed.price),
    },
    inWords("Stock", (bed) => (bed.inStock ? "In Stock" : "Out of Stock")),
    ...(beds[0]?.match ?? []).map(({ criterion }) =>
      inWords<RecommendedBed>(CRITERIA[criterion], (bed) => {
        const entry = bed.match.find((each) => each.criterion === criterion);
        return entry ? `${entry.text} (${entry.points}/${entry.max})` : "";
      }),
    ),
    inWords("Features", (bed) =>
      bed.features.map((name) => featureLabel(name, features)).join(", "),
    ),
    {
      label: "Store",
      show: (bed) => (
        <a
          href={storeUrl(bed.magentoUrl)}
          target="_blank"
          rel="noopener"
          onClick={() => onVisit(bed.id, storeUrl(bed.magentoUrl))}
          className={classNames(buttonClass("secondary"), "max-sm:w-full max-sm:px-2")}
        >
          View <span className="sr-only">{bed.name}</span> on Store
        </a>
      ),
    },
  ];
  return (
    <CompareDialog items={beds} pictureOf={(bed) => bed.imageUrl} lines={lines} onClose={onClose} />
  );
}
