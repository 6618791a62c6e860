import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { invalid } from "../../platform/http/validate";

/** A document of one schema as the next one has it. */
export type Migration = (document: Record<string, unknown>) => Record<string, unknown>;

/**
 * From each schema to the next: the entry of 1 would make a document of schema 2. There is none, as 2 has the same shape
 * and another meaning: what was published goes on meaning what it meant, until staff publish it as 2.
 */
const migrations: Readonly<Record<number, Migration>> = {};

/**
 * A document in the shape of the present schema, unchecked; what says no schema stays as it is, and so does one from
 * whose number no step leads on. Throws a 400 for a schema that is newer than this server.
 */
export function migrateDocument(
  stored: unknown,
  steps: Readonly<Record<number, Migration>> = migrations,
  present: number = DOCUMENT_SCHEMA,
): unknown {
  if (typeof stored !== "object" || stored === null || !("schema" in stored)) return stored;
  const { schema } = stored;
  if (typeof schema !== "number" || !Number.isInteger(schema)) return stored;
  if (schema > present) {
    const message = "This file was made by a newer version of Matchwell. Update this server first.";
    throw invalid([{ path: "schema", message }]);
  }
  let document = stored as Record<string, unknown>;
  for (let from = schema; from < present; from += 1) {
    const step = steps[from];
    if (!step) return document;
    document = { ...step(document), schema: from + 1 };
  }
  return document;
}
