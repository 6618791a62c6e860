import "../model/all-texts";
import type { Answers } from "@shared/finders/answers";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { knownAnswers } from "../model/known-answers";
import { lostText, openedRun, withRun } from "./resume";
import type { FinderModel } from "../model/model";

/** Goes on with the answers that the document still offers, and says which it does not. */
export function dropLost(wizard: Wizard<Answers>, model: FinderModel): void {
  const known = knownAnswers(model.questions, wizard.answers);
  const text = known && lostText(known, model.say);
  if (!text) return;
  wizard.open(openedRun(model, { ...known, answers: withRun(known.answers, wizard.answers) }));
  showToast({ title: model.say("choices-changed"), text });
}
