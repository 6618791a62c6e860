import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { ListedFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { useStaff } from "@/staff-kit/signed-in";
import { FinderRows } from "@/staff-kit/finder-rows";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { NewFinder } from "./start/new-finder";
import { TemplateCards } from "./start/template-cards";

/** All finders, and the way to another one. */
export function FindersPage() {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } = useStaffQuery<ListedFinder[]>("finders");
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
        {data && data.length > 0 && <FinderRows finders={data} />}
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
