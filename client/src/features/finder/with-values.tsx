import { useMemo, type ReactNode } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { ValuesOf } from "@shared/finders/path";
import { valuesOf } from "@shared/finders/values";
import { modelSayer } from "./model-in-words";
import type { InWords } from "./model";

interface Props {
  shown: ShownFinder;
  children: (values: ValuesOf, inWords: InWords) => ReactNode;
}

/** Works out a document's values. Loaded only for finders that have some, before they start. */
export function WithValues({ shown, children }: Props) {
  const { values = [], questions } = shown;
  const ofAnswers = useMemo<ValuesOf>(
    () => (answers) => valuesOf(values, questions, answers),
    [values, questions],
  );
  const inWords = useMemo(() => modelSayer(shown), [shown]);
  return children(ofAnswers, inWords);
}
