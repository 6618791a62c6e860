import type { ShownFinder } from "@shared/contracts/finders";
import { pageHeaders } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { readRun } from "@/wizard/run-storage";

const keyOf = (runKey: string) => `${runKey}:version`;
/** With it a run goes on with its version when that is no longer live. */
function carryMark(mark: string | undefined): void {
  if (mark) pageHeaders["Finder-Mark"] = mark;
  else delete pageHeaders["Finder-Mark"];
}

/** Keeps the version that this tab's run is on, with its mark, which the page's calls carry. */
export function keepVersion(
  runKey: string,
  { version, mark }: Pick<ShownFinder, "version" | "mark">,
): void {
  tabStorage.set(keyOf(runKey), `${version} ${mark}`);
  carryMark(mark);
}

/**
 * The version of this tab's run, whose mark the page's calls carry from now on; undefined if none has begun: a new run
 * is on the live one.
 */
export function runVersion(runKey: string): number | undefined {
  const { answers } = (readRun(runKey) ?? {}) as { answers?: object };
  const [number, mark] = (tabStorage.get(keyOf(runKey)) ?? "").split(" ");
  const version = Number(number);
  const hasBegun = Object.keys(answers ?? {}).length > 0;
  if (!hasBegun || !Number.isInteger(version) || version <= 0) return undefined;
  carryMark(mark);
  return version;
}
