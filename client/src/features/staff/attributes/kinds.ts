import type { AttributeKind } from "@shared/contracts/attributes";

/** The kinds of attributes in plain words. */
export const KINDS: readonly { kind: AttributeKind; label: string; hint: string }[] = [
  { kind: "choice", label: "One value", hint: "One of several, such as a color." },
  { kind: "choices", label: "Several values", hint: "Any of several, such as what it is for." },
  { kind: "number", label: "A number", hint: "With its unit, such as a weight." },
  { kind: "range", label: "A range", hint: "From and to, such as the heights of people." },
  { kind: "flag", label: "Yes or no", hint: "Such as whether it is waterproof." },
  { kind: "text", label: "A text", hint: "To be shown; questions do not ask for it." },
];

/** Whether a kind has values of its own. */
export const hasValues = (kind: AttributeKind): boolean => kind === "choice" || kind === "choices";

/** Whether what products state in it is measured in something. */
export const hasUnit = (kind: AttributeKind): boolean => kind === "number" || kind === "range";
