import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import type { StaffRole } from "../staff-roles";
import { editedAt, moment } from "./columns";

export const users = pgTable("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").unique(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  profileImageUrl: text("profile_image_url"),
  ...editedAt(),
});

export const adminUsers = pgTable(
  "admin_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    username: varchar("username", { length: 100 }).notNull().unique(),
    email: text("email").unique(),
    passwordHash: text("password_hash").notNull(),
    role: text("role").$type<StaffRole>().notNull().default("admin"),
    isActive: boolean("is_active").notNull().default(true),
    /** Raised when the account is closed: earlier sessions stay over when it is opened again. */
    sessionGeneration: integer("session_generation").notNull().default(0),
    /** Null until somebody has signed in. */
    lastSignInAt: moment("last_sign_in_at"),
    ...editedAt(),
  },
  (table) => [check("admin_users_role", sql`${table.role} in ('admin', 'editor', 'viewer')`)],
);
