import { parse } from "cookie";
import { unsign } from "cookie-signature";
import type { SigningSecrets } from "../../platform/process/signing-secrets";

/** The value of a cookie in a request's header. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parse(header)[name];

/** What a cookie's value was signed for; `undefined` when it is not ours. */
export function unsigned(value: string, secrets: SigningSecrets): string | undefined {
  // express-session marks a signed value with `s:`.
  if (!value.startsWith("s:")) return undefined;
  for (const secret of secrets) {
    const content = unsign(value.slice(2), secret);
    if (content) return content;
  }
  return undefined;
}

/** What a signed cookie in a request's header was signed for; `undefined` when it is missing or not ours. */
export function parseCookie(
  header: string | undefined,
  name: string,
  secrets: SigningSecrets,
): string | undefined {
  const value = cookieValue(header, name);
  return value === undefined ? undefined : unsigned(value, secrets);
}
