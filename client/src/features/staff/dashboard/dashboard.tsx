import { Link } from "wouter";
import { shownCounts, type Stats } from "@shared/specification/contracts/stats";
import { paths } from "@shared/site";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded } from "@/staff-kit/staff-page";
import { pagesFor } from "@/staff-kit/staff-pages";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { attention } from "./attention";
import { FirstSteps } from "./first-steps";
import { FormerFactsNote } from "./former-facts";

/** Larger counts read `50+`. */
const MAX_COUNTED = 50;

/** The staff area's first page: counts, notes that need attention, and links to every page. */
export function Dashboard() {
  const { username, role, mayWrite } = useStaff();
  const { data: stats, isPending, isError, error, refetch } = useStaffQuery<Stats>("stats");
  return (
    <>
      <h1 className="text-2xl font-bold">Dashboard</h1>
      <p className="mt-1 text-muted">Good to see you, {username}.</p>
      {mayWrite && <FirstSteps />}
      <section aria-label="Quick stats" className="mt-5">
        <Loaded
          isPending={isPending}
          isError={isError}
          error={error}
          onRetry={() => void refetch()}
        >
          {stats && (
            <>
              <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                {shownCounts.map(([name, count]) => (
                  <Tile key={name} name={name} count={stats[count]} />
                ))}
              </dl>
              <Attention stats={stats} />
            </>
          )}
        </Loaded>
      </section>
      <FormerFactsNote />
      <nav aria-label="Pages" className="mt-8">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {pagesFor(role)
            .filter(({ path }) => path !== "")
            .map(({ path, title, text }) => (
              <li key={path}>
                <Link
                  href={`${paths.admin}/${path}`}
                  className="block h-full rounded-card border border-outline bg-surface p-4 hover:border-muted"
                >
                  <span className="font-semibold">{title}</span>
                  <span className="mt-0.5 block text-sm text-muted">{text}</span>
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
    <div className="flex flex-col-reverse rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-bold tabular-nums">
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
      className="mt-4 rounded-card border border-line bg-accent-soft p-4"
    >
      <h2 id="attention" className="font-bold">
        Needs attention
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {notes.map(({ text, page }) => (
          <li key={text}>
            <Link
              href={`${paths.admin}/${page}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
