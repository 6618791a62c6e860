import type { ErrorBody } from "@shared/contracts/error";

/**
 * Any unsuccessful response. Its message is the status code, a colon, a space and the body
 * or, if that is empty, the status text.
 */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    statusText: string,
    private readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The server's own sentence, if it sent one. */
  get sentence(): string | undefined {
    const { message } = this.details;
    return typeof message === "string" ? message : undefined;
  }

  /** The server's error body; empty if the response is not one of ours. */
  get details(): Partial<ErrorBody> {
    try {
      return (JSON.parse(this.body) as Partial<ErrorBody> | null) ?? {};
    } catch {
      return {};
    }
  }
}

/** Headers that every call of this page carries from now on. */
export const pageHeaders: Record<string, string> = {};

/** Remembers the unlock token for this page only: in a third-party frame the cookie may not be sent back. */
export function setFinderToken(token: string | undefined): void {
  if (token) pageHeaders.Authorization = `Bearer ${token}`;
  else delete pageHeaders.Authorization;
}

let held: Promise<unknown> | undefined;

/** Calls wait until this is answered, and fail if it fails; without it they do not wait. */
export function holdCalls(answer?: Promise<unknown>): void {
  held = answer;
  // Without calls nobody handles its failure.
  answer?.catch(() => undefined);
}

interface CallOptions {
  /** Whether the call outlives the page. */
  keepalive?: boolean;
  /** Whether it unlocks the finder; then it does not wait for the held calls. */
  isKey?: boolean;
}

/**
 * One call to our server, with cookies; a body is sent as JSON. Returns the parsed answer; throws an
 * `ApiError` for an unsuccessful response, and the browser's own error without any.
 */
export async function callApi<T>(
  method: string,
  url: string,
  body?: unknown,
  options?: CallOptions,
): Promise<T> {
  return (await callForAnswer<T>(method, url, body, options)).data;
}

/** The same, also with the answer's headers. */
export async function callForAnswer<T>(
  method: string,
  url: string,
  body?: unknown,
  { keepalive = false, isKey }: CallOptions = {},
): Promise<{ data: T; headers: Headers }> {
  if (!isKey) await held;
  return send<T>(url, {
    keepalive,
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function send<T>(
  url: string,
  { headers, ...init }: RequestInit & { headers: Record<string, string> },
): Promise<{ data: T; headers: Headers }> {
  const response = await fetch(url, {
    ...init,
    credentials: "include",
    headers: { ...headers, ...pageHeaders },
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  const data = response.status === 204 ? undefined : ((await response.json()) as unknown);
  return { data: data as T, headers: response.headers };
}
