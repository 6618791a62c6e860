import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { adminUsers, users } from "./accounts";
import { bedFinderSessions, firearmFinderSessions } from "../specification/tables/session-tables";
import * as lookups from "../specification/tables/list-tables";
import { sessions } from "./machinery";

/**
 * The columns of a table in short: their type, then `required`, `unique`, `key` and the default, as far as they
 * have them. The database gives ids and times itself.
 */
function columnsOf(table: PgTable): Record<string, string> {
  const { columns, uniqueConstraints } = getTableConfig(table);
  expect(uniqueConstraints).toEqual([]);
  return Object.fromEntries(
    columns.map((column) => {
      const { default: value, notNull, isUnique, primary } = column;
      const isPlain = ["boolean", "number", "string"].includes(typeof value);
      const given = isPlain || Array.isArray(value) ? `= ${JSON.stringify(value)}` : "";
      const words = [primary ? "key" : notNull ? "required" : "", isUnique ? "unique" : "", given];
      return [column.name, [column.getSQLType(), ...words].filter(Boolean).join(" ")];
    }),
  );
}

const edited = {
  created_at: "timestamp (3) with time zone required",
  updated_at: "timestamp (3) with time zone required",
};
const written = { created_at: edited.created_at };
const list = "jsonb required = []";

describe("stored records have the columns that they should:", () => {
  // Shows 3.records.bed-sessions, 3.records.firearm-sessions.
  it.each([
    ["bed finder", bedFinderSessions],
    ["firearm finder", firearmFinderSessions],
  ])("the traces of the %s, and whose they are", (_, table) => {
    expect(columnsOf(table)).toEqual({
      id: "uuid key",
      session_data: "jsonb required",
      owner: "text",
      ...written,
    });
  });

  // Shows 3.records.sessions.
  it("sessions, found by when they expire", () => {
    expect(columnsOf(sessions)).toEqual({
      sid: "varchar key",
      sess: "json required",
      expire: "timestamp (6) required",
    });
    const indexed = getTableConfig(sessions).indexes.flatMap(({ config }) => config.columns);
    expect(indexed).toContainEqual(expect.objectContaining({ name: "expire" }));
  });

  // Shows 3.records.users.
  it("people", () => {
    expect(columnsOf(users)).toEqual({
      id: "uuid key",
      email: "text unique",
      first_name: "text",
      last_name: "text",
      profile_image_url: "text",
      ...edited,
    });
  });

  // Shows 3.records.admin-users, 6.staff.role.
  it("staff", () => {
    expect(columnsOf(adminUsers)).toMatchObject({
      id: "uuid key",
      username: "varchar(100) required unique",
      email: "text unique",
      password_hash: "text required",
      role: 'text required = "admin"',
      is_active: "boolean required = true",
      ...edited,
    });
  });

  const optional = 'text required = ""';
  const common = {
    id: "text key",
    description: "text required",
    popular: "boolean required = false",
    sort_order: "integer required = 0",
    ...edited,
  };
  // Shows 3.records.sleep-styles, 3.records.sleep-concerns, 3.records.bed-sizes.
  // Shows 3.records.mattress-types, 3.records.firmness-levels, 3.records.budget-ranges.
  // Shows 3.records.features, 3.records.times.
  it.each([
    ["sleepStyles", { ...common, title: "text required", icon: optional, image_url: "text" }],
    ["sleepConcerns", { ...common, label: "text required", icon: optional }],
    ["bedSizes", { ...common, label: "text required", description: optional }],
    ["mattressTypes", { ...common, label: "text required", features: list }],
    ["firmnessLevels", { ...common, label: "text required", level: "integer required = 5" }],
    [
      "budgetRanges",
      {
        ...common,
        label: "text required",
        description: optional,
        min_price: "integer required",
        max_price: "integer required",
      },
    ],
    ["features", { ...common, label: "text required", category: 'text required = "comfort"' }],
  ] as const)("%s", (name, columns) => {
    expect(columnsOf(lookups[name])).toMatchObject(columns);
  });
});
