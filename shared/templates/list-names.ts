// On its own: documents name them, and know nothing else of the templates.

/** The lists that staff keep for the bed finder, by their addresses; documents name them so. */
export const optionLists = [
  "sleep-styles",
  "sleep-concerns",
  "bed-sizes",
  "mattress-types",
  "firmness-levels",
  "features",
] as const;

/** The one whose rows are ranges of money. */
export const RANGE_LIST = "budget-ranges";
