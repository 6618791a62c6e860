import type { Steps } from "../../platform/work/steps";
import type { Stage } from "../shopper/stage";
import { createReport, type Finding } from "../check/finding";
import { checkChoices } from "./choices";
import { checkLength } from "./length";
import { checkMixed } from "./mixed";
import { checkStated } from "./stated";
import { checkWaiting } from "./waiting";

/**
 * What staff should think about before a document without faults is published: what its answers leave of today's
 * products, what these do not state and no answer offers, and how much is asked.
 */
export function* checkProducts(stage: Pick<Stage, "document" | "catalogues">): Steps<Finding[]> {
  const report = createReport();
  checkLength(stage.document, report);
  yield;
  checkMixed(stage.document, report);
  yield* checkChoices(stage, report);
  checkWaiting(stage, report);
  yield;
  yield* checkStated(stage, report);
  return report.warnings;
}
