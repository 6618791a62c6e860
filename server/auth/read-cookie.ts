import { parse } from "cookie";
import { unsign } from "cookie-signature";

/** The value of a signed cookie in a request's header; `undefined` when it is missing or not ours. */
export function parseCookie(
  header: string | undefined,
  name: string,
  secret: string,
): string | undefined {
  const value = header === undefined ? undefined : parse(header)[name];
  // express-session marks a signed value with `s:`.
  if (!value?.startsWith("s:")) return undefined;
  return unsign(value.slice(2), secret) || undefined;
}
