import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown, LogOut, Menu, UserRound, X } from "lucide-react";
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
import { isWithin, pageAt, pageGroups, pagesFor, type StaffPageEntry } from "./staff-pages";

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
    <div data-staff data-toasts="below" className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr]">
      <header
        aria-label="Staff area"
        className="sticky top-0 z-30 border-b border-line bg-surface lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-3"
      >
        <StaffNavigation role={role}>
          <Link
            href={`${paths.admin}/account`}
            className="flex min-h-control min-w-0 items-center gap-2 rounded-control px-2 hover:bg-accent-soft lg:grow"
          >
            <UserRound aria-hidden className="size-4 shrink-0" />
            <span className="max-w-40 min-w-0 truncate max-lg:sr-only">{username}</span>
            <span className="text-muted max-lg:sr-only">{role}</span>
          </Link>
          <button
            type="button"
            onClick={() => void signOut()}
            className="grid size-control shrink-0 place-items-center rounded-control hover:bg-accent-soft"
          >
            <LogOut aria-hidden className="size-4" />
            <span className="sr-only">Sign out</span>
          </button>
        </StaffNavigation>
      </header>
      <main
        className={classNames(
          "w-full min-w-0 px-4 pt-4 pb-32 sm:px-6 lg:px-8 lg:pt-6",
          !isWide && "max-w-[76rem]",
        )}
      >
        {children}
      </main>
    </div>
  );
}

interface NavigationProps {
  role: StaffRole;
  /** Who is signed in, and the way out. */
  children: ReactNode;
}

/** Links to the pages of the staff area in their groups; behind a button in one bar where there is little room. */
function StaffNavigation({ role, children }: NavigationProps) {
  const [location] = useLocation();
  // Open on this page: a press on a link closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === location;
  const id = useId();
  const pages = pagesFor(role);
  return (
    <>
      <div className="flex h-14 items-center gap-x-2 px-2 sm:px-4 lg:h-auto lg:flex-wrap lg:px-0">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : location)}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-accent-soft lg:hidden"
        >
          {isOpen ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          <span className="sr-only">Menu</span>
        </button>
        <Link
          href={paths.admin}
          className="inline-block rounded-control py-2 max-sm:sr-only lg:px-2"
        >
          <SiteMark />
        </Link>
        <span aria-hidden className="min-w-0 grow truncate text-base font-semibold lg:hidden">
          {pageAt(location)?.title}
        </span>
        <div className="flex items-center lg:mt-1 lg:w-full lg:border-y lg:border-line lg:py-1">
          {children}
        </div>
      </div>
      <nav
        id={id}
        aria-label="Staff area"
        className={classNames(
          "max-h-[calc(100dvh-3.5rem)] overflow-y-auto px-2 pb-4 lg:block lg:max-h-none lg:overflow-visible lg:px-0 lg:pb-0",
          !isOpen && "hidden",
        )}
      >
        {pageGroups.map((group) => (
          <PageGroup key={group.title ?? ""} group={group} pages={pages} location={location} />
        ))}
      </nav>
    </>
  );
}

interface GroupProps {
  group: (typeof pageGroups)[number];
  pages: readonly StaffPageEntry[];
  location: string;
}

/** A group of pages under its title; one that is about a finder unfolds where somebody is in it. */
function PageGroup({ group, pages, location }: GroupProps) {
  const id = useId();
  const links = pages.filter((page) => page.group === group.title && !page.within);
  const list = (
    <ul>
      {links.map((page) => (
        <PageLink key={page.path} page={page} isHere={isWithin(page, location)} />
      ))}
    </ul>
  );
  if (group.title === undefined) return <div className="lg:mt-3">{list}</div>;
  if (group.finder !== undefined) {
    const isOpen =
      links.some((page) => isWithin(page, location)) ||
      `${location}/`.startsWith(`${paths.admin}/finders/${group.finder}/`);
    return (
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 lg:min-h-8 cursor-pointer items-center gap-1 rounded-control px-2.5 text-xs font-semibold text-muted hover:bg-accent-soft">
          {group.title}
          <ChevronDown aria-hidden className="ml-auto size-4 group-open:rotate-180" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className="mt-2">
      <h2 id={id} className="px-2.5 py-0.5 text-xs font-semibold text-muted">
        {group.title}
      </h2>
      {list}
    </section>
  );
}

function PageLink({ page, isHere }: { page: StaffPageEntry; isHere: boolean }) {
  const { path, title, icon: Icon } = page;
  return (
    <li>
      <Link
        href={path === "" ? paths.admin : `${paths.admin}/${path}`}
        aria-current={isHere ? "page" : undefined}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 lg:min-h-8 hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </Link>
    </li>
  );
}
