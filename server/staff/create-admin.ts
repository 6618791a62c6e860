import { randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import { adminUsers } from "@shared/schema/accounts";
import type { Database } from "../database/database";
import { laterThan } from "../database/later-than";

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
