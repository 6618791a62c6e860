import type { CSSProperties, ReactNode } from "react";
import type { FeatureOption } from "@shared/contracts/bed-options";
import type { MatchCriterion, RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import { Badge } from "@/ui/badge";
import { Button, buttonClass } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { StoreUrl } from "@/lib/store-url";
import { featureLabel } from "./feature-option";

const CRITERIA: Record<MatchCriterion, string> = {
  sleepStyle: "Sleep style",
  firmness: "Firmness",
  mattressType: "Mattress type",
  concerns: "Concerns",
  features: "Wanted features",
  filters: "Size and budget",
};

interface BarProps {
  beds: RecommendedBed[];
  onOpen: () => void;
  onClear: () => void;
}

/** Stays in view while beds are picked for comparison. */
export function CompareBar({ beds, onOpen, onClear }: BarProps) {
  const canCompare = beds.length >= 2;
  return (
    <div
      role="region"
      aria-label="Compare"
      className="sticky bottom-[calc(var(--visible-bottom)+0.75rem)] z-30 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-lifted"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm">
        {canCompare
          ? beds.map(({ name }) => name).join(" · ")
          : "Pick one or two more beds to compare."}
      </p>
      <Button look="quiet" className="px-3" onClick={onClear}>
        Clear
      </Button>
      <Button disabled={!canCompare} onClick={onOpen}>
        Compare {beds.length}
      </Button>
    </div>
  );
}

interface DialogProps {
  beds: RecommendedBed[];
  features: FeatureOption[];
  storeUrl: StoreUrl;
  onVisit: (id: string, url: string) => void;
  onClose: () => void;
}

interface Line {
  label: string;
  show: (bed: RecommendedBed) => ReactNode;
  /** The value in words; beds that differ in it are marked. Omitted for lines without a comparable value. */
  words?: (bed: RecommendedBed) => string;
}

/** Two or three beds side by side, line by line. On phones each label is above its values. */
export function CompareDialog({ beds, features, storeUrl, onVisit, onClose }: DialogProps) {
  const inWords = (label: string, words: (bed: RecommendedBed) => string): Line => ({
    label,
    show: words,
    words,
  });
  const lines: Line[] = [
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
      inWords(CRITERIA[criterion], (bed) => {
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
  // Two columns fit on the narrowest phone. A table with grid rows needs explicit roles.
  const row = "max-sm:grid max-sm:grid-cols-[repeat(var(--beds),minmax(0,1fr))] max-sm:gap-x-2";
  return (
    <Dialog title="Side by side" onClose={onClose} place="wide">
      <div className="mt-4 overflow-x-auto" tabIndex={0} role="group" aria-label="Comparison">
        <table
          role="table"
          style={{ "--beds": beds.length } as CSSProperties}
          className="w-full table-fixed text-left text-sm max-sm:block max-sm:min-w-[calc(var(--beds)*(min(8.25rem,40vw)+8px))] sm:min-w-[34rem]"
        >
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className={row}>
              <th role="columnheader" scope="col" className="w-28 max-sm:sr-only">
                <span className="sr-only">What is compared</span>
              </th>
              {beds.map((bed) => (
                <th
                  key={bed.id}
                  role="columnheader"
                  scope="col"
                  className="align-bottom text-base max-sm:pb-2 max-sm:text-sm sm:p-2"
                >
                  {bed.imageUrl && (
                    <img
                      src={bed.imageUrl}
                      alt=""
                      width={320}
                      height={240}
                      className="mb-2 rounded-xl"
                    />
                  )}
                  {bed.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {lines.map(({ label, show, words }) => {
              const differs = words && new Set(beds.map(words)).size > 1;
              return (
                <tr
                  key={label}
                  role="row"
                  className={classNames(row, "border-t border-line align-top")}
                >
                  <th
                    role="rowheader"
                    scope="row"
                    className="font-semibold text-muted max-sm:sticky max-sm:left-0 max-sm:col-span-full max-sm:justify-self-start max-sm:pt-2.5 sm:py-2.5 sm:pr-2"
                  >
                    {label} {differs && <Badge>differs</Badge>}
                  </th>
                  {beds.map((bed) => (
                    <td
                      key={bed.id}
                      role="cell"
                      className={classNames(
                        "max-sm:pt-1 max-sm:pb-2.5 sm:p-2.5",
                        words && !differs && "text-muted",
                      )}
                    >
                      {show(bed)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
