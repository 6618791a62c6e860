import type { Steps } from "../../platform/work/steps";
import type { StagedSection } from "./stage";

/**
 * The section that changes of answers should help: the first that is needed and has nothing, else the first that
 * is shown; then the others that are needed and have something, which no change may empty. `foundIn` says how
 * many products one has, undefined where it is not shown.
 */
export function* neediestFirst(
  parts: readonly StagedSection[],
  foundIn: (part: StagedSection) => Steps<number | undefined>,
): Steps<StagedSection[]> {
  const shown: { part: StagedSection; isNeeded: boolean; found: number }[] = [];
  for (const part of parts) {
    const found = yield* foundIn(part);
    if (found !== undefined) shown.push({ part, isNeeded: !part.section.isOptional, found });
  }
  const first = shown.find(({ isNeeded, found }) => isNeeded && found === 0) ?? shown[0];
  if (!first) return [];
  const others = shown.filter((each) => each !== first && each.isNeeded && each.found > 0);
  return [first, ...others].map(({ part }) => part);
}
