import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { People } from "./people";

const SEEN_BY_STAFF = [
  ...adminLists.map(({ path }) => `/api/admin/${path}`),
  "/api/admin/bed-products/export.csv",
  "/api/admin/firearm-products/export.csv",
  "/api/admin/embed-settings?client=dialabed",
  "/api/admin/embed-settings?client=safarioutdoor",
];
const SEEN_BY_SHOPPERS = [
  "/api/bed-options",
  "/api/recommendations?bedSize=queen",
  "/api/embed-settings",
];

/** All state that strangers and viewers must not change. Throws when it cannot be read. */
export async function state(url: string, { admin, shopper }: People): Promise<string> {
  const read = async (path: string, cookie: string) => {
    const reply = await fetch(url + path, { headers: { cookie } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.text();
  };
  const parts = [
    ...SEEN_BY_STAFF.map((path) => read(path, admin)),
    ...SEEN_BY_SHOPPERS.map((path) => read(path, shopper)),
    read("/api/admin/team", admin).then(withoutTimes),
    // Audit entries are counted; one more is a change.
    read("/api/admin/audit", admin).then((text) =>
      String((JSON.parse(text) as { total: number }).total),
    ),
  ];
  return (await Promise.all(parts)).join("\n");
}

/** Members, without the times of their last activity. */
function withoutTimes(team: string): string {
  const members = JSON.parse(team) as Record<string, unknown>[];
  return JSON.stringify(
    members.map(({ id, username, email, role, isActive }) => ({
      id,
      username,
      email,
      role,
      isActive,
    })),
  );
}
