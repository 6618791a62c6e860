import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Badge } from "./badge";
import { Button } from "@/staff-kit/button";
import { NewFinder } from "./start/new-finder";
import { TemplateCards } from "./start/template-cards";

/** All finders, and the way to another one. */
export function FindersPage() {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } = useStaffQuery<StaffFinder[]>("finders");
  const [params] = useSearchParams();
  // Whoever has just added a catalog goes on with a finder for it.
  const catalog = params.get("catalog") ?? undefined;
  const [isAdding, setAdding] = useState(catalog !== undefined);
  return (
    <StaffPage
      title="Finders"
      description={
        <>
          Each asks a few questions and shows a short, ranked list. What it chooses from can be{" "}
          <Link href={`${paths.admin}/catalogs/new`} className="font-semibold underline">
            a catalog from a file
          </Link>
          .
        </>
      }
      actions={
        mayWrite && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" />
            New finder
          </Button>
        )
      }
    >
      <Loaded
        isPending={isPending}
        isError={isError && !data}
        error={error}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 && (
          <Nothing>
            There is no finder yet. Start one from your catalog, or from a template below.
          </Nothing>
        )}
        <ul className="grid gap-3 sm:grid-cols-2">
          {data?.map((finder) => (
            <li key={finder.slug}>
              <Link
                href={`${paths.admin}/finders/${finder.slug}`}
                className="flex h-full flex-wrap items-center justify-between gap-2 rounded-card border border-outline bg-surface p-4 hover:border-muted"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{finder.name}</span>
                  <span className="mt-0.5 block text-sm text-muted">{finder.slug}</span>
                </span>
                <Badge isLive={finder.liveVersion !== null}>{standOf(finder)}</Badge>
              </Link>
            </li>
          ))}
        </ul>
        {mayWrite && <TemplateCards />}
      </Loaded>
      {isAdding && (
        <NewFinder
          taken={(data ?? []).map(({ slug }) => slug)}
          catalog={catalog}
          onClose={() => setAdding(false)}
        />
      )}
    </StaffPage>
  );
}

/** How a finder stands with shoppers. */
export const standOf = ({ liveVersion, lastVersion }: StaffFinder): string =>
  liveVersion !== null
    ? `Version ${liveVersion} is live`
    : lastVersion !== null
      ? "Closed"
      : "Not published yet";
