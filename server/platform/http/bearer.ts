// On its own: people, programs and assistants are told apart by it.

/** The bearer token of an `Authorization` header; undefined where it has none. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S{1,200})$/i.exec(header ?? "")?.[1];

/** The name and password of a proxy in front of the site, which browsers send with every request. */
const OF_A_PROXY = /^Basic /i;

/**
 * The key that an `Authorization` header carries; undefined where it carries none. In any other form the whole of it: that
 * is no key, and whoever sent it hears so.
 */
export const sentKey = (header: string | undefined): string | undefined =>
  header === undefined || OF_A_PROXY.test(header) ? undefined : (bearerToken(header) ?? header);
