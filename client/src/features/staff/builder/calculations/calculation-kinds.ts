import type { Attribute } from "@shared/contracts/attributes";
import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { Names } from "../words/names";

/** The kinds of calculations that staff choose from. */
export type CalculationKind =
  | "number"
  | "answer"
  | "optionsOf"
  | "value"
  | "product"
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "min"
  | "max"
  | "roundUp"
  | "bands";

export const CALCULATION_LABELS: Record<CalculationKind, string> = {
  number: "A number",
  answer: "The answer to",
  optionsOf: "The number of what was chosen in",
  value: "Another calculation",
  product: "What the product states in",
  add: "A sum",
  subtract: "A subtraction",
  multiply: "A multiplication",
  divide: "A division",
  min: "The smallest of",
  max: "The largest of",
  roundUp: "Rounded up",
  bands: "One of several cases",
};

/** The kind of a calculation. */
export function calculationKindOf(calculation: Calculation): CalculationKind {
  if (typeof calculation === "number") return "number";
  return (Object.keys(CALCULATION_LABELS) as CalculationKind[]).find(
    (each) => each in calculation,
  )!;
}

/** The questions whose answer is a number. */
export const answeredByNumber = ({ questions }: FinderDocument) =>
  questions.filter(({ ask }) => ask.kind === "number");

/** The questions whose options can have numbers. */
export const chosenAmong = ({ questions }: FinderDocument) =>
  questions.filter(
    ({ ask, options }) => ["one", "many", "scale"].includes(ask.kind) && Array.isArray(options),
  );

/** The numbers that products state, with their price. */
export const statedNumbers = (attributes: readonly Attribute[]): { id: string }[] => [
  ...attributes.filter(({ kind, isRetired }) => kind === "number" && !isRetired),
  { id: "price" },
];

/** The kinds that can be used: those for which the document has what they need. */
export function kindsIn(document: FinderDocument, own: string): CalculationKind[] {
  const isThere: Partial<Record<CalculationKind, boolean>> = {
    answer: answeredByNumber(document).length > 0,
    optionsOf: chosenAmong(document).length > 0,
    value: document.values.some(({ id }) => id !== own),
    bands: document.questions.some(({ ask }) => ask.kind !== "info"),
  };
  return (Object.keys(CALCULATION_LABELS) as CalculationKind[]).filter(
    (each) => isThere[each] ?? true,
  );
}

/** A calculation of a kind; what was there becomes its first part where it has parts. */
export function calculationOf(
  kind: CalculationKind,
  before: Calculation,
  { document, own, attributes }: Pick<CalculationScope, "document" | "own" | "attributes">,
): Calculation {
  const [first = before, ...rest] = partsOf(before);
  const parts = [first, ...(rest.length > 0 ? rest : [0])];
  const pair: [Calculation, Calculation] = [first, rest[0] ?? 1];
  switch (kind) {
    case "number":
      return 0;
    case "answer":
      return { answer: answeredByNumber(document)[0]!.id };
    case "optionsOf":
      return { optionsOf: chosenAmong(document)[0]!.id };
    case "value":
      return { value: document.values.find(({ id }) => id !== own)!.id };
    case "product":
      return { product: statedNumbers(attributes)[0]!.id };
    case "add":
      return { add: parts };
    case "multiply":
      return { multiply: rest.length > 0 ? [first, ...rest] : [first, 1] };
    case "min":
      return { min: parts };
    case "max":
      return { max: parts };
    case "subtract":
      return { subtract: [first, rest[0] ?? 0] };
    case "divide":
      return { divide: pair };
    case "roundUp":
      return { roundUp: first };
    case "bands": {
      const question = document.questions.find(({ ask }) => ask.kind !== "info")!;
      return {
        bands: [{ when: { question: question.id, isAnswered: true }, is: first }],
        otherwise: 0,
      };
    }
  }
}

/** What a calculation is made of; nothing of a number, an answer or another calculation. */
function partsOf(calculation: Calculation): Calculation[] {
  if (typeof calculation === "number") return [];
  if ("add" in calculation) return calculation.add;
  if ("multiply" in calculation) return calculation.multiply;
  if ("min" in calculation) return calculation.min;
  if ("max" in calculation) return calculation.max;
  if ("subtract" in calculation) return calculation.subtract;
  if ("divide" in calculation) return calculation.divide;
  if ("roundUp" in calculation) return [calculation.roundUp];
  return "bands" in calculation ? calculation.bands.map(({ is }) => is) : [];
}

/** What fields of a calculation are given. */
export interface CalculationScope {
  document: FinderDocument;
  /** The id of the calculation that is edited: it cannot be a part of itself. */
  own: string;
  /** What its catalogs' products state. */
  attributes: readonly Attribute[];
  names: Names;
  mayWrite: boolean;
}
