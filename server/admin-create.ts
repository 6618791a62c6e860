import { existsSync } from "node:fs";
import { finishSetUp, setUpMarker } from "./platform/boot/access-file";
import { openEmbedded } from "./platform/database/embedded";
import { openPostgres } from "./platform/database/postgres";
import { readEnvironment } from "./platform/boot/env";
import { createAdmin } from "./people/team/create-admin";
import { StartError } from "./platform/process/run-until-stopped";

/** `npm run admin:create [name]`. Stop the server first where the database is embedded. */
async function run(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = readEnvironment(process.env);
  const username = (process.argv[2] ?? env.admin.username).trim().slice(0, 100);
  const database = env.databaseUrl
    ? await openPostgres(
        { url: env.databaseUrl, migrationUrl: env.migrationDatabaseUrl },
        () => undefined,
      )
    : await openEmbedded(env.dataDir, setUpMarker(env.dataDir));
  try {
    const password = await createAdmin(database.db, username);
    // Otherwise the next start would take a new folder for an unfinished set-up.
    if (!env.databaseUrl) await finishSetUp(env.dataDir);
    process.stdout.write(
      `\n  ${username} can sign in at ${env.publicUrl}/admin\n  Password     ${password}\n\n  It is shown once. Change it after signing in.\n\n`,
    );
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
