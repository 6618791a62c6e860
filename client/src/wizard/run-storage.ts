import { tabStorage } from "@/lib/storage";
import type { WizardState } from "./engine";

/** A run that survives a reload, with the choices on the current step that are not submitted yet. */
export interface Run<Answers> extends WizardState<Answers> {
  draft: Partial<Answers>;
  /** The shared link of this run, so that a reload resumes instead of loading it again. */
  source?: string;
  /** The problem with a resumed answer; removed by the next answer. */
  problem?: string;
  /** Whether the shopper came from the last step to change an answer, and goes straight back to it. */
  isReturning?: boolean;
}

/** The stored run as unknown data, for the finder's own schema to check; undefined if there is none. */
export function readRun(key: string): unknown {
  const text = tabStorage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeRun<A>(key: string, run: Run<A>): void {
  tabStorage.set(key, JSON.stringify(run));
}
