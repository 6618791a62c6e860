import { hash } from "bcryptjs";
import { and, eq, isNotNull } from "drizzle-orm";
import { adminUsers } from "@shared/schema/accounts";
import { BCRYPT_COST } from "../auth/passwords";
import type { Database } from "../../platform/database/database";

/**
 * Whether there is no active admin, so that a first one must be made, and whether any member of staff has
 * ever signed in.
 */
export async function staffState(
  db: Database,
): Promise<{ needsAdmin: boolean; hasSignedIn: boolean }> {
  const isAdmin = and(eq(adminUsers.role, "admin"), eq(adminUsers.isActive, true));
  return {
    needsAdmin: (await db.$count(adminUsers, isAdmin)) === 0,
    hasSignedIn: (await db.$count(adminUsers, isNotNull(adminUsers.lastSignInAt))) > 0,
  };
}

/** Creates the first admin. A member of staff of that name stays as they are. */
export async function createFirstAdmin(
  db: Database,
  admin: { username: string; email: string | undefined; password: string },
): Promise<void> {
  await db
    .insert(adminUsers)
    .values({
      username: admin.username,
      email: admin.email ?? null,
      passwordHash: await hash(admin.password, BCRYPT_COST),
    })
    .onConflictDoNothing();
}
