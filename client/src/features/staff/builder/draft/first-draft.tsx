import type { Draft, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { callApi } from "@/lib/api";
import { useStaff } from "@/staff-kit/signed-in";
import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";

interface Props {
  finder: StaffFinder;
  onBegun: () => void;
}

/** What stands where a finder has no draft: a draft begins with what shoppers see. */
export function FirstDraft({ finder, onBegun }: Props) {
  const { mayWrite } = useStaff();
  const { slug, liveVersion, lastVersion, draftRevision: revision } = finder;
  const version = liveVersion ?? lastVersion;
  const change = useChange<Draft>();
  const begin = async () => {
    const document = await callApi<FinderDocument>(
      "GET",
      `/api/admin/finders/${slug}/versions/${version}`,
    );
    change.mutate(
      { method: "PUT", path: `finders/${slug}/draft`, body: { revision, document } },
      { onSuccess: onBegun },
    );
  };
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-10 text-center">
      <p className="text-muted">
        {version === null
          ? "This finder has no draft and no version. Import a file as its draft, or start another finder."
          : "Nobody has begun to change this finder."}
      </p>
      {version !== null && mayWrite && (
        <Button className="mt-4" disabled={change.isPending} onClick={() => void begin()}>
          Begin with version {version}
        </Button>
      )}
    </div>
  );
}
