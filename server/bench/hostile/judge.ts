import { CANARY } from "./requests";
import type { Reply } from "./converse";

const TELLING = /node_modules|\bat .+:\d+:\d+|\bselect .+ from\b|insert into|\bSQLSTATE\b|ENOENT/i;
const RAW = /invalid input|\bexpected\b|\breceived\b|pattern|must match|\/\^/i;
const KEYS = new Set(["message", "code", "errors", "current", "requestId"]);
const MAX_ERROR_LENGTH = 4_000;

/** The complaint about an answer to a hostile request; `undefined` when there is none. */
export function complaint(reply: Reply, method: string): string | undefined {
  const { status, headers, body } = reply;
  const type = headers.get("content-type") ?? "";
  if (!headers.has("x-request-id")) return "no request id";
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (status === 503 && !headers.has("retry-after")) return "a 503 without Retry-After";
  if (headers.has("x-injected")) return "a header was injected";
  if (status < 400) return undefined;
  if (TELLING.test(withoutState(body))) return "a stack or SQL in a body";
  // Unknown pages are shown by the app itself.
  if (status === 404 && type.includes("html")) {
    return ["GET", "HEAD"].includes(method) && !body.includes(CANARY) ? undefined : "a page";
  }
  if (!type.startsWith("application/json")) return `an error as ${type || "nothing"}`;
  if (headers.get("cache-control") !== "no-store") return "an error that may be kept";
  for (const name of ["etag", "last-modified", "accept-ranges"]) {
    if (headers.has(name)) return `an error with ${name}`;
  }
  return method === "HEAD" ? undefined : wrongBody(body, headers.get("x-request-id"));
}

/** A body without the present state of what was to be changed: staff wrote that. */
function withoutState(body: string): string {
  const at = body.indexOf(',"current":');
  return at === -1 ? body : body.slice(0, at);
}

function wrongBody(text: string, id: string | undefined): string | undefined {
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return "an error that is no JSON";
  }
  if (body.jsonrpc === "2.0") return wrongRpc(body);
  const { message, code, errors, requestId } = body;
  if (Object.keys(body).some((key) => !KEYS.has(key))) return "an error with more in it";
  if (typeof message !== "string" || !/[.!?]$/.test(message)) return "an error without a sentence";
  if (typeof code !== "string" || !/^[a-z_]+$/.test(code)) return "an error without a code";
  if (requestId !== id) return "an error with another id";
  if (RAW.test(message) || RAW.test(JSON.stringify(errors ?? ""))) return "a validator's words";
  if (Array.isArray(errors) && errors.length > 20) return "too many errors";
  if (!("current" in body) && text.length > MAX_ERROR_LENGTH) return "an error that is too long";
  return undefined;
}

/** A failure to a message of JSON-RPC has the shape of that. */
function wrongRpc({ error }: Record<string, unknown>): string | undefined {
  const { code, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof code !== "number" || typeof message !== "string")
    return "an error of JSON-RPC without a code";
  return message.length > MAX_ERROR_LENGTH ? "an error that is too long" : undefined;
}
