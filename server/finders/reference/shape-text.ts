import { formsOf, nameIn, type Shape } from "./json-schema";

const counted = (number: number) => number.toLocaleString("en");

/** A shape in words, as code has them: `list of question (1 to 60)`. */
export function inWords(shape: Shape): string {
  const name = nameIn(shape);
  if (name) return name;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((each) => JSON.stringify(each)).join(" | ");
  const forms = formsOf(shape);
  if (forms.length > 1) return forms.map(inWords).join(" | ");
  switch (shape.type) {
    case "array":
      return shape.prefixItems
        ? `[${shape.prefixItems.map(inWords).join(", ")}]`
        : `list of ${grouped(shape.items ?? {})}${itemBounds(shape)}`;
    case "object":
      return shape.properties ? form(shape) : `{ [${keys(shape)}]: ${valueOf(shape)} }`;
    case "string":
      return `text${shape.maxLength ? ` (up to ${counted(shape.maxLength)})` : ""}`;
    case "boolean":
      return "true | false";
    case "integer":
    case "number":
      return `${shape.type === "integer" ? "whole number" : "number"}${bounds(shape)}`;
    default:
      return "number | text";
  }
}

const grouped = (shape: Shape) => {
  const words = inWords(shape);
  return words.includes(" | ") ? `(${words})` : words;
};
const keys = ({ propertyNames }: Shape) => (propertyNames ? inWords(propertyNames) : "text");
const valueOf = ({ additionalProperties }: Shape) =>
  typeof additionalProperties === "object" ? inWords(additionalProperties) : "text";

/** An object with its fields: `{ attribute: attribute, atLeast: numeric }`. */
function form({ properties = {}, required = [] }: Shape): string {
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? "" : "?"}: ${inWords(shape)}`,
  );
  return `{ ${fields.join(", ")} }`;
}

function itemBounds({ minItems, maxItems }: Shape): string {
  if (maxItems === undefined) return "";
  return minItems ? ` (${minItems} to ${counted(maxItems)})` : ` (up to ${counted(maxItems)})`;
}

/** What zod states of every whole number is no bound of ours. */
function bounds({ minimum, exclusiveMinimum, maximum }: Shape): string {
  const most = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  if (least !== undefined && most !== undefined) return ` (${least} to ${counted(most)})`;
  const parts = [
    least === undefined ? [] : `at least ${least}`,
    exclusiveMinimum === undefined ? [] : `above ${exclusiveMinimum}`,
    most === undefined ? [] : `up to ${counted(most)}`,
  ].flat();
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}
