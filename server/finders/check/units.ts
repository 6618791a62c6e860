import type { FinderDocument } from "@shared/finders/document";
import { canBeTyped, unitsOf } from "@shared/finders/units";
import type { Report } from "./finding";

/** Whether numbers can be typed in the other units of their questions. */
export function checkUnits({ questions }: FinderDocument, report: Report): void {
  questions.forEach(({ ask }, index) => {
    if (ask.kind !== "number" || !ask.otherUnits || ask.min >= ask.max) return;
    const path = `questions.${index}.ask`;
    if (!ask.unit?.trim()) {
      report.fault(
        `${path}.unit`,
        "Name the unit of the question: the other units are converted to it.",
      );
    }
    const names = [ask.unit, ...ask.otherUnits.map(({ unit }) => unit)];
    unitsOf(ask)
      .slice(1)
      .forEach((unit, number) => {
        const at = `${path}.otherUnits.${number}`;
        if (!unit.unit.trim()) report.fault(`${at}.unit`, "Name the unit.");
        else if (names.indexOf(unit.unit) <= number) {
          report.fault(`${at}.unit`, `The unit ${unit.unit} is there already. Use another one.`);
        }
        if (canBeTyped(unit)) return;
        const message = `Numbers in ${unit.unit} would be too long to type. Use another unit, or larger steps.`;
        report.fault(`${at}.perUnit`, message);
      });
  });
}
