import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "./model";

/** The run as its trace tells it. */
export function tracedRun(model: FinderModel, wizard: Wizard<Answers>): Wizard<Answers> {
  return { ...wizard, answers: model.source.trace(model, wizard.answers) as Answers };
}
