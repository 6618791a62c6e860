import { useQueryClient } from "@tanstack/react-query";
import { LogOut, Menu, UserRound } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { paths } from "@shared/site";
import type { StaffRole } from "@shared/staff-roles";
import { callApi } from "@/lib/api";
import { classNames } from "@/lib/class-names";
import { showToast } from "@/ui/toast-store";
import { SiteMark } from "@/ui/site-mark";
import { inServersWords } from "./form-resolver";
import { useStaff } from "./signed-in";
import { pageGroups, pagesFor, type StaffPageEntry } from "./staff-pages";

/** The layout of every staff page: site name, navigation, and the signed-in member. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { username, role } = useStaff();
  const [location] = useLocation();
  // What is built stands beside what it looks like.
  const isWide = location.startsWith(`${paths.admin}/finders/`);
  const client = useQueryClient();
  const signOut = async () => {
    try {
      await callApi("DELETE", "/api/admin/session");
    } catch (error) {
      return showToast({
        title: "Error",
        text: inServersWords(error as Error, "You are still signed in. Please try again."),
        isDestructive: true,
      });
    }
    client.clear();
    window.location.assign(paths.admin);
  };
  return (
    <div data-toasts="below" className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <header
        aria-label="Staff area"
        className="border-b border-line bg-surface px-4 py-3 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 lg:block">
          <Link href={paths.admin} className="inline-block rounded-md py-2">
            <SiteMark />
          </Link>
          <div className="flex min-w-0 items-center text-sm lg:mt-3 lg:border-y lg:border-line lg:py-2">
            <Link
              href={`${paths.admin}/account`}
              className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 rounded-lg px-2 hover:bg-accent-soft lg:grow"
            >
              <UserRound aria-hidden className="size-4" />
              <span className="max-w-40 min-w-0">{username}</span>
              <span className="text-muted">{role}</span>
            </Link>
            <button
              type="button"
              onClick={() => void signOut()}
              className="grid size-11 place-items-center rounded-lg hover:bg-accent-soft"
            >
              <LogOut aria-hidden className="size-4" />
              <span className="sr-only">Sign out</span>
            </button>
          </div>
        </div>
        <StaffNavigation role={role} />
      </header>
      <main
        className={classNames(
          "mx-auto w-full min-w-0 px-4 pt-4 pb-32 sm:px-6 lg:pt-6",
          !isWide && "max-w-5xl",
        )}
      >
        {children}
      </main>
    </div>
  );
}

/** Links to the pages of the staff area in their groups; behind a button where there is little room. */
function StaffNavigation({ role }: { role: StaffRole }) {
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
