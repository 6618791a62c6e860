import { builtInFinders } from "../templates/finders";

/** Words that stand in addresses already, or will be taken for something else. */
const RESERVED: ReadonlySet<string> = new Set([
  ...builtInFinders.map(({ id }) => id as string),
  ...builtInFinders.flatMap(({ path, otherPaths }) =>
    [path, ...otherPaths].map((each) => each.slice(1)),
  ),
  "admin",
  "api",
  "assets",
  "check",
  "client",
  "contact",
  "constructor",
  "draft",
  "embed",
  "embed-check",
  "export",
  "f",
  "favicon",
  "finder",
  "finders",
  "health",
  "healthz",
  "import",
  "live",
  "login",
  "logout",
  "matchwell",
  "new",
  "pictures",
  "preview",
  "publish",
  "readyz",
  "robots",
  "sitemap",
  "static",
  "undefined",
  "null",
  "versions",
  "wizard",
  "wizards",
]);

/** Whether no finder can have this slug. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** The page of a finder that staff made. */
export const pageOfSlug = (slug: string): string => `/f/${slug}`;
