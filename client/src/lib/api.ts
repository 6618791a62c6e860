import type { ErrorBody } from "@shared/contracts/error";

/**
 * Any answer that is not a success. Its message is the status code, a colon, a space and the body
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

  /** The server's own sentence, when it sent one. */
  get sentence(): string | undefined {
    const { message } = this.details;
    return typeof message === "string" ? message : undefined;
  }

  /** What the server said of the failure; nothing where the answer is not one of its own. */
  get details(): Partial<ErrorBody> {
    try {
      return (JSON.parse(this.body) as Partial<ErrorBody> | null) ?? {};
    } catch {
      return {};
    }
  }
}

/** The server's own sentence where it refused something, else `otherwise`: what went wrong on our side is not the reader's to mend. */
export function explainRefusal(error: Error, otherwise: string): string {
  return (error instanceof ApiError && error.status < 500 && error.sentence) || otherwise;
}

let finderToken: string | undefined;

/** Remembers, for this page only, the proof of an unlock: in a third-party frame the cookie may not come back. */
export function setFinderToken(token: string | undefined): void {
  finderToken = token;
}

let held: Promise<unknown> | undefined;

/** Calls wait until this is answered, and fail as it fails; without it they wait for nothing. */
export function holdCalls(answer?: Promise<unknown>): void {
  held = answer;
  // Where nobody calls, nobody is told.
  answer?.catch(() => undefined);
}

interface CallOptions {
  /** It outlives the page. */
  keepalive?: boolean;
  /** It opens what calls are held for, so it is not held. */
  isKey?: boolean;
}

/**
 * One call to our server, with cookies; a body goes as JSON. Gives the parsed answer; throws an
 * `ApiError` for any other answer, and the browser's own error when there is none.
 */
export async function callApi<T>(
  method: string,
  url: string,
  body?: unknown,
  options?: CallOptions,
): Promise<T> {
  return (await callForAnswer<T>(method, url, body, options)).data;
}

/** The same, with the headers of the answer. */
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
    headers: { ...headers, ...(finderToken && { Authorization: `Bearer ${finderToken}` }) },
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  const data = response.status === 204 ? undefined : ((await response.json()) as unknown);
  return { data: data as T, headers: response.headers };
}
