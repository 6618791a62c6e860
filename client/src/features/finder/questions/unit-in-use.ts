import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { NumberUnit } from "@shared/finders/units";
import { tabStorage } from "@/lib/storage";

const keyOf = ({ slug }: ShownFinder, { id }: ShownQuestion) => `unit:${slug}:${id}`;

/** The unit that a question is answered in during this visit; its own unless another was chosen. */
export function unitInUse(
  shown: ShownFinder,
  question: ShownQuestion,
  units: readonly [NumberUnit, ...NumberUnit[]],
): NumberUnit {
  const name = tabStorage.get(keyOf(shown, question));
  return units.find(({ unit }) => unit === name) ?? units[0];
}

/** Keeps the unit for this visit. */
export function keepUnit(shown: ShownFinder, question: ShownQuestion, { unit }: NumberUnit): void {
  tabStorage.set(keyOf(shown, question), unit);
}
