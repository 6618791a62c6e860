import { SITE_NAME } from "@shared/site";
import { accessTo, NEEDS, securityOf, securitySchemes, type CookieNames } from "./access";
import { bodySchema, documentSchemas, type JsonSchema, type Operation } from "./operation";
import { areas } from "./operations/all";
import { parametersOf, type Parameter } from "./parameters";
import { errorResponses, failures, headersOf, type ErrorResponse } from "./responses";
import replySchemas from "./reply-schemas.json";

const replies: Record<string, JsonSchema> = replySchemas.replies;

/** What is sent, by its type. */
type Content = Record<string, { schema: JsonSchema }>;

/** An operation in the description. */
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, never[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, DescribedResponse | { $ref: string }>;
}

interface DescribedResponse {
  description: string;
  headers?: object;
  content?: Content;
}

/** The description of the API: an OpenAPI document, as far as this one has members. */
export interface ApiDescription {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ErrorResponse>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

/** Describes the API of the site at an address. */
export function describeApi(publicUrl: string, cookies: CookieNames): ApiDescription {
  const paths: ApiDescription["paths"] = {};
  for (const { name, operations } of areas) {
    for (const [key, operation] of Object.entries(operations)) {
      const [method = "", path = ""] = key.split(" ");
      (paths[path] ??= {})[method.toLowerCase()] = describe(key, operation, name);
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${SITE_NAME} API`,
      version: "1",
      description:
        "What the pages of the site ask its server. Every failure answers with the schema ErrorBody: a sentence that says what to do, and a code for programs. What a GET gives, a PUT takes: read-only fields are ignored, and `updatedAt`, `revision` or `mark` names the version that a change is based on. A list that may be long is read by `page` and `pageSize`, and answers `items` and `total`; every other list is whole. It is for servers: browsers may call it from our own pages alone. A body of JSON has at most 1 MB, the document of a finder 512 kB.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    tags: areas.map(({ name, text }) => ({ name, description: text })),
    paths,
    components: {
      schemas: { ...replySchemas.types, ...documentSchemas() } as unknown as Record<
        string,
        JsonSchema
      >,
      responses: errorResponses(replies.error!),
      securitySchemes: securitySchemes(cookies),
    },
  };
}

function describe(key: string, operation: Operation, area: string): DescribedOperation {
  const [method = "", path = ""] = key.split(" ");
  const access = accessTo(key, operation);
  const { file, fileReply, isJsonRpc, status = 200 } = operation;
  const parameters = parametersOf(path, operation);
  const body = bodySchema(operation, method === "PUT");
  const sent: Content | undefined = file
    ? { [file]: { schema: {} } }
    : body && { "application/json": { schema: body } };
  const reply: Content | undefined = fileReply
    ? { [fileReply]: { schema: {} } }
    : status === 204
      ? undefined
      : { "application/json": { schema: replies[key]! } };
  const notDone: DescribedResponse = {
    description: "It was not done.",
    content: {
      "application/json": {
        schema: isJsonRpc ? { anyOf: [replies[key]!, replies.error!] } : replies.error!,
      },
    },
  };
  return {
    operationId: idOf(key),
    tags: [area],
    summary: operation.text + NEEDS[access],
    security: securityOf(access, operation),
    ...(parameters.length > 0 && { parameters }),
    ...(sent && { requestBody: { required: true, content: sent } }),
    responses: {
      [status]: {
        description: "It was done.",
        ...headersOf(operation),
        ...(reply && { content: reply }),
      },
      ...(isJsonRpc && { 202: { description: "It was taken, and wants no answer." } }),
      ...(isJsonRpc
        ? { 400: notDone, 403: notDone, 406: notDone, 413: notDone, 415: notDone, 429: notDone }
        : failures(key, operation, access)),
      default: notDone,
    },
  };
}

/** `GET /api/finders/{slug}` becomes `get-api-finders-slug`. */
const idOf = (key: string) =>
  key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
