import { z } from "zod";
import { finderDocument } from "@shared/finders/document";
import { MAX_LIST_ROWS, MAX_PRODUCT_LISTS } from "@shared/contracts/product-lists";

/** A part of the document: what it is, and its fields or its forms. */
export function partText(name: string, title: string, shape: Shape): string {
  const forms = formsOf(shape);
  const list = shape.properties
    ? Object.entries(shape.properties).map(([field, each]) => fieldText(field, each, shape))
    : forms.length > 1
      ? forms.flatMap(formText)
      : [];
  const lead = title === name ? [] : [`In what follows: \`${name}\`.`];
  return [`### ${title}`, [shape.description, ...lead].join(" "), list.join("\n")]
    .filter((each) => each !== "")
    .join("\n\n");
}

function fieldText(name: string, shape: Shape, { required = [] }: Shape): string {
  const extra = required.includes(name)
    ? ["required"]
    : shape.default !== undefined && !isEmpty(shape.default)
      ? [`\`${JSON.stringify(shape.default)}\` unless given`]
      : [];
  const told = shape.description ? ` ${shape.description}` : "";
  return `- **${name}**: ${[`\`${inWords(shape)}\``, ...extra].join(", ")}.${told}`;
}

const isEmpty = (value: unknown) => /^(\[\]|\{\})$/.test(JSON.stringify(value));

/** One of several forms; what its fields mean stands below. */
function formText(shape: Shape): string[] {
  const told = shape.description && !nameIn(shape) ? ` ${shape.description}` : "";
  const fields = Object.entries(shape.properties ?? {}).filter(
    ([, each]) => each.description !== undefined && !nameIn(each),
  );
  return [
    `- \`${inWords(shape)}\`${told}`,
    ...fields.map(([name, { description }]) => `  - **${name}**: ${description}`),
  ];
}

/** As much of a JSON schema as the reference reads. */
interface Shape {
  $ref?: string;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** The named parts of a document, by their names. */
export function namedShapes(): Record<string, Shape> {
  const schema = z.toJSONSchema(finderDocument, { io: "input", unrepresentable: "any" });
  return schema.$defs as Record<string, Shape>;
}

/** The forms that a shape has; itself where it has one. A form that has forms gives way to them. */
function formsOf(shape: Shape): Shape[] {
  const forms = shape.anyOf ?? shape.oneOf;
  return forms ? forms.flatMap(formsOf) : [shape];
}

/** The name of the part that a shape refers to, if it does. */
const nameIn = ({ $ref }: Shape) => $ref?.replace("#/$defs/", "");

const counted = (number: number) => number.toLocaleString("en");

/** A shape in words, as code has them: `list of question (1 to 60)`. */
function inWords(shape: Shape): string {
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

/** What lists are, and the calls that keep them. */
export const listsText = `## Lists of what products are for

A list is a table of keys to products: make, model and years to a car seat, a machine to its capsules. It has 1 to 6
keys. A \`text\` is compared without capitals, accents, spaces, hyphens and underscores, so that the option
\`citroen-c3\` finds "Citroën C3"; a \`range\` contains a number, and either end may be open. A row names a product by its
key, or all variants of a group by the group's, and may have a note, which reasons say as \`{note}\`.

The test \`{ "list": "cars", "listedFor": [{ "answer": "make" }, { "answer": "model" }, { "answer": "year" }] }\` names
one operand for each key, in their order. It is *yes* for the products of the rows that match all of them, and *not
stated* for any other: nobody said that it does not fit.

| Call                                            | What it does                                                    |
| ----------------------------------------------- | --------------------------------------------------------------- |
| \`GET /api/admin/product-lists\`                | all lists                                                       |
| \`POST /api/admin/product-lists\`               | adds one: \`{ id, name, keys: [{ id, label, kind }] }\`         |
| \`GET /api/admin/product-lists/{id}\`           | a list, with how many rows name products that there are not     |
| \`PUT /api/admin/product-lists/{id}\`           | changes its name and the labels of its keys                     |
| \`DELETE /api/admin/product-lists/{id}\`        | deletes it, unless a published finder or a draft uses it        |
| \`GET /api/admin/product-lists/{id}/rows\`      | its rows, by the page                                           |
| \`GET /api/admin/product-lists/{id}/export\`    | its rows as CSV: a column for each key, \`product\` and \`note\`   |
| \`POST /api/admin/product-lists/{id}/import\`   | a CSV as all of its rows, or none; \`?dryRun=true\` only reports |

There can be ${MAX_PRODUCT_LISTS} lists, of ${MAX_LIST_ROWS.toLocaleString("en")} rows each. A range is written as 2012 – 2018, ≥ 2012 or ≤ 2018; an empty cell is any number.`;
