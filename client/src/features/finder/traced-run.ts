import { rangeIn, writeAnswer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay } from "@shared/finders/path";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "./model";

/** The run as its trace tells it: the answers that count, ranges as texts. */
export function tracedRun({ questions }: FinderModel, wizard: Wizard<Answers>): Wizard<Answers> {
  const counted = Object.entries(answersOnTheWay(questions, wizard.answers));
  const answers = counted.map(([id, answer]) => [
    id,
    rangeIn(answer) ? writeAnswer(answer) : answer,
  ]);
  return { ...wizard, answers: Object.fromEntries(answers) as Answers };
}
