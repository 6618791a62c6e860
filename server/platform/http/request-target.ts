/**
 * A request's target in the form of a path, whatever form it came in: `http://host/path` and `*` are
 * targets too (RFC 9112, 3.2), and the router would miss some of them.
 */
export function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return local.startsWith("/") ? local : `/${local}`;
}

/** The path of a target, without its query, which may hold anything. */
export function targetPath(target: string): string {
  return originForm(target).split(/[?#]/, 1)[0]!;
}
