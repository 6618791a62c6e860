import { inputSchema, type JsonSchema, type Operation } from "./operation";

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  style?: "form";
  explode?: boolean;
  schema: JsonSchema;
}

/** The parameters of an operation: those in its path, in its query and in headers. */
export const parametersOf = (path: string, operation: Operation): Parameter[] => [
  ...inPath(path),
  ...inQuery(operation),
  ...inHeaders(operation),
];

const IN_PATHS: Readonly<Record<string, string>> = {
  slug: "The finder.",
  catalogue: "The catalog.",
  id: "What it is about.",
  place: "Its place among the others.",
  version: "The number of the version.",
  asked: "What is asked.",
  run: "The id that the import was given.",
};

const inPath = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    ...(IN_PATHS[name] && { description: IN_PATHS[name] }),
    schema: { type: "string" },
  }));

function inQuery({ query, takesAnswers }: Operation): Parameter[] {
  const { properties = {}, required = [], additionalProperties } = query ? inputSchema(query) : {};
  const named = Object.entries(properties).map(([name, { description, ...schema }]): Parameter => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    ...(description && { description }),
    schema,
  }));
  const isOpen = takesAnswers || typeof additionalProperties === "object";
  if (!isOpen) return named;
  const others: Parameter = {
    name: takesAnswers ? "answers" : "others",
    in: "query",
    style: "form",
    explode: true,
    description: takesAnswers
      ? "Answers by the ids of their questions, several with commas between them, a range as 10..20; and `pick.{section}`, the key of a product that was picked. Also as answers[question]=answer."
      : "Further filters, as the operation says.",
    schema: { type: "object", additionalProperties: { type: "string" } },
  };
  return [...named, others];
}

/** The header that a finder's page sends with the version that it has. */
const inHeaders = ({ query }: Operation): Parameter[] =>
  query !== undefined && "shape" in query && "v" in (query.shape as object)
    ? [
        {
          name: "Finder-Mark",
          in: "header",
          description:
            "The mark that came with the version that `v` names: it is given also when it is no longer live.",
          schema: { type: "string" },
        },
      ]
    : [];
