import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const here = (path: string) => join(import.meta.dirname, path);

/** Tests that start the built server, and do to it what may befall it. */
const faults = "server/bench/**/*.test.ts";

/** The few files that take longest begin first: none of them is left to run alone at the end. */
const MAX_LENGTH = /\/(bench\/.*|outbox-worker\.db|directory-lock|share)\.test\.tsx?$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => MAX_LENGTH.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}

/** Tests of what is kept, with few bytes to keep it in: what a process keeps in must not be made before. */
const caches = "server/**/*.cache.test.ts";

/** Server tests that need a database end in `.db.test.ts` and run once on each kind. */
const onDatabase = "server/**/*.db.test.ts";

/** The examples of finders have a command of their own. */
const examples = "server/finders/examples/**/*.db.test.ts";

/** What the engine makes of products, whichever database they came from: on the faster one alone. */
const aboveDatabase = [
  "server/catalog/store/{answers-before,any-patch}.db.test.ts",
  "server/specification/firearm-finder/walk.db.test.ts",
];

/**
 * What may differ with the database: connections, locks, many rows, copies of everything, rows in the driver's types.
 * All else is the same SQL on both, and journeys walk it on the embedded one: `npm run test:server` runs it there, too.
 */
const byDriver = [
  "server/platform/{database,backup}/**/*.db.test.ts",
  "server/catalog/{imports,store}/**/*.db.test.ts",
  "server/catalog/staff/{import,products,round-trip}.db.test.ts",
  "server/specification/products/{import,racing-writers,routes}.db.test.ts",
  "server/specification/seed/**/*.db.test.ts",
  "server/mail/{outbox-lease,sent-mails}.db.test.ts",
  "server/insight/retention/**/*.db.test.ts",
  "server/people/erasure/**/*.db.test.ts",
  "server/people/team/create-admin.db.test.ts",
  "server/finders/staff/{drafts,versions}.db.test.ts",
  "server/templates/**/*.db.test.ts",
];

// But for tests of caches, no project isolates its files: to load the same code anew for each takes a third of the time. A test puts back
// what it replaces.

const databaseProject = (kind: "embedded" | "postgres") => ({
  extends: true as const,
  test: {
    name: `server-${kind}`,
    environment: "node",
    include: kind === "embedded" ? byDriver : [onDatabase],
    exclude: [examples, ...(kind === "embedded" ? aboveDatabase : [])],
    globalSetup: here(`server/testing/${kind}-database.setup.ts`),
    env: { TEST_DATABASE_KIND: kind },
    isolate: false,
    // Journeys run beside them: what takes seconds alone may take a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Two more than there are processors: many tests wait for a database, a timer or a process.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          include: ["{server,shared}/**/*.test.ts", "client/src/wizard/engine.test.ts"],
          exclude: [onDatabase, faults, caches],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: { name: "caches", environment: "node", include: [caches], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: "faults",
          environment: "node",
          include: [faults],
          globalSetup: here("server/testing/build.setup.ts"),
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "client",
          environment: "jsdom",
          isolate: false,
          include: ["client/{src,embed}/**/*.test.{ts,tsx}"],
          exclude: ["client/src/wizard/engine.test.ts"],
          setupFiles: here("client/src/testing/setup.ts"),
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      databaseProject("embedded"),
      databaseProject("postgres"),
      {
        ...databaseProject("embedded"),
        test: {
          ...databaseProject("embedded").test,
          name: "examples",
          include: [examples],
          exclude: [],
        },
      },
      {
        ...databaseProject("embedded"),
        test: {
          ...databaseProject("embedded").test,
          name: "server-embedded-routes",
          include: [onDatabase],
          exclude: [examples, ...aboveDatabase, ...byDriver],
        },
      },
    ],
  },
});
