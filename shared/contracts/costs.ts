/** What a change of products answers besides. */
export interface Costs {
  /**
   * The live finders whose costliest answer takes too much since then, each in a sentence that names the question; missing
   * where there is none.
   */
  costs?: string[];
}
