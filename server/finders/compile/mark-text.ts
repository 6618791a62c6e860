import type { Condition } from "../../engine/criteria";
import { listedOrNotIn } from "../../engine/listed-for";
import { columnsOf } from "./conditions";
import { columnLabel, type Wording } from "./reason-text";

/** Says that something which must hold is not stated. */
export function notStated(condition: Condition, wording: Wording, label: string): string {
  const columns = columnsOf(condition);
  const names = columns.map((column) => columnLabel(column, wording));
  const [name] = names;
  if (name !== undefined && names.length === 1) return `The shop does not state the ${name}`;
  if (isOfList(columns)) return "The shop’s list does not say what it is for";
  return `The shop does not state whether it fits: ${label}`;
}

/** Says of several products why they are hidden: something that must hold is not stated. */
export function whyHidden(condition: Condition, wording: Wording, label: string): string {
  if (isOfList(columnsOf(condition))) return "The shop’s list does not say what they are for";
  const text = notStated(condition, wording, label);
  return text.replace("whether it fits", "whether they fit");
}

const isOfList = (columns: readonly string[]) =>
  columns.length === 1 && listedOrNotIn(columns[0]!) !== undefined;

/** Says that something which must not hold is not stated. */
export function notRuledOut(condition: Condition, wording: Wording, label: string): string {
  const [name] = columnsOf(condition).map((column) => columnLabel(column, wording));
  return name === undefined
    ? `We cannot rule it out: ${label}`
    : `The shop does not state the ${name}, so we cannot rule it out: ${label}`;
}
