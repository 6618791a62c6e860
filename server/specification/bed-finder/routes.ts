import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { recommendationsQuery } from "@shared/specification/contracts/recommendations";
import type { StaffLists } from "../../catalog/store/specified-catalogs";
import { finderRead, type Reads } from "../../catalog/store/finder-read";
import type { Answer } from "../../catalog/store/reply-cache";
import type { FinderReads } from "../../catalog/store/short-way";
import type { Stage } from "../../finders/shopper/stage";
import { inOneStep, type Steps } from "../../platform/work/steps";
import { validate } from "../../platform/http/validate";
import { bedsOnStage, requireKnownOptions, type StagedBeds } from "./staged-beds";
import { bedOptions } from "./bed-options";
import { countByBudget, rankedBedsJson } from "./ranking";
import { nearMissesInSteps } from "./suggestions";

const readAnswers = (query: unknown) => validate(recommendationsQuery, query);

/** The bed finder's reads, once it is unlocked. */
export function bedFinderReads(lists: Reads<StaffLists>, stage: Reads<Stage>): FinderReads {
  const answer = (workOut: (staged: StagedBeds, answers: BedPreferences) => Steps<Answer>) =>
    finderRead(stage, readAnswers, (present, answers) => {
      const staged = bedsOnStage(present);
      requireKnownOptions(answers, staged);
      return workOut(staged, answers);
    });

  return {
    "/bed-options": finderRead(
      lists,
      () => ({}),
      (present) => inOneStep(() => ({ body: bedOptions(present) })),
    ),
    "/recommendations": answer(function* (staged, answers) {
      const { json, total } = yield* rankedBedsJson(staged, answers);
      return { json, headers: { "X-Total-Count": String(total) } };
    }),
    "/recommendations/counts": answer(function* (staged, answers) {
      return { body: yield* countByBudget(staged, answers) };
    }),
    "/recommendations/suggestions": answer(function* (staged, answers) {
      return { body: yield* nearMissesInSteps(staged, answers) };
    }),
  };
}
