// On its own: the first thing that the server does.
import { setFlagsFromString } from "node:v8";

/**
 * Keeps the process small: V8 lets garbage double the heap before it looks for it. A quarter costs a few
 * percent of the time under full load, and saves about 100 MB. It can be set while the process runs.
 */
export function collectGarbageEarly(): void {
  setFlagsFromString("--heap-growing-percent=25");
}
