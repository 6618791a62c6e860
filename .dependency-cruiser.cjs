/** The houses of the server, each above those before it. */
const HOUSES = [
  "platform",
  "people",
  "engine",
  "templates",
  "catalog",
  "finders",
  "access",
  "mail",
  "site",
  "insight",
  "specification",
];

/** Which file may import which. Each rule gives its reason; `server/testing/boundaries.test.ts` proves that they hold. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      comment: "What imports each other in a loop can only be understood all at once.",
      from: {},
      to: { circular: true },
    },
    {
      name: "shared-stands-alone",
      severity: "error",
      comment: "Both sides build on shared; it builds on neither.",
      from: { path: "^shared/" },
      to: { path: "^(client|server)/" },
    },
    {
      name: "client-not-server",
      severity: "error",
      comment: "Journeys may put in what the server's tests put in; they take no code of it.",
      from: { path: "^client/", pathNot: "^client/e2e/" },
      to: { path: "^server/" },
    },
    {
      name: "journeys-take-test-data-alone",
      severity: "error",
      from: { path: "^client/e2e/" },
      to: { path: "^server/", pathNot: "/testing/" },
    },
    {
      name: "server-not-client",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^client/" },
    },
    ...HOUSES.slice(0, -1).map((house, place) => ({
      name: `${house}-knows-nothing-above`,
      severity: "error",
      comment: "What two houses need stands below both.",
      from: { path: `^server/${house}/`, pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: `^server/(${HOUSES.slice(place + 1).join("|")})/` },
    })),
    {
      name: "features-not-features",
      severity: "error",
      comment: "A route composes features; features do not know each other.",
      from: { path: "^client/src/features/(staff/[^/]+|[^/]+)/" },
      to: { path: "^client/src/features/", pathNot: "^client/src/features/$1/" },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      comment: "app → features → wizard, staff-kit, ui, lib: never back.",
      from: { path: "^client/src/(features|wizard|staff-kit|ui|lib)/" },
      to: { path: "^client/src/app/" },
    },
    {
      name: "foundations-not-features",
      severity: "error",
      from: { path: "^client/src/(wizard|staff-kit|ui|lib)/" },
      to: { path: "^client/src/features/" },
    },
    {
      name: "lib-is-the-ground",
      severity: "error",
      from: { path: "^client/src/lib/" },
      to: { path: "^client/src/(wizard|staff-kit|ui)/" },
    },
    {
      name: "shoppers-do-not-load-the-staff-area",
      severity: "error",
      from: {
        path: "^client/src/(wizard|ui|lib|features/(gate|finder|bed-finder|firearm-finder|embedded))/",
      },
      to: { path: "^client/src/(staff-kit|features/staff/)" },
    },
    {
      name: "wizard-engine-is-pure",
      severity: "error",
      comment: "The engine knows nothing of React, the browser, beds or guns.",
      from: { path: "^client/src/wizard/engine\\.ts$" },
      to: { pathNot: "^client/src/wizard/" },
    },
    {
      name: "tables-are-types-for-shoppers",
      severity: "error",
      comment: "Drizzle in a shopper's first load would cost 99 kB; types cost nothing.",
      from: { path: "^client/src/", pathNot: "^client/src/features/staff/|\\.test\\.tsx?$" },
      to: {
        path: "^shared/(schema/|specification/tables/|all-tables)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "zod-stays-out-of-first-loads",
      severity: "error",
      comment:
        "Contracts hold zod shapes; the client takes their types. What parses stored answers is loaded only when there are some.",
      from: {
        path: "^client/src/(app|wizard|ui|lib)/|^client/src/features/(gate|finder|bed-finder|firearm-finder)/",
        pathNot: "/stored-[a-z-]+\\.ts$",
      },
      to: { path: "(^|/)node_modules/zod/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-the-seam-knows-the-driver",
      severity: "error",
      from: { path: "^server/", pathNot: "^server/(platform/database|testing|bench)/" },
      to: { path: "node_modules/(pg|@electric-sql/pglite)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "decisions-touch-no-request",
      severity: "error",
      comment: "req and res stop in routes; ranking and criteria are pure.",
      from: {
        path: "^server/specification/bed-finder/(ranking|answers|staged-beds|suggestions)\\.ts$",
      },
      to: { path: "node_modules/(express|drizzle-orm)/" },
    },
    {
      name: "no-test-in-the-product",
      severity: "error",
      from: { pathNot: "(\\.test\\.tsx?|/testing/.*|/bench/.*|/e2e/.*)$" },
      to: { path: "(\\.test\\.tsx?$|/testing/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
