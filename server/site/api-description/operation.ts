import { z } from "zod";
import type { StaffRole } from "@shared/staff-roles";
import { productCalculation } from "@shared/contracts/product-calculation";
import { finderDocument } from "@shared/finders/document";

/** Who may ask: anybody, whoever has unlocked the finder, or staff of at least a role. */
export type Access = "anybody" | "shopper" | StaffRole;

/** What a request may send instead of JSON, and a reply may be. */
type FileType = "text/csv" | "application/octet-stream" | "text/html";

export type ReplyHeader = "X-Total-Count" | "X-Relaxed";

/** What is said of an operation; its reply is in `replies.ts`. */
export interface Operation {
  /** What it does or answers, in a sentence. */
  text: string;
  /** Of staff routes: `viewer` for reads and `editor` for writes, unless it says otherwise. */
  access?: Access;
  /** Whether it is for staff who signed in, and for no program. */
  forPeople?: true;
  query?: z.ZodType;
  /** Whether the query has answers besides: question by question, as the pages' addresses have them. */
  takesAnswers?: true;
  body?: z.ZodType;
  /**
   * What else a body may carry, because what was received may be sent back; it is ignored. Of a PUT, fields that
   * are missing stay as they are.
   */
  ignored?: readonly string[];
  /** Headers of the reply that say more than its body. */
  headers?: readonly ReplyHeader[];
  /** Whether it tries a password or a key: a wrong one is answered with 401. */
  isGuess?: true;
  /** Whether what it is about is named by its query or its body, and may not be there: 404. */
  isNamed?: true;
  /** Whether a read can come too late for what it is about: 409. Of staff, any write can. */
  mayConflict?: true;
  /** Whether a network or a person may ask so often only: 429. */
  isLimited?: true;
  /** The type of a body that is a file. */
  file?: FileType;
  /** Whether it answers messages of JSON-RPC: failures as such, and with 202 those that want no answer. */
  isJsonRpc?: true;
  /** 200 unless it says otherwise. */
  status?: 201 | 202 | 204;
  /** The type of a reply that is a file. */
  fileReply?: FileType;
}

/** Operations by method and path: `GET /api/gate`. */
export type Operations = Record<string, Operation>;

/** The schema of what a client sends, whatever becomes of it; the parts that it names are among all schemas. */
export function inputSchema(shape: z.ZodType): JsonSchema {
  const made = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const { $schema: _schema, $defs: _parts, "~standard": _standard, ...schema } = made;
  return withPartNames(schema);
}

/** The same for the body of an operation: with what is ignored, and of a PUT with all of it optional. */
export function bodySchema(operation: Operation, isChange: boolean): JsonSchema | undefined {
  const { body, ignored } = operation;
  if (!body) return undefined;
  const schema = inputSchema(body);
  if (!ignored) return schema;
  const { required, properties = {}, ...rest } = schema;
  const besides = Object.fromEntries(ignored.map((name) => [name, { description: "Ignored." }]));
  const basis: JsonSchema = {
    type: "string",
    format: "date-time",
    description: "The version that the change is based on: a newer one is not overwritten.",
  };
  return {
    ...rest,
    properties: {
      ...(isChange ? withoutDefaults(properties) : properties),
      ...(isChange && { updatedAt: basis }),
      ...besides,
    },
    ...(!isChange && required && { required }),
  };
}

/** Fields that are missing stay: a client that fills in defaults would change them. */
const withoutDefaults = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { default: _default, ...schema }]) => [name, schema]),
  );

/** A JSON schema of draft 2020-12, as far as the description of the API has them. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  anyOf?: JsonSchema[];
  [other: string]: unknown;
}

/** The schemas of a finder's document, its parts and what else names itself, by their names among all schemas. */
export function documentSchemas(): Record<string, JsonSchema> {
  const all = z.tuple([finderDocument, productCalculation]);
  const { $defs = {} } = z.toJSONSchema(all, { io: "input", unrepresentable: "any" });
  const parts = Object.entries(withPartNames($defs as Record<string, JsonSchema>));
  return Object.fromEntries(parts.map(([id, { id: _id, ...schema }]) => [partName(id), schema]));
}

/** The names among the schemas of what is no part of a finder's document. */
const WHOLE: Record<string, string> = {
  finderDocument: "FinderDocument",
  productCalculation: "ProductCalculation",
};

/** The name of a part of a finder's document among the schemas, from its own. */
export const partName = (id: string): string => WHOLE[id] ?? `document.${id}`;

/** The same schemas with references to where the description of the API has the parts. */
function withPartNames<Schema>(schema: Schema): Schema {
  const renamed = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_whole, id: string) => `"#/components/schemas/${partName(id)}"`,
  );
  return JSON.parse(renamed) as Schema;
}
