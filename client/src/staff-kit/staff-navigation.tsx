import { Menu } from "lucide-react";
import { useId, useState } from "react";
import { Link, useLocation } from "wouter";
import type { StaffRole } from "@shared/staff-roles";
import { paths } from "@shared/site";
import { classNames } from "@/lib/class-names";
import { pageGroups, pagesFor, type StaffPageEntry } from "./staff-pages";

/** Links to the pages of the staff area in their groups; behind a button where there is little room. */
export function StaffNavigation({ role }: { role: StaffRole }) {
  const [location] = useLocation();
  // Open on this page: a press on a link closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === location;
  const id = useId();
  const pages = pagesFor(role);
  const linksOf = (group: StaffPageEntry["group"]) =>
    pages
      .filter((page) => page.group === group)
      .map((page) => <PageLink key={page.path} page={page} location={location} />);
  return (
    <nav aria-label="Staff area" className="text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : location)}
        className="mt-2 flex min-h-11 w-full items-center gap-2 rounded-control border border-outline px-3 font-semibold lg:hidden"
      >
        <Menu aria-hidden className="size-4" />
        Menu
      </button>
      <div id={id} className={classNames("mt-2 lg:mt-3 lg:block", !isOpen && "hidden")}>
        <ul>{linksOf(undefined)}</ul>
        {pageGroups.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`} className="mt-3">
            <h2
              id={`${id}-${group}`}
              className="px-3 py-1 text-xs font-semibold tracking-wide text-muted uppercase"
            >
              {group}
            </h2>
            <ul>{linksOf(group)}</ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

/** Whether an address is within a page: a finder's area, or a catalog's products. */
function isPartOf(path: StaffPageEntry["path"], location: string): boolean {
  const inside = `${paths.admin}/${path}/`;
  if (path === "finders") return location.startsWith(inside);
  return path === "catalogs" && location.startsWith(inside) && location.endsWith("/products");
}

function PageLink({ page, location }: { page: StaffPageEntry; location: string }) {
  const { path, title, icon: Icon } = page;
  const href = path === "" ? paths.admin : `${paths.admin}/${path}`;
  const isHere = location === href || isPartOf(path, location);
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? "page" : undefined}
        className="flex min-h-11 items-center gap-2.5 rounded-lg px-3 hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text lg:min-h-9"
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </Link>
    </li>
  );
}
