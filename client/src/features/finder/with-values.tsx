import { useMemo, type ReactNode } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { ValuesOf } from "@shared/finders/path";
import { valuesOf } from "@shared/finders/values";

interface Props {
  shown: ShownFinder;
  children: (values: ValuesOf) => ReactNode;
}

/** Works out a document's values. Loaded only for finders that have some, before they start. */
export function WithValues({ shown: { values = [], questions }, children }: Props) {
  const ofAnswers = useMemo<ValuesOf>(
    () => (answers) => valuesOf(values, questions, answers),
    [values, questions],
  );
  return children(ofAnswers);
}
