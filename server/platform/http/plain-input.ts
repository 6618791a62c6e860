import type { RequestHandler } from "express";
import { AppError } from "./app-error";
import { invalid } from "./validate";

// PostgreSQL takes neither NUL nor half a surrogate pair, and fails on them. Nobody means them: they are
// refused before anything reads the input.
const NOT_A_TEXT = /[\0\p{Cs}]/u;
const MAX_PATH_LENGTH = 100;

/** Refuses an address with a NUL anywhere in it. Half a surrogate pair cannot be written in one. */
export const plainAddress: RequestHandler = (req, _res, next) => {
  if (!req.originalUrl.includes("%00")) return next();
  next(
    refusal(req.query) ??
      new AppError(400, "invalid", "Leave out the character %00 in the address."),
  );
};

/** Refuses a body with text that cannot be stored, and names its field. */
export const plainBody: RequestHandler = (req, _res, next) => next(refusal(req.body));

function refusal(given: unknown): AppError | undefined {
  const path = unplainField(given);
  return path === undefined ? undefined : invalid([{ path, message: "Use plain text." }]);
}

/** The path of the first such text. Without recursion: a body may be nested as deep as it is long. */
function unplainField(body: unknown): string | undefined {
  const waiting: [value: unknown, path: string][] = [[body, ""]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path] = next;
    if (typeof value === "string" && NOT_A_TEXT.test(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      if (NOT_A_TEXT.test(name)) return path;
      const deeper = path === "" ? name : `${path}.${name}`;
      waiting.push([each, deeper.slice(0, MAX_PATH_LENGTH)]);
    }
  }
  return undefined;
}
