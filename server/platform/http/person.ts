/** Mail providers that ignore dots in addresses. */
const IGNORES_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * The owner of an address, for counting: neither case nor a part after `+` makes a new person. Mail goes
 * to the address as typed.
 */
export function personOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at === -1) return lower;
  const domain = lower.slice(at + 1);
  const box = lower.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return IGNORES_DOTS.test(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
