import fc from "fast-check";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An operation, with paths, queries and bodies for it. */
export interface Route {
  method: Method;
  /** Its path with the names of its parameters; what is told of it is told by this. */
  template: string;
  path: fc.Arbitrary<string>;
  /** Queries that it understands, for a path. */
  query?: (path: string) => fc.Arbitrary<string>;
  /** Bodies that it understands, with their type. */
  body?: fc.Arbitrary<{ type: string; content: string }>;
  /** Whether it ends or changes the session of whoever asks: they are not signed in then. */
  isOfOnesOwn?: boolean;
}

/** Pages, files and pictures; `files` are those of the built client. */
export const pageRoutes = (files: readonly string[]): Route[] =>
  [
    "/",
    "/wizards",
    "/dialabed",
    "/safari",
    "/admin",
    "/admin/bed-sizes",
    "/nowhere",
    "/robots.txt",
    "/sitemap.xml",
    "/healthz",
    "/readyz",
    "/favicon.svg",
    "/index.html",
    "/pictures/beds/hybrid/queen/3/7.svg",
    "/pictures/beds/hybrid/queen/3/7.png",
    "/pictures/firearms/pistol/1.svg",
    "/pictures/shoes/trail/lime/soft/5/12.svg",
    "/pictures/coffee/automatic/1.svg",
    `/pictures/uploaded/${"0f".repeat(32)}.webp`,
    ...files,
  ].map((path) => ({ method: "GET", template: "pages and files", path: fc.constant(path) }));
