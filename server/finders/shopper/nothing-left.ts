import type { FinderCounts } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { countInSteps } from "../../engine/counts";
import type { Steps } from "../../platform/work/steps";
import { compileToCount } from "../compile/compile";
import { endingFor } from "./ending";
import { wordingOf, type StagedSection } from "./stage";

/**
 * Whether the answers to other questions than these leave nothing without giving something up: whatever is chosen, each choice
 * would then say that it leaves nothing. Worked out where each does; of a set never.
 */
export function* isNothingLeft(
  document: FinderDocument,
  staged: readonly StagedSection[],
  answers: Answers,
  counts: FinderCounts["questions"],
  locale: string,
): Steps<boolean> {
  const all = Object.values(counts).flatMap((each) => Object.values(each));
  const [only, ...others] = staged;
  if (!only || others.length > 0 || all.length === 0 || all.some((count) => count > 0)) {
    return false;
  }
  const rest = Object.fromEntries(
    Object.entries(answers).filter(([id]) => !Object.hasOwn(counts, id)),
  );
  const { section, catalog } = only;
  const wording = wordingOf({ document }, catalog, locale);
  const compiled = compileToCount(document, section, catalog, rest, wording);
  // What ends without products leaves none, and is not short of any.
  if (endingFor(document, compiled)) return false;
  return (yield* countInSteps(compiled.catalog, compiled.query)) === 0;
}
