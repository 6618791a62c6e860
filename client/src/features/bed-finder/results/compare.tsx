import type { ReactNode } from "react";
import type { MatchCriterion, RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { Button, buttonClass } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { StoreUrl } from "@/lib/store-url";

export const MOST_COMPARED = 3;

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
  onOpen(): void;
  onClear(): void;
}

/** Stays in sight while beds are picked for comparing. */
export function CompareBar({ beds, onOpen, onClear }: BarProps) {
  const canCompare = beds.length >= 2;
  return (
    <div
      role="region"
      aria-label="Compare"
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-lifted"
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
  storeUrl: StoreUrl;
  onVisit(id: string, url: string): void;
  onClose(): void;
}

/** Two or three beds side by side, line by line. */
export function CompareDialog({ beds, storeUrl, onVisit, onClose }: DialogProps) {
  const lines: [string, (bed: RecommendedBed) => ReactNode][] = [
    ["Match", (bed) => <strong className="text-xl text-accent-text">{bed.matchScore}%</strong>],
    ["Price", (bed) => <strong>{formatRand(bed.price)}</strong>],
    ["Stock", (bed) => (bed.inStock ? "In Stock" : "Out of Stock")],
    ...(beds[0]?.match ?? []).map(({ criterion }): [string, (bed: RecommendedBed) => ReactNode] => [
      CRITERIA[criterion],
      (bed) => {
        const entry = bed.match.find((each) => each.criterion === criterion);
        return entry && `${entry.text} (${entry.points}/${entry.max})`;
      },
    ]),
    ["Features", (bed) => bed.features.join(", ")],
    [
      "Store",
      (bed) => (
        <a
          href={storeUrl(bed.magentoUrl)}
          target="_blank"
          rel="noopener"
          onClick={() => onVisit(bed.id, storeUrl(bed.magentoUrl))}
          className={buttonClass("secondary")}
        >
          View <span className="sr-only">{bed.name}</span> on Store
        </a>
      ),
    ],
  ];
  return (
    <Dialog title="Side by side" onClose={onClose} place="wide">
      <div className="mt-4 overflow-x-auto" tabIndex={0} role="group" aria-label="Comparison">
        <table className="w-full min-w-[34rem] table-fixed text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="w-28">
                <span className="sr-only">What is compared</span>
              </th>
              {beds.map((bed) => (
                <th key={bed.id} scope="col" className="p-2 align-bottom text-base">
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
          <tbody>
            {lines.map(([label, show]) => (
              <tr key={label} className="border-t border-line align-top">
                <th scope="row" className="py-2.5 pr-2 font-semibold text-muted">
                  {label}
                </th>
                {beds.map((bed) => (
                  <td key={bed.id} className="p-2.5">
                    {show(bed)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
