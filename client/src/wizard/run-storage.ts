import { tabStorage } from "@/lib/storage";
import type { WizardState } from "./engine";

/** A run as it survives a reload: also what is chosen on the present step but not submitted yet. */
export interface Run<Answers> extends WizardState<Answers> {
  draft: Partial<Answers>;
  /** The shared link this run was taken from, so that a reload resumes instead of taking it again. */
  source?: string;
  /** What is wrong with an answer that was resumed; gone with the next one. */
  problem?: string;
}

/** The stored run as unknown data, for the finder's own schema to check; nothing when there is none. */
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
