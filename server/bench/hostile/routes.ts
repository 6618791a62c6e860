import { adminLists } from "@shared/admin-lists";
import { cataloguePaths } from "@shared/product-catalogues";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = readonly [Method, string];

const ID = "98328a9a-fefa-58b7-8f46-1bfae0092ee5";

const listRoutes = adminLists.flatMap(({ path }): Route[] => [
  ["GET", `/api/admin/${path}`],
  ["POST", `/api/admin/${path}`],
  ["PUT", `/api/admin/${path}/order`],
  ["PUT", `/api/admin/${path}/queen`],
  ["DELETE", `/api/admin/${path}/queen`],
  ["POST", `/api/admin/${path}/queen/restore`],
]);

const catalogueRoutes = cataloguePaths.flatMap((path): Route[] => [
  ["GET", `/api/admin/${path}`],
  ["GET", `/api/admin/${path}/export.csv`],
  ["GET", `/api/admin/${path}/choices`],
  ["POST", `/api/admin/${path}/import`],
  ["GET", `/api/admin/${path}/import/${ID}`],
  ["GET", `/api/admin/${path}/${ID}`],
  ["POST", `/api/admin/${path}`],
  ["PUT", `/api/admin/${path}/${ID}`],
  ["DELETE", `/api/admin/${path}/${ID}`],
  ["POST", `/api/admin/${path}/${ID}/restore`],
]);

const list = "/api/admin/product-lists/cars";
const productListRoutes: Route[] = [
  ["GET", "/api/admin/product-lists"],
  ["POST", "/api/admin/product-lists"],
  ["GET", list],
  ["PUT", list],
  ["DELETE", list],
  ["GET", `${list}/rows`],
  ["POST", `${list}/rows`],
  ["PUT", `${list}/rows/1`],
  ["DELETE", `${list}/rows/1`],
  ["GET", `${list}/export`],
  ["POST", `${list}/import`],
];

const attribute = "/api/admin/attributes/width";
const catalogProducts = "/api/admin/catalogues/all/products";
const ownCatalogRoutes: Route[] = [
  ["GET", "/api/admin/attributes"],
  ["POST", "/api/admin/attributes"],
  ["PUT", attribute],
  ["GET", `${attribute}/uses`],
  ["POST", `${attribute}/merge`],
  ["GET", "/api/admin/catalogues"],
  ["POST", "/api/admin/catalogues"],
  ["PUT", "/api/admin/catalogues/all"],
  ["DELETE", "/api/admin/catalogues/all"],
  ["POST", "/api/admin/catalogues/count"],
  ["POST", "/api/admin/catalogues/look"],
  ["POST", "/api/admin/catalogues/from-file"],
  ["GET", "/api/admin/catalogues/all/questions"],
  ["GET", catalogProducts],
  ["POST", catalogProducts],
  ["GET", `${catalogProducts}/choices`],
  ["GET", `${catalogProducts}/${ID}`],
  ["PUT", `${catalogProducts}/${ID}`],
  ["DELETE", `${catalogProducts}/${ID}`],
  ["POST", `${catalogProducts}/import`],
];

const finder = "/api/admin/finders/shoes";
const finderRoutes: Route[] = [
  ["GET", "/api/admin/finders"],
  ["POST", "/api/admin/finders"],
  ["GET", finder],
  ["PUT", finder],
  ["DELETE", finder],
  ["GET", "/api/admin/finder-templates"],
  ["DELETE", "/api/admin/finder-templates/coffee/products"],
  ["POST", "/api/admin/finders/from-template"],
  ["GET", `${finder}/draft`],
  ["PUT", `${finder}/draft`],
  ["PATCH", `${finder}/draft`],
  ["GET", `${finder}/draft/finder`],
  ["POST", `${finder}/draft/finder`],
  ["GET", `${finder}/draft/cells/export`],
  ["POST", `${finder}/draft/cells/check`],
  ["GET", `${finder}/check`],
  ["GET", `${finder}/export`],
  ["POST", `${finder}/import`],
  ["POST", `${finder}/publish`],
  ["GET", `${finder}/versions`],
  ["GET", `${finder}/versions/1`],
  ["POST", `${finder}/live`],
];

/** The staff routes, but for signing out, which ends the run's session. */
export const staffRoutes: readonly Route[] = [
  ["POST", "/api/admin/session"],
  ["GET", "/api/admin/session"],
  ["GET", "/api/admin/signed-in"],
  ["POST", "/api/admin/password"],
  ["GET", "/api/admin/stats"],
  ["GET", "/api/admin/embed-settings"],
  ["PUT", "/api/admin/embed-settings"],
  ["PUT", "/api/admin/embed-settings/agents"],
  ["POST", "/api/admin/embed-settings/key"],
  ["GET", "/api/admin/messages"],
  ["PUT", `/api/admin/messages/${ID}`],
  ["GET", "/api/admin/outbox"],
  ["POST", `/api/admin/outbox/${ID}/resend`],
  ["POST", `/api/admin/outbox/${ID}/release`],
  ["POST", "/api/admin/erasures"],
  ["GET", "/api/admin/insight"],
  ["GET", "/api/admin/audit"],
  ["POST", "/api/admin/pictures"],
  ["GET", "/api/admin/team"],
  ["POST", "/api/admin/team"],
  ["PUT", `/api/admin/team/${ID}`],
  ["DELETE", `/api/admin/team/${ID}`],
  ["POST", `/api/admin/team/${ID}/password`],
  ...listRoutes,
  ...catalogueRoutes,
  ...ownCatalogRoutes,
  ...productListRoutes,
  ...finderRoutes,
];

/** The routes that shoppers' browsers and retailers' pages request. */
export const shopperRoutes: readonly Route[] = [
  ["GET", "/api/openapi.json"],
  ["GET", "/api/docs"],
  ["GET", "/api/gate"],
  ["GET", "/api/finders"],
  ["POST", "/api/verify-password"],
  ["POST", "/api/embed/unlock"],
  ["POST", "/api/mcp"],
  ["GET", "/api/embed-settings"],
  ["GET", "/api/bed-options"],
  ["GET", "/api/recommendations"],
  ["GET", "/api/recommendations/suggestions"],
  ["POST", "/api/recommendations/email"],
  ["GET", "/api/safari/counts"],
  ["GET", "/api/safari/brands"],
  ["GET", "/api/safari/products"],
  ["POST", "/api/safari/favorites/email"],
  ["GET", "/api/finders/shoes/options"],
  ["POST", "/api/finders/shoes/email"],
  ["POST", "/api/contact"],
  ["POST", "/api/finder-sessions"],
  ["PUT", `/api/finder-sessions/${ID}`],
];

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
  ].map((path) => ["GET", path] as const);
