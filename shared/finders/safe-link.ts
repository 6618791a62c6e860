// On its own: check and page must agree.

const SAFE = ["https:", "mailto:", "tel:"];

/** An address that a button may lead to: a page, an email address or a telephone number; else nothing. */
export function safeLink(link: string): URL | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const { protocol, username, password, pathname } = url;
  return SAFE.includes(protocol) && !username && !password && pathname !== "" ? url : undefined;
}
