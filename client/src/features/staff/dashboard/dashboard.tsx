import { Link } from "wouter";
import {
  emptyCatalogs,
  shownCounts,
  type Stats,
} from "@shared/specification/contracts/products-query";
import { paths } from "@shared/site";
import type { AdminPage } from "@shared/known-pages";
import type { ListedFinder } from "@shared/contracts/finder-drafts";
import { useStaff } from "@/staff-kit/signed-in";
import { FinderRows } from "@/staff-kit/finder-rows";
import { Loaded } from "@/staff-kit/staff-page";
import { pagesFor } from "@/staff-kit/staff-pages";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { FirstSteps } from "./first-steps";
import { FormerFactsNote } from "./former-facts-note";

/** Larger counts read `50+`. */
const MAX_COUNTED = 50;

/** The staff area's first page: what needs somebody, the finders with their figures, and links to every page. */
export function Dashboard() {
  const { username, role, mayWrite } = useStaff();
  const { data: stats, isPending, isError, error, refetch } = useStaffQuery<Stats>("stats");
  const { data: finders } = useStaffQuery<ListedFinder[]>("finders");
  return (
    <>
      <h1 className="text-xl font-bold max-lg:sr-only">Dashboard</h1>
      <p className="mt-0.5 text-muted">
        Good to see you, {username}.
        {stats && attention(stats).length === 0 && " No message and no email waits for you."}
      </p>
      {mayWrite && <FirstSteps />}
      {stats && <Attention stats={stats} />}
      <FormerFactsNote />
      {finders && finders.length > 0 && (
        <section aria-labelledby="finders" className="mt-5">
          <h2 id="finders" className="mb-2 text-base font-bold">
            Finders
          </h2>
          <FinderRows finders={finders} />
        </section>
      )}
      <section aria-label="Quick stats" className="mt-6">
        <Loaded
          isPending={isPending}
          isError={isError}
          error={error}
          onRetry={() => void refetch()}
          what="The counts"
          placeholder={
            <div role="status" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              <span className="sr-only">Loading...</span>
              {shownCounts.map(([name]) => (
                <div key={name} aria-hidden className="skeleton h-11.5" />
              ))}
            </div>
          }
        >
          {stats && (
            <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {shownCounts.map(([name, count]) => (
                <Tile key={name} name={name} count={stats[count]} />
              ))}
            </dl>
          )}
        </Loaded>
      </section>
      <nav aria-labelledby="pages" className="mt-6">
        <h2 id="pages" className="mb-1 text-base font-bold">
          Pages
        </h2>
        <ul className="-mx-2 grid grid-cols-2 gap-x-2 lg:grid-cols-4">
          {pagesFor(role)
            .filter(({ path }) => path !== "")
            .map(({ path, title, text, icon: Icon }) => (
              <li key={path}>
                <Link
                  href={`${paths.admin}/${path}`}
                  className="flex h-full min-h-control items-start gap-2.5 rounded-control p-2 hover:bg-accent-soft"
                >
                  <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                  <span className="min-w-0">
                    <span className="font-semibold">{title}</span>
                    <span className="block text-xs text-muted max-sm:sr-only">{text}</span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

function Tile({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-2 rounded-control border border-line bg-surface px-3 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">
        {count > MAX_COUNTED ? `${MAX_COUNTED}+` : count}
      </dd>
    </div>
  );
}

function Attention({ stats }: { stats: Stats }) {
  const notes = attention(stats);
  if (notes.length === 0) return null;
  return (
    <section
      aria-labelledby="attention"
      className="mt-4 rounded-card border border-line bg-accent-soft px-4 py-3"
    >
      <h2 id="attention" className="font-bold">
        Needs attention
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {notes.map(({ text, page }) => (
          <li key={text}>
            <Link
              href={`${paths.admin}/${page}`}
              className="inline-flex min-h-control items-center underline underline-offset-4 hover:text-accent-text"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A note about something that needs attention, and the page to act on it. */
interface Note {
  text: string;
  page: AdminPage;
}

/** Everything that needs attention, in sentences; empty when all is well. */
export function attention(stats: Stats): Note[] {
  const { newMessages, failedMails, heldMails, suspectedMails } = stats;
  const notes: [isDue: boolean, text: string, page: AdminPage][] = [
    [newMessages > 0, `${counted(newMessages, "message")} from visitors to read.`, "messages"],
    [failedMails > 0, `${counted(failedMails, "email")} could not be sent.`, "outbox"],
    [
      heldMails > 0,
      `${counted(heldMails, "email")} held until a mail server is configured.`,
      "outbox",
    ],
    [
      suspectedMails > 0,
      `${counted(suspectedMails, "email")} held as suspected, to look at and release.`,
      "outbox",
    ],
    ...emptyCatalogs.map(
      ([count, sentence]) =>
        [stats[count] === 0, sentence, "products"] as [boolean, string, AdminPage],
    ),
  ];
  return notes.filter(([isDue]) => isDue).map(([, text, page]) => ({ text, page }));
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
