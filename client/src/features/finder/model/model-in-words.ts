import type { ShownFinder } from "@shared/contracts/finders";
import { answersOnTheWay } from "@shared/finders/path";
import { namedIn, partInWords, sayingValues, withValuesSaid } from "@shared/finders/say-values";
import type { FinderModel, InWords } from "./model";
import { sayer } from "./say";

/** Says the values that texts of a document name. A model stays the same one while it says the same. */
export function modelSayer({ values = [], locale, ...shown }: ShownFinder): InWords {
  const named = [...new Set(namedIn(JSON.stringify(shown)))];
  let last: { key: string; from: FinderModel; model: FinderModel } | undefined;
  return (model, answers) => {
    if (named.length === 0) return model;
    const counted = answersOnTheWay(model.questions, answers, model.values);
    const said = sayingValues(values, model.values?.(counted) ?? {}, locale);
    const key = JSON.stringify(named.map((id) => said(id) ?? null));
    if (last?.key === key && last.from === model) return last.model;
    const inWords = partInWords(model.shown, said);
    const asked = (id: string) => inWords.questions.find((each) => each.id === id)!;
    const steps = model.steps.map((step) => ({
      ...step,
      questions: step.questions.map(({ id }) => asked(id)),
      page: inWords.groups.find(({ id }) => id === step.page?.id),
    }));
    const questions = model.questions.map(({ id }) => asked(id));
    const allSteps = model.allSteps.map((step) => ({
      ...step,
      title: withValuesSaid(step.title, said),
    }));
    last = {
      key,
      from: model,
      model: { ...model, shown: inWords, questions, steps, allSteps, say: sayer(inWords.texts) },
    };
    return last.model;
  };
}
