import "../model/all-texts";
import type { Answers } from "@shared/finders/answers";
import { showToast } from "@/ui/toast-store";
import type { Run } from "@/wizard/run-storage";
import type { FinderModel } from "../model/model";
import { openedModel } from "../model/opened-model";
import { resumedRun } from "./stored-run";

/** Time to read the names of what no longer exists. */
const LOST_TOAST_MS = 10_000;

/** The stored run to go on with, and says what of it a document no longer has; undefined if it is no run. Loaded only when a run is stored. */
export async function resume(
  model: FinderModel,
  stored: unknown,
): Promise<Run<Answers> | undefined> {
  const resumed = resumedRun(await openedModel(model), stored);
  const text = resumed?.lost;
  if (text) showToast({ title: model.say("choices-changed"), text, duration: LOST_TOAST_MS });
  return resumed?.run;
}
