import {
  Boxes,
  ChartColumn,
  Code,
  Compass,
  FileInput,
  FilePlus,
  Inbox,
  LayoutDashboard,
  ListOrdered,
  Package,
  ScrollText,
  Send,
  TableProperties,
  Tags,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import { clientBrands } from "@shared/brands";
import { adminLists, type AdminListPath } from "@shared/specification/contracts/admin-lists";
import type { StaffRole } from "@shared/staff-roles";
import type { AdminPage } from "@shared/known-pages";
import { paths } from "@shared/site";

/** A group of pages in the navigation. */
interface PageGroup {
  /** Those of none stand above the others. */
  title?: string;
  /** The finder that its pages are about: folded, unless somebody works on it. */
  finder?: string;
}

const bedLists = `${clientBrands.dialabed.displayName} lists`;

/** What the pages of the staff area are grouped by, in order. */
export const pageGroups: readonly PageGroup[] = [
  {},
  { title: bedLists, finder: "dialabed" },
  { title: "Catalog" },
  { title: "Inbox" },
  { title: "Settings" },
];

/** A page of the staff area; the empty path is the dashboard. */
export interface StaffPageEntry {
  path: Exclude<AdminPage, "login"> | AdminListPath | "";
  title: string;
  /** The text of the dashboard's card. */
  text: string;
  icon: LucideIcon;
  group?: string;
  /** The page that leads to it: it has no entry of its own in the navigation. */
  within?: AdminPage;
  forAdmins?: true;
}

const pages: readonly StaffPageEntry[] = [
  { path: "", title: "Dashboard", text: "", icon: LayoutDashboard },
  {
    path: "finders",
    title: "Finders",
    text: "Questions, matching, results, versions",
    icon: Compass,
  },
  {
    path: "embed-settings",
    title: "Embed Settings",
    text: "How the finders look in a retailer’s page",
    icon: Code,
    within: "finders",
  },
  {
    path: "insight",
    title: "Insight",
    text: "What shoppers do in the finders",
    icon: ChartColumn,
  },
  ...adminLists.map(({ path, title, text }) => ({
    path,
    title,
    text,
    icon: ListOrdered,
    group: bedLists,
  })),
  {
    path: "catalogs",
    title: "Catalogs",
    text: "Your own products, and what finders choose from",
    icon: Boxes,
    group: "Catalog",
  },
  {
    path: "products",
    title: "Products",
    text: "Of every catalog, one by one or as a file",
    icon: Package,
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
    path: "attributes",
    title: "Attributes",
    text: "What products can state",
    icon: Tags,
    group: "Catalog",
  },
  {
    path: "catalogs/new",
    title: "New Catalog",
    text: "Of a file of any shop",
    icon: FilePlus,
    within: "imports",
  },
  {
    path: "imports",
    title: "Imports",
    text: "Files of your shop: what they brought, and undo",
    icon: FileInput,
    group: "Catalog",
  },
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
    path: "team",
    title: "Team",
    text: "Accounts, roles, passwords",
    icon: Users,
    group: "Settings",
    forAdmins: true,
  },
  {
    path: "audit",
    title: "Audit",
    text: "Who changed what, and when",
    icon: ScrollText,
    group: "Settings",
  },
  {
    path: "account",
    title: "Account",
    text: "Your own password",
    icon: UserRound,
    group: "Settings",
  },
];

/** The pages that a role may open, in order. */
export function pagesFor(role: StaffRole): StaffPageEntry[] {
  return pages.filter((page) => !page.forAdmins || role === "admin");
}

/** The page of an address, or the one that it is within; undefined for none. */
export const pageAt = (location: string): StaffPageEntry | undefined =>
  pages.find((page) => isWithin(page, location));

/** Where one goes back to from an address: the page that it is within, or the dashboard. */
export function wayBack(location: string): { href: string; name: string } {
  const own = pages.find(({ path }) => location === `${paths.admin}/${path}`);
  // The settings keep the specification's way.
  const parent = own
    ? pages.find(({ path }) => path === own.within && path === "imports")
    : pageAt(location);
  if (!parent?.path) return { href: paths.admin, name: "Dashboard" };
  return { href: `${paths.admin}/${parent.path}`, name: parent.title };
}

const CATALOG_IMPORT = /^\/admin\/catalogs\/[^/]+\/import$/;

/** Whether an address is that of a page, or within it: a finder's area, a catalog's products, or a file for it. */
export function isWithin({ path }: StaffPageEntry, location: string): boolean {
  if (path === "") return location === paths.admin;
  const href = `${paths.admin}/${path}`;
  if (location === href) return true;
  if (path === "finders") {
    return location.startsWith(`${href}/`) || location === `${paths.admin}/embed-settings`;
  }
  if (path === "imports") {
    return location === `${paths.admin}/catalogs/new` || CATALOG_IMPORT.test(location);
  }
  return path === "catalogs" && location.startsWith(`${href}/`) && location.endsWith("/products");
}
