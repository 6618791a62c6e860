import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { Dialog } from "@/ui/dialog";
import type { Names } from "../words/names";
import { whenWords } from "../words/when-words";

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

/** The questions whose answers a condition asks about, each once, in the order in which it names them. */
export function questionsIn(when: When | undefined): string[] {
  if (!when) return [];
  if ("all" in when) return [...new Set(when.all.flatMap(questionsIn))];
  if ("any" in when) return [...new Set(when.any.flatMap(questionsIn))];
  if ("not" in when) return questionsIn(when.not);
  return "question" in when ? [when.question] : [];
}

/** One stop of a map: a question, an ending, or the results. */
interface Stop {
  id: string;
  kind: "question" | "ending" | "results";
  when?: When;
}

/** From the question that decides to what it decides on: their places among the stops. */
interface Branch {
  from: number;
  to: number;
  /** How far to the side it is drawn: branches that run beside one another have different ones. */
  lane: number;
}

/** Every stop on the way through a document, and what decides which of them a shopper meets. */
export function branchingOf({ questions, results }: FinderDocument): {
  stops: Stop[];
  branches: Branch[];
} {
  const stops: Stop[] = [
    ...questions.map(({ id, when }): Stop => ({ id, kind: "question", when })),
    ...results.endings.map(({ when }, at): Stop => ({ id: `${at}`, kind: "ending", when })),
    { id: "results", kind: "results" },
  ];
  const branches: Branch[] = [];
  for (const [to, { when }] of stops.entries()) {
    for (const id of questionsIn(when)) {
      const from = questions.findIndex((each) => each.id === id);
      if (from !== -1 && from !== to)
        branches.push({ from, to, lane: freeLane(branches, from, to) });
    }
  }
  return { stops, branches };
}

/** The first lane in which nothing runs between these two. */
function freeLane(branches: readonly Branch[], from: number, to: number): number {
  const beside = branches.filter((each) => each.from < to && from < each.to);
  let lane = 0;
  while (beside.some((each) => each.lane === lane)) lane += 1;
  return lane;
}
