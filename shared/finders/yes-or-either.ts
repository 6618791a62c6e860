// On its own: proposals and the builder make the same answers.

import type { Option } from "./question";

/** The answers that a flag makes, in the language that they are said in: that it is so is wished, or it does not matter. */
export const yesOrEither = (attribute: string, locale: string): Option[] => [
  {
    id: "yes",
    label: { [locale]: "Yes" },
    rules: [{ use: "score", condition: { attribute, is: "yes" } }],
  },
  { id: "either", label: { [locale]: "It does not matter" }, exclusive: "not-sure", rules: [] },
];
