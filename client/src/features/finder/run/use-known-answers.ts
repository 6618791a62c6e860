import { useEffect, useEffectEvent, useRef } from "react";
import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";

/** Whenever the document has loaded again, answers that it no longer offers are dropped, with a notice to the shopper. */
export function useKnownAnswers(wizard: Wizard<Answers>, model: FinderModel): void {
  const { questions } = model.shown;
  const checked = useRef(questions);
  const check = useEffectEvent(async () => {
    const { dropLost } = await import("./drop-lost");
    dropLost(wizard, model);
  });
  useEffect(() => {
    if (checked.current === questions) return;
    checked.current = questions;
    void check().catch(() => undefined);
  }, [questions]);
}
