import type { Section } from "@shared/finders/document";
import type { Condition } from "../../engine/criteria";
import type { ReadAnswers } from "./asked";
import type { Narrowing } from "./asked-conditions";
import { conditionIfAnswered } from "./conditions";
import type { Given } from "./operands";
import type { Part } from "./part";

type Known = Pick<Given, "lacksAnswer" | "attributes">;

/** What all parts, and a section itself, leave nothing else of; and what is given up from the last to the first. */
export function mustsOf(
  section: Section,
  parts: readonly Part[],
  read: ReadAnswers,
  known: Known,
): { filter: Condition[]; narrow: Narrowing[] } {
  const filter = filterOf(section, read, known);
  const narrow: Narrowing[] = [];
  for (const { asks } of parts) {
    filter.push(...asks.filter);
    narrow.push(...asks.narrow);
  }
  return { filter, narrow: narrow.sort((a, b) => b.giveUp - a.giveUp) };
}

/** A section's own condition, as far as it applies. */
export function filterOf(
  { filter }: Section,
  { counted, values, chosen }: ReadAnswers,
  known: Known = {},
): Condition[] {
  const given = { answers: counted, values, chosen, ...known };
  const asked = filter && conditionIfAnswered(filter, given);
  return asked ? [asked] : [];
}
