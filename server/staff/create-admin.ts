import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { hash } from "bcryptjs";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../database/database";
import { openEmbedded } from "../database/embedded";
import { laterThan } from "../database/later-than";
import { openPostgres } from "../database/postgres";
import { readEnvironment } from "../env";
import { StartError } from "../start-error";

/**
 * Lets a locked-out owner in again: makes an active admin of that name with a new password, whoever
 * had the name before. Gives the password back; it is stored nowhere else.
 */
export async function createAdmin(db: Database, username: string): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hash(password, 12);
  const admin = { role: "admin", isActive: true, passwordHash } as const;
  await db
    .insert(adminUsers)
    .values({ username, ...admin })
    .onConflictDoUpdate({
      target: adminUsers.username,
      set: { ...admin, updatedAt: laterThan(adminUsers.updatedAt) },
    });
  return password;
}

/** `npm run admin:create [name]`. Stop the server first where the database is embedded. */
async function run(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = readEnvironment(process.env);
  const username = (process.argv[2] ?? env.admin.username).trim().slice(0, 100);
  const database = env.databaseUrl
    ? await openPostgres(env.databaseUrl, () => undefined)
    : await openEmbedded(env.dataDir);
  try {
    const password = await createAdmin(database.db, username);
    process.stdout.write(
      `\n  ${username} can sign in at ${env.publicUrl}/admin\n  Password     ${password}\n\n  It is shown once. Change it after signing in.\n\n`,
    );
  } finally {
    await database.close();
  }
}

if (process.argv[1]?.endsWith("create-admin.ts")) {
  run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}
