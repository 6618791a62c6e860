// On its own: proposals and the builder make the same answers.

import type { Option } from "./question";
import type { Use } from "./rule";

/** The answers that a flag makes, in the language that they are said in: that it is so is wished, or needed, or it does not matter. */
export const yesOrEither = (
  attribute: string,
  locale: string,
  use: Extract<Use, "score" | "filter"> = "score",
): Option[] => [
  {
    id: "yes",
    label: { [locale]: "Yes" },
    rules: [{ use, condition: { attribute, is: "yes" } }],
  },
  { id: "either", label: { [locale]: "It does not matter" }, exclusive: "not-sure", rules: [] },
];
