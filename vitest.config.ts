import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => join(import.meta.dirname, path);

/** Server tests that need a database end in `.db.test.ts` and run once on each kind. */
const onDatabase = "server/**/*.db.test.ts";

const databaseProject = (kind: "embedded" | "postgres") => ({
  extends: true as const,
  test: {
    name: `server-${kind}`,
    environment: "node",
    include: [onDatabase],
    globalSetup: here(`server/testing/${kind}-database.setup.ts`),
    env: { TEST_DATABASE_KIND: kind },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["{server,shared}/**/*.test.ts", "client/src/wizard/engine.test.ts"],
          exclude: [onDatabase],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "client",
          environment: "jsdom",
          include: ["client/{src,embed}/**/*.test.{ts,tsx}"],
          exclude: ["client/src/wizard/engine.test.ts"],
          setupFiles: here("client/src/testing/setup.ts"),
        },
      },
      databaseProject("embedded"),
      databaseProject("postgres"),
    ],
  },
});
