import { adminLists, type AdminListPath } from "@shared/admin-lists";
import type { StaffRole } from "@shared/staff-roles";
import type { AdminPage } from "@shared/site";

/** A page of the staff area; the empty path is the dashboard. */
export interface StaffPageEntry {
  path: Exclude<AdminPage, "login"> | AdminListPath | "";
  title: string;
  /** The text of the dashboard's card. */
  text: string;
  forAdmins?: true;
}

const pages: readonly StaffPageEntry[] = [
  { path: "", title: "Dashboard", text: "" },
  ...adminLists.map(({ path, title, text }) => ({ path, title, text })),
  { path: "products", title: "Products", text: "Both catalogs, one by one or as CSV" },
  {
    path: "embed-settings",
    title: "Embed Settings",
    text: "How the finders look in a retailer’s page",
  },
  { path: "messages", title: "Messages", text: "What visitors wrote to us" },
  { path: "outbox", title: "Outbox", text: "Outgoing emails and their status" },
  { path: "insight", title: "Insight", text: "What shoppers do in the finders" },
  { path: "audit", title: "Audit", text: "Who changed what, and when" },
  { path: "team", title: "Team", text: "Accounts, roles, passwords", forAdmins: true },
];

/** The pages that a role may open, in order. */
export function pagesFor(role: StaffRole): StaffPageEntry[] {
  return pages.filter((page) => !page.forAdmins || role === "admin");
}
