/**
 * Whether an address carries a user name or a password before its host: `https://our.example@other` looks
 * like a site that it does not lead to, and a password in a page is no secret.
 */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address, "https://our.example")) return false;
  const { username, password } = new URL(address, "https://our.example");
  return username !== "" || password !== "";
}
