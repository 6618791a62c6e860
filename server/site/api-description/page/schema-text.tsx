import type { ReactNode } from "react";
import type { JsonSchema } from "../operation";

const PREFIX = "#/components/schemas/";

/** The anchor of a named schema. */
export const anchorOf = (name: string): string => `schema-${name}`;

/** A schema as people read it: the JSON that it stands for, with types where values are. */
export function SchemaText({ schema }: { schema: JsonSchema }): ReactNode {
  return (
    <pre>
      <code>{written(schema, "")}</code>
    </pre>
  );
}

function written(schema: JsonSchema, indent: string): ReactNode {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref) {
    const name = $ref.slice(PREFIX.length);
    return <a href={`#${anchorOf(name)}`}>{name}</a>;
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  const forms = anyOf ?? (oneOf as JsonSchema[] | undefined);
  if (forms) return joined(forms.map((form) => written(form, indent)));
  if (Array.isArray(type)) return type.join(" | ");
  if (type === "array") return array(schema, indent);
  if (type === "object") return object(schema, indent);
  return <>{type ? type + bounds(schema) : "anything"}</>;
}

function array({ items, prefixItems }: JsonSchema, indent: string): ReactNode {
  if (prefixItems)
    return (
      <>
        [
        {joined(
          prefixItems.map((part) => written(part, indent)),
          ", ",
        )}
        ]
      </>
    );
  return <>[{typeof items === "object" ? written(items, indent) : "anything"}, …]</>;
}

function object(schema: JsonSchema, indent: string): ReactNode {
  const { properties = {}, required = [], additionalProperties } = schema;
  const deeper = `${indent}  `;
  const members = Object.entries(properties).map(([name, of]) => (
    <span key={name}>
      {of.description && <i>{`${deeper}// ${of.description}\n`}</i>}
      {`${deeper}${name}${required.includes(name) ? "" : "?"}: `}
      {written(of, deeper)}
      {"\n"}
    </span>
  ));
  const isOpen = typeof additionalProperties === "object";
  if (!isOpen && members.length === 0) return "{}";
  return (
    <>
      {"{\n"}
      {members}
      {isOpen && (
        <>
          {`${deeper}[name]: `}
          {written(additionalProperties, deeper)}
          {"\n"}
        </>
      )}
      {`${indent}}`}
    </>
  );
}

/** What a text or a number is limited to, in brackets. */
function bounds(schema: JsonSchema): string {
  const { format, pattern, minimum, maximum, minLength, maxLength } = schema as Record<
    string,
    string | number | undefined
  >;
  const said = [
    format,
    format === undefined && pattern !== undefined ? `/${pattern}/` : undefined,
    range(minimum, maximum),
    range(minLength, maxLength, " characters"),
  ].filter((each) => each !== undefined);
  return said.length > 0 ? ` (${said.join(", ")})` : "";
}

function range(from: unknown, to: unknown, unit = ""): string | undefined {
  // The ends of what a computer can count are no limits that anybody set.
  const [least, most] = [from, to].map((end) =>
    Math.abs(Number(end)) < 1e15 ? Number(end) : null,
  );
  if (least == null) return most == null ? undefined : `at most ${most}${unit}`;
  return most == null ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}

const joined = (parts: ReactNode[], between = " | "): ReactNode =>
  parts.map((part, index) => (
    <span key={index}>
      {index > 0 && between}
      {part}
    </span>
  ));
