import fc from "fast-check";
import type { ApiDescription, DescribedOperation } from "../../site/api-description/description";
import type { Parameter } from "../../site/api-description/parameters";
import { valuesOf, type Vocabulary } from "./described-values";
import type { Method, Route } from "./routes";

/** What there is that paths can name. */
export interface Names {
  /** What may be changed. */
  spare: Readonly<Record<string, readonly string[]>>;
  /** What is read alone: the runs after it need it as it is. */
  kept: Readonly<Record<string, readonly string[]>>;
  /** Answers to a finder, as an address has them. */
  answersTo: (slug: string) => string;
}

/** Operations that change nothing although they are no GET. */
const ASKS = /\/(draft\/\{asked\}|cells\/check|catalogues\/count|catalogues\/look)$/;
/** What ends the run's own sessions, or waits for a password. */
const OF_ONES_OWN = /^(DELETE .*\/session|POST .*\/password)$/;

const NOWHERE = ["nowhere", "98328a9a-fefa-58b7-8f46-1bfae0092ee5", "0", "__proto__"];
const CSV = ["key,name,price", "id,name", "make,model,years", "magentoId,name,price"];

/** Every operation of a description, as routes with queries and bodies that are valid, or nearly. */
export function describedRoutes(
  { paths, components }: Pick<ApiDescription, "paths" | "components">,
  names: Names,
  { words, anything }: Omit<Vocabulary, "schemas">,
): Route[] {
  const vocabulary = { schemas: components.schemas, words, anything };
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([lower, operation]): Route => {
      const method = lower.toUpperCase() as Method;
      const isRead = method === "GET" || ASKS.test(template);
      const given = operation.parameters ?? [];
      const inPath = given.filter((each) => each.in === "path");
      const ofPath = (name: string) => [
        ...(names.spare[name] ?? []),
        ...(isRead ? (names.kept[name] ?? []) : []),
      ];
      const path = fc
        .record(
          Object.fromEntries(
            inPath.map(({ name }) => [
              name,
              fc.oneof(
                {
                  weight: 9,
                  arbitrary: fc.constantFrom(...(ofPath(name).length > 0 ? ofPath(name) : NOWHERE)),
                },
                fc.constantFrom(...NOWHERE),
              ),
            ]),
          ),
        )
        .map((parts) => filled(template, parts));
      const body = bodyOf(operation, vocabulary);
      return {
        method,
        template,
        path,
        query: queryOf(given, vocabulary, names),
        isOfOnesOwn: OF_ONES_OWN.test(`${method} ${template}`),
        ...(body && { body }),
      };
    }),
  );
}

const filled = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));

/** Queries of these parameters; answers are those to the finder of the path. */
function queryOf(
  given: readonly Parameter[],
  vocabulary: Vocabulary,
  { answersTo }: Names,
): (path: string) => fc.Arbitrary<string> {
  const named = given.filter((each) => each.in === "query" && each.style !== "form");
  const takesAnswers = given.some(({ name }) => name === "answers");
  const fields = Object.fromEntries(
    named.map(({ name, schema }) => [name, valuesOf(schema, vocabulary)]),
  );
  const requiredKeys = named.filter(({ required }) => required).map(({ name }) => name);
  const plain = fc
    .record(fields, { requiredKeys })
    .map((values) =>
      Object.entries(values).map(
        ([name, value]) => `${name}=${encodeURIComponent(written(value))}`,
      ),
    );
  return (path) =>
    fc.tuple(plain, fc.nat()).map(([pairs, chance]) => {
      const slug = path.split("/finders/")[1]?.split("/")[0] ?? "";
      const answers = takesAnswers && chance % 5 > 0 ? answersTo(slug) : "";
      const all = [...pairs, answers].filter((each) => each !== "");
      return all.length > 0 ? `?${all.join("&")}` : "";
    });
}

const written = (value: unknown): string =>
  typeof value === "string" ? value : String(JSON.stringify(value));

/** Bodies as the description has them, and their type. */
function bodyOf(
  { requestBody }: DescribedOperation,
  vocabulary: Vocabulary,
): fc.Arbitrary<{ type: string; content: string }> | undefined {
  const [sent] = Object.entries(requestBody?.content ?? {});
  if (!sent) return undefined;
  const [type, { schema }] = sent;
  if (type === "application/json") {
    return valuesOf(schema, vocabulary).map((value) => ({
      type,
      content: JSON.stringify(value) ?? "",
    }));
  }
  const word = fc.constantFrom(...vocabulary.words);
  const row = fc.array(word, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(","));
  return fc
    .tuple(fc.constantFrom(...CSV), fc.array(row, { maxLength: 30 }))
    .map(([header, rows]) => ({ type, content: [header, ...rows].join("\n") }));
}
