import {
  Boxes,
  ChartColumn,
  Code,
  Compass,
  FilePlus,
  Inbox,
  LayoutDashboard,
  ListOrdered,
  Package,
  ScrollText,
  Send,
  TableProperties,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react";
import { clientBrands } from "@shared/brands";
import { adminLists, type AdminListPath } from "@shared/specification/contracts/admin-lists";
import type { StaffRole } from "@shared/staff-roles";
import type { AdminPage } from "@shared/known-pages";
import { finderIds } from "@shared/templates/finders";

/** The finders that the product came with: what is theirs alone stands below what any shop has. */
const ofBuiltIn = finderIds.map((id) => clientBrands[id].displayName).join(" · ");

/** What the pages of the staff area are grouped by, in order. */
export const pageGroups = ["Finders", "Catalog", ofBuiltIn, "Inbox", "Settings"];

/** A page of the staff area; the empty path is the dashboard. */
export interface StaffPageEntry {
  path: Exclude<AdminPage, "login"> | AdminListPath | "";
  title: string;
  /** The text of the dashboard's card. */
  text: string;
  icon: LucideIcon;
  /** The dashboard stands above all groups. */
  group?: string;
  forAdmins?: true;
}

const pages: readonly StaffPageEntry[] = [
  { path: "", title: "Dashboard", text: "", icon: LayoutDashboard },
  {
    path: "finders",
    title: "Finders",
    text: "Questions, matching, results, versions",
    icon: Compass,
    group: "Finders",
  },
  {
    path: "embed-settings",
    title: "Embed Settings",
    text: "How the finders look in a retailer’s page",
    icon: Code,
    group: "Finders",
  },
  {
    path: "insight",
    title: "Insight",
    text: "What shoppers do in the finders",
    icon: ChartColumn,
    group: "Finders",
  },
  {
    path: "catalogs",
    title: "Catalogs",
    text: "Your own products, and what finders choose from",
    icon: Boxes,
    group: "Catalog",
  },
  {
    path: "catalogs/new",
    title: "New Catalog",
    text: "Products from a CSV of any shop",
    icon: FilePlus,
    group: "Catalog",
  },
  {
    path: "attributes",
    title: "Attributes",
    text: "What products can state",
    icon: Tags,
    group: "Catalog",
  },
  {
    path: "product-lists",
    title: "Product Lists",
    text: "Which product is for what, such as seats for cars",
    icon: TableProperties,
    group: "Catalog",
  },
  {
    path: "products",
    title: "Products",
    text: "Both catalogs, one by one or as CSV",
    icon: Package,
    group: ofBuiltIn,
  },
  ...adminLists.map(({ path, title, text }) => ({
    path,
    title,
    text,
    icon: ListOrdered,
    group: ofBuiltIn,
  })),
  {
    path: "messages",
    title: "Messages",
    text: "What visitors wrote to us",
    icon: Inbox,
    group: "Inbox",
  },
  {
    path: "outbox",
    title: "Outbox",
    text: "Outgoing emails and their status",
    icon: Send,
    group: "Inbox",
  },
  {
    path: "audit",
    title: "Audit",
    text: "Who changed what, and when",
    icon: ScrollText,
    group: "Settings",
  },
  {
    path: "team",
    title: "Team",
    text: "Accounts, roles, passwords",
    icon: Users,
    group: "Settings",
    forAdmins: true,
  },
];

/** The pages that a role may open, in order. */
export function pagesFor(role: StaffRole): StaffPageEntry[] {
  return pages.filter((page) => !page.forAdmins || role === "admin");
}
