import { useMemo, type ReactNode } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { ValuesOf } from "@shared/finders/path";
import { valuesOf } from "@shared/finders/values";
import { modelSayer } from "../model/model-in-words";
import type { FinderModel } from "../model/model";

interface Props {
  shown: ShownFinder;
  children: (more: { values: ValuesOf; said: (model: FinderModel) => FinderModel }) => ReactNode;
}

/** Works out a document's values. Loaded only for finders that have some, before they start. */
export function WithValues({ shown, children }: Props) {
  const { values = [], questions } = shown;
  const ofAnswers = useMemo<ValuesOf>(
    () => (answers) => valuesOf(values, questions, answers),
    [values, questions],
  );
  const said = useMemo(() => {
    const inWords = modelSayer(shown);
    // The bar of steps says what stands without answers.
    return (model: FinderModel) => ({ ...model, inWords, allSteps: inWords(model, {}).allSteps });
  }, [shown]);
  return children({ values: ofAnswers, said });
}
