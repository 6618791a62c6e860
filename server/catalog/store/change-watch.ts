import type { Costs } from "@shared/contracts/costs";

/** Sees what a change of products makes too costly. */
export interface ChangeWatch {
  /**
   * Makes a change of products, and adds to its result a sentence for each live finder whose answers take too much since
   * then; nothing where there is none. Nothing is refused.
   */
  changing: <Result extends object>(change: () => Promise<Result>) => Promise<Result & Costs>;
}
