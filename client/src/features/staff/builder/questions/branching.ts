import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";

/** The questions whose answers a condition asks about, each once, in the order in which it names them. */
export function questionsIn(when: When | undefined): string[] {
  if (!when) return [];
  if ("all" in when) return [...new Set(when.all.flatMap(questionsIn))];
  if ("any" in when) return [...new Set(when.any.flatMap(questionsIn))];
  if ("not" in when) return questionsIn(when.not);
  return "question" in when ? [when.question] : [];
}

/** One stop of a map: a question, an ending, or the results. */
export interface Stop {
  id: string;
  kind: "question" | "ending" | "results";
  when?: When;
}

/** From the question that decides to what it decides on: their places among the stops. */
export interface Branch {
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
