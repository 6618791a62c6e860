import type { Condition } from "@shared/finders/condition";
import { attributesIn } from "../check/condition-tests";
import { columnLabel, type Wording } from "../compile/reason-text";

/** The attributes that have to be stated for a condition, in a sentence of staff: "the size", "the size or the width". */
export function statedNames(condition: Condition, wording: Wording): string {
  const names = [...new Set(attributesIn(condition))].map((id) => columnLabel(id, wording) ?? id);
  if (names.length === 0) return "what is asked";
  return new Intl.ListFormat("en", { type: "disjunction" }).format(
    names.map((name) => `the ${name}`),
  );
}
