import { formsOf, nameIn, type Shape } from "./json-schema";
import { inWords } from "./shape-text";

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
