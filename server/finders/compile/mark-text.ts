import type { Condition } from "../../matching/criteria";
import { columnsOf } from "./conditions";
import { columnLabel, type Wording } from "./reason-text";

/** Says that something which must hold is not stated. */
export function notStated(condition: Condition, wording: Wording, label: string): string {
  const names = columnsOf(condition).map((column) => columnLabel(column, wording));
  const [name] = names;
  return name !== undefined && names.length === 1
    ? `The shop does not state the ${name}`
    : `The shop does not state whether it fits: ${label}`;
}

/** Says that something which must not hold is not stated. */
export function notRuledOut(condition: Condition, wording: Wording, label: string): string {
  const [name] = columnsOf(condition).map((column) => columnLabel(column, wording));
  return name === undefined
    ? `We cannot rule it out: ${label}`
    : `The shop does not state the ${name}, so we cannot rule it out: ${label}`;
}
