import { hash } from "bcryptjs";
import { count, eq, and } from "drizzle-orm";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../database/database";

const HASH_ROUNDS = 12;

/** Whether nobody can sign in as an active admin, so that a first one must be made. */
export async function lacksAdmin(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ admins: count() })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, "admin"), eq(adminUsers.isActive, true)));
  return found?.admins === 0;
}

/** Makes the first admin. Leaves a member of staff of that name as they are. */
export async function createFirstAdmin(
  db: Database,
  admin: { username: string; email: string | undefined; password: string },
): Promise<void> {
  await db
    .insert(adminUsers)
    .values({
      username: admin.username,
      email: admin.email ?? null,
      passwordHash: await hash(admin.password, HASH_ROUNDS),
    })
    .onConflictDoNothing();
}
