import type { ErrorCode } from "@shared/contracts/error";
import type { Access, JsonSchema, Operation, ReplyHeader } from "./operation";

/** What an operation answers where it does not do what was asked. */
export interface ErrorResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

interface Failure {
  name: string;
  description: string;
  /** An example, as it is sent. */
  code: ErrorCode;
  message: string;
  errors?: { path: string; message: string }[];
  /** Whether it says when to try again. */
  isForNow?: true;
}

/** The statuses of failures that are described one by one. */
const FAILURES = {
  400: {
    name: "Invalid",
    description: "Something in the request is not as it should be; `errors` names each field.",
    code: "invalid",
    message: "name: Enter a name.",
    errors: [{ path: "name", message: "Enter a name." }],
  },
  401: {
    name: "Unknown",
    description: "It is not known who asks, or the password or the key is wrong.",
    code: "signed_out",
    message: "Sign in to continue.",
  },
  403: {
    name: "NotAllowed",
    description: "Whoever asks may not do this, or the request came from a page of another site.",
    code: "not_allowed",
    message: "Only editors and admins may do this. Ask an admin.",
  },
  404: {
    name: "NotFound",
    description: "What the address names is not there.",
    code: "not_found",
    message: "There is nothing at this address.",
  },
  409: {
    name: "Conflict",
    description:
      "It does not go together with what there is: changed meanwhile (`stale`, with the current state), taken, in use or full.",
    code: "stale",
    message: "Somebody else has changed this meanwhile. Compare both versions and save again.",
  },
  413: {
    name: "TooLarge",
    description: "The body is longer than what is taken.",
    code: "too_large",
    message: "That is too much at once: send less than 64 kB.",
  },
  415: {
    name: "Unsupported",
    description: "The body is of another type than what is taken.",
    code: "unsupported",
    message: "Send JSON in UTF-8, without compression of its own.",
  },
  429: {
    name: "TooMany",
    description: "Too many requests; `Retry-After` says for how long to wait.",
    code: "too_many",
    message: "Too many wrong passwords. Please wait a moment and try again.",
    isForNow: true,
  },
  503: {
    name: "Unavailable",
    description: "Not at the moment: something is away, or too much waits. Nothing was done.",
    code: "unavailable",
    message: "Our database does not answer at the moment. Please try again.",
    isForNow: true,
  },
} as const satisfies Record<number, Failure>;

type Status = keyof typeof FAILURES;
const statuses = Object.keys(FAILURES).map(Number) as Status[];

const RETRY_AFTER = {
  description: "In so many seconds it may go.",
  schema: { type: "integer", minimum: 1 },
};

/** The responses that operations refer to, by their names; `error` is the schema of their bodies. */
export const errorResponses = (error: JsonSchema): Record<string, ErrorResponse> =>
  Object.fromEntries(
    statuses.map((status) => {
      const { name, description, code, message, ...more }: Failure = FAILURES[status];
      const example = {
        message,
        code,
        ...(more.errors && { errors: more.errors }),
        requestId: "3c91c975-7ad1-41c0-aa98-325fb0541455",
      };
      return [
        name,
        {
          description,
          ...(more.isForNow && { headers: { "Retry-After": RETRY_AFTER } }),
          content: { "application/json": { schema: error, example } },
        },
      ];
    }),
  );

const REPLY_HEADERS: Record<ReplyHeader, { description: string; schema: JsonSchema }> = {
  "X-Total-Count": {
    description: "How many there are in all.",
    schema: { type: "integer", minimum: 0 },
  },
  "X-Relaxed": {
    description: "The answers that were relaxed, with commas between; not there where none was.",
    schema: { type: "string" },
  },
};

/** The headers of a reply, for the description of an operation. */
export const headersOf = ({ headers = [] }: Operation) =>
  headers.length > 0
    ? { headers: Object.fromEntries(headers.map((name) => [name, REPLY_HEADERS[name]])) }
    : {};

/** The statuses of failures that an operation may answer. */
function failuresOf(key: string, operation: Operation, access: Access): Status[] {
  const [method = "", path = ""] = key.split(" ");
  const isApi = path.startsWith("/api/");
  const isWrite = method !== "GET";
  const isOfStaff = !["anybody", "shopper"].includes(access);
  const hasBody = operation.body !== undefined || operation.file !== undefined;
  const may: Record<Status, boolean> = {
    400: isApi,
    401: access !== "anybody" || operation.isGuess === true,
    // A role that is too low, or a page of another site.
    403: isApi && (isWrite || access === "editor" || access === "admin"),
    // A finder that comes with the product may be closed.
    404: path.includes("{") || access === "shopper" || operation.isNamed === true,
    409: (isOfStaff && isWrite) || operation.mayConflict === true,
    413: hasBody,
    415: hasBody,
    429: operation.isLimited === true,
    503: true,
  };
  return statuses.filter((status) => may[status]);
}

/** The same as references, for the description of an operation. */
export function failures(key: string, operation: Operation, access: Access) {
  const named = failuresOf(key, operation, access).map((status) => [
    status,
    { $ref: `#/components/responses/${FAILURES[status].name}` },
  ]);
  // What is no part of the API takes anything but headers that are too long.
  const isApi = key.includes(" /api/");
  return Object.fromEntries([
    ...named,
    ...(isApi ? [] : [[431, { description: "The headers of the request are too long." }]]),
  ]) as Record<string, DescribedFailure>;
}

type DescribedFailure = { $ref: string } | { description: string };
