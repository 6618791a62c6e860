/** Mail providers whose boxes take an address with dots anywhere. */
const IGNORES_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * Who an address belongs to, for counting: capitals and what follows a `+` make nobody a new person. Mail
 * goes to the address as it was typed.
 */
export function personOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at === -1) return lower;
  const domain = lower.slice(at + 1);
  const box = lower.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return IGNORES_DOTS.test(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
