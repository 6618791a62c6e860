import { z } from "zod";
import { and, eq } from "drizzle-orm";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { option, question, type Question } from "@shared/finders/question";
import { finders, finderVersions } from "@shared/schema/finders";
import type { Steps } from "../../platform/work/steps";
import { AppError } from "../../platform/http/app-error";
import type { Database } from "../../platform/database/database";
import { migrateDocument } from "./migrate-document";

// A schema reads a value in one go, which takes it a tenth of a second for half a megabyte of document. Here each question,
// option, rule and section is read by itself, and what is around them with a schema that does not look into them.

type Read<Value> = z.ZodSafeParseResult<Value>;

const { shape } = finderDocument;
const around = finderDocument.extend({
  questions: ofAnything(shape.questions),
  rules: ofAnything(shape.rules.unwrap()).default([]),
  sections: ofAnything(shape.sections),
});
const aroundOptions = question.extend({ options: z.array(z.unknown()).max(200) });

/** What is in the lists of a document, and how each of them is read. */
const members: Record<string, (each: unknown) => Steps<Read<unknown>>> = {
  questions: readQuestion,
  rules: inOne(shape.rules.unwrap().element),
  sections: inOne(shape.sections.element),
};

/** The places of a document's parts among each other: errors are told in their order. */
const places = Object.keys(shape);

/** Reads a document as its schema does in one go, in steps: what it is, or what is wrong with it. */
export function* readInSteps(
  sent: unknown,
): Steps<{ document: FinderDocument } | { issues: z.core.$ZodIssue[] }> {
  const found: Record<string, unknown[]> = {};
  const issues: z.core.$ZodIssue[] = [];
  const given = isObject(sent) ? sent : {};
  for (const [name, read] of Object.entries(members)) {
    const list = given[name];
    if (!Array.isArray(list)) continue;
    found[name] = [];
    for (const [at, each] of list.entries()) {
      yield;
      const { data, error } = yield* read(each);
      found[name].push(data);
      for (const issue of error?.issues ?? []) {
        issues.push({ ...issue, path: [name, at, ...issue.path] });
      }
    }
  }
  yield;
  const { data, error } = around.safeParse(sent);
  issues.push(...(error?.issues ?? []));
  if (data && issues.length === 0) {
    return { document: { ...data, ...found } as FinderDocument };
  }
  return { issues: issues.sort((a, b) => placeOf(a) - placeOf(b)) };
}

function* readQuestion(sent: unknown): Steps<Read<Question>> {
  if (!isObject(sent) || !Array.isArray(sent.options)) return question.safeParse(sent);
  const options: Question["options"] = [];
  for (const each of sent.options) {
    const { success, data } = option.safeParse(each);
    // What is wrong with options is told by the schema of all of them.
    if (!success) return question.safeParse(sent);
    options.push(data);
    yield;
  }
  const { success, data } = aroundOptions.safeParse(sent);
  return success ? { success, data: { ...data, options } } : question.safeParse(sent);
}

function inOne(schema: z.ZodType) {
  return function* (each: unknown): Steps<Read<unknown>> {
    return schema.safeParse(each);
  };
}

/** The same list, of anything. */
function ofAnything<Element extends z.ZodType>(
  list: z.ZodArray<Element>,
): z.ZodArray<z.ZodUnknown> {
  return list.clone({
    ...list.def,
    element: z.unknown() as never,
  }) as unknown as z.ZodArray<z.ZodUnknown>;
}

const placeOf = ({ path: [name] }: z.core.$ZodIssue): number =>
  name === undefined ? places.length : places.indexOf(String(name));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A stored document in its present shape. Throws when it is none. */
export function readDocument(stored: unknown): FinderDocument {
  return finderDocument.parse(migrateDocument(stored));
}

/** The same in steps. */
export function* readDocumentInSteps(stored: unknown): Steps<FinderDocument> {
  const read = yield* readInSteps(migrateDocument(stored));
  if ("document" in read) return read.document;
  throw new z.ZodError(read.issues);
}

/** What a document takes for each character that it is written in, with what is made of it once for its products. */
const BYTES_OF_CHARACTER = 10;

/** Roughly what it takes to keep a document that was read, in bytes. Documents are written in up to half a megabyte. */
export const sizeOfDocument = (document: FinderDocument): number =>
  BYTES_OF_CHARACTER * JSON.stringify(document).length;

/** Said of a version that another server published, and this one is too old to read. */
export class UnreadableVersion extends AppError {
  constructor(cause: unknown) {
    super(
      503,
      "unreadable_version",
      "This finder is being updated. Please try again in a minute.",
      {
        cause,
        retryAfterSeconds: 60,
      },
    );
  }
}

/** The document that shoppers see; `undefined` where there is none. */
export async function liveDocument(
  db: Database,
  slug: string,
): Promise<FinderDocument | undefined> {
  const [row] = await db
    .select({ document: finderVersions.document })
    .from(finders)
    .innerJoin(
      finderVersions,
      and(eq(finderVersions.slug, finders.slug), eq(finderVersions.version, finders.liveVersion)),
    )
    .where(eq(finders.slug, slug));
  return row && readDocument(row.document);
}
