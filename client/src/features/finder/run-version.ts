import { tabStorage } from "@/lib/storage";
import { readRun } from "@/wizard/run-storage";

/** Where the version of a run is kept. */
export const versionKey = (runKey: string) => `${runKey}:version`;

/** The version of this tab's run; undefined if none has begun: a new run is on the live one. */
export function runVersion(runKey: string): number | undefined {
  const { answers } = (readRun(runKey) ?? {}) as { answers?: object };
  const version = Number(tabStorage.get(versionKey(runKey)));
  const hasBegun = Object.keys(answers ?? {}).length > 0;
  return hasBegun && Number.isInteger(version) && version > 0 ? version : undefined;
}
