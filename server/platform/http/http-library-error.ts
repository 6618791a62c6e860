import { AppError } from "./app-error";

type Refusal = readonly [code: string, message: string];

/** Our messages for the statuses that Express, its body parser and its file server refuse with. */
const REFUSALS: Record<number, Refusal> = {
  400: ["invalid", "The request could not be read: send it as valid JSON."],
  404: ["not_found", "There is nothing at this address."],
  412: ["precondition_failed", "The file has changed. Request it again."],
  415: ["unsupported", "Send JSON in UTF-8, without compression of its own."],
  416: ["range_not_satisfiable", "The file has no such part. Request all of it."],
};
const OTHERWISE: Refusal = ["refused", "This request cannot be answered. Check its format."];

/** An error of those libraries, which carry a `status`, as ours; `undefined` for any other. */
export function fromHttpLibrary(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  if (typeof status !== "number" || !(status >= 400 && status < 500)) return undefined;
  if (error instanceof URIError) return unreadableAddress();
  if (status === 413) {
    const message = `That is too much at once: send less than ${most(error)} kB.`;
    return new AppError(413, "too_large", message);
  }
  return new AppError(status, ...(REFUSALS[status] ?? OTHERWISE));
}

export const unreadableAddress = () =>
  new AppError(400, "invalid", "This address cannot be read: write a % in it as %25.");

/** The body parser's limit that was exceeded, in kB. */
const most = (error: object) => ("limit" in error ? Math.floor(Number(error.limit) / 1024) : 16);
