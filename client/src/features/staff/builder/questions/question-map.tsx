import type { FinderDocument } from "@shared/finders/document";
import { Dialog } from "@/ui/dialog";
import type { Names } from "../words/names";
import { whenWords } from "../words/when-words";
import { branchingOf, type Branch, type Stop } from "./branching";

interface Props {
  document: FinderDocument;
  names: Names;
  onChoose: (id: string) => void;
  onClose: () => void;
}

// Each stop has the same height, so that what leads to it can be drawn.
const ROW = 84;
const LANE = 16;

/** The way through the questions as a map: what is always asked stands in line, what decides is drawn beside. */
export function QuestionMap({ document, names, onChoose, onClose }: Props) {
  const { stops, branches } = branchingOf(document);
  const lanes = Math.max(0, ...branches.map(({ lane }) => lane + 1));
  const width = 24 + lanes * LANE;
  return (
    <Dialog title="The way through the questions" place="wide" onClose={onClose}>
      <p className="mt-2 text-sm text-muted">
        A line leads from the question that decides to what depends on it.
      </p>
      <div className="mt-4 flex overflow-x-auto">
        <svg
          aria-hidden
          className="shrink-0 text-accent"
          width={width}
          height={stops.length * ROW}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <defs>
            <marker
              id="branch-end"
              markerWidth="6"
              markerHeight="6"
              refX="5"
              refY="3"
              orient="auto"
            >
              <path d="M0 0 6 3 0 6z" fill="currentColor" stroke="none" />
            </marker>
          </defs>
          {branches.map((branch) => (
            <path
              key={`${branch.from} ${branch.to}`}
              d={lineOf(branch, width)}
              markerEnd="url(#branch-end)"
            />
          ))}
        </svg>
        <ol className="min-w-0 grow">
          {stops.map((stop, at) => (
            <li key={`${stop.kind} ${stop.id}`} style={{ height: ROW }} className="py-1.5">
              <StopCard
                {...{ stop, document, names }}
                place={at + 1}
                onChoose={() => {
                  onChoose(stop.id);
                  onClose();
                }}
              />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** From the foot of what decides, along its lane, to the middle of what depends on it. */
function lineOf({ from, to, lane }: Branch, width: number): string {
  const right = width - 4;
  const side = right - 12 - lane * LANE;
  const [start, end] = [from * ROW + ROW / 2 + 10, to * ROW + ROW / 2];
  return `M${right} ${start}H${side + 8}q-8 0-8 8V${end - 8}q0 8 8 8H${right}`;
}

interface CardProps {
  stop: Stop;
  place: number;
  document: FinderDocument;
  names: Names;
  onChoose: () => void;
}

function StopCard({ stop, place, document, names, onChoose }: CardProps) {
  const { kind, id, when } = stop;
  const look = "block h-full w-full overflow-hidden rounded-card border px-3 py-1.5 text-left";
  const condition = when && (
    <span className="line-clamp-2 text-xs text-accent-text wrap-anywhere">
      {kind === "ending" ? "When" : "Shown when"} {whenWords(when, names)}
    </span>
  );
  if (kind === "results") {
    return <p className={`${look} border-accent bg-accent-soft font-semibold`}>Results</p>;
  }
  if (kind === "ending") {
    return (
      <div className={`${look} border-dashed border-outline`}>
        <span className="line-clamp-1 text-sm font-semibold wrap-anywhere">
          Ends: {names.say(document.results.endings[Number(id)]?.text)}
        </span>
        {condition}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${look} border-outline bg-surface hover:border-accent`}
      onClick={onChoose}
    >
      <span className="line-clamp-1 text-sm font-semibold wrap-anywhere">
        {place}. {names.question(id)}
      </span>
      {condition ?? <span className="text-xs text-muted">Always asked</span>}
    </button>
  );
}
