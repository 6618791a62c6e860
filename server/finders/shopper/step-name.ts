import type { ShownQuestion } from "@shared/contracts/finders";
import type { Question } from "@shared/finders/question";
import type { FinderCatalog } from "../compile/finder-catalog";
import { upper, type Say } from "../compile/say";

const ATTRIBUTE = /"attribute":"([^"]+)"/g;

/** What a step is called: its question's short name, or the one attribute that it is about, where that is shorter. */
export function stepNameOf(
  { title, name, options, rules }: Question,
  catalog: FinderCatalog | undefined,
  say: Say,
): Pick<ShownQuestion, "stepName"> {
  const named = JSON.stringify([options, rules]).matchAll(ATTRIBUTE);
  const [about, ...others] = new Set(Array.from(named, ([, attribute]) => attribute!));
  const label = others.length === 0 ? catalog?.attributes.get(about ?? "")?.label : undefined;
  const stepName = name ? say(name) : label && upper(say(label));
  return stepName && stepName.length < say(title).length ? { stepName } : {};
}
