import type { FinderVersion, StaffFinder } from "@shared/contracts/finder-drafts";
import { momentText } from "@/lib/formats";
import { Loaded, Nothing, ROWS } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { Badge } from "@/staff-kit/badge";
import type { TabProps } from "../tab-props";
import { VersionChanges } from "./version-changes";

/** What was published, when, by whom and why; any of it can be shown to shoppers again. */
export function VersionsTab({ slug, mayWrite }: TabProps) {
  const versions = useStaffQuery<FinderVersion[]>(`finders/${slug}/versions`);
  const change = useChange<StaffFinder>();
  const show = (version: number | null) =>
    change.mutate(
      { method: "POST", path: `finders/${slug}/live`, body: { version } },
      {
        onSuccess: () =>
          showToast({
            title: version === null ? "The finder is closed" : `Version ${version} is live`,
          }),
      },
    );
  const isOpen = versions.data?.some(({ isLive }) => isLive) ?? false;
  return (
    <Loaded
      isPending={versions.isPending}
      isError={versions.isError && !versions.data}
      error={versions.error}
      onRetry={() => void versions.refetch()}
    >
      {versions.data?.length === 0 && (
        <Nothing>Nothing is published yet. “Check and publish” makes the first version.</Nothing>
      )}
      {isOpen && (
        <p className="mb-3 text-muted">
          Shoppers see the one that is live. Any other can be shown to them again; the draft stays
          as it is.
        </p>
      )}
      <ul className={ROWS}>
        {versions.data?.map(({ version, note, publishedBy, publishedAt, isLive }, at) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
            <div className="min-w-0 grow wrap-anywhere">
              <h2 className="font-bold">Version {version}</h2>
              <p className="text-muted">
                {publishedBy ?? "Matchwell"}, {momentText(publishedAt)}
              </p>
              {note && <p>{note}</p>}
            </div>
            {isLive ? (
              <Badge isLive>Live</Badge>
            ) : (
              mayWrite && (
                <Button look="secondary" disabled={change.isPending} onClick={() => show(version)}>
                  Show this to shoppers
                </Button>
              )
            )}
            <a
              className={buttonClass("quiet")}
              href={`/api/admin/finders/${slug}/export?version=${version}`}
              download
            >
              Download
            </a>
            {at + 1 < versions.data.length && (
              <VersionChanges {...{ slug, version }} before={versions.data[at + 1]!.version} />
            )}
          </li>
        ))}
      </ul>
      {mayWrite && isOpen && (
        <Button
          look="danger"
          className="mt-4"
          disabled={change.isPending}
          onClick={() => show(null)}
        >
          Close the finder for shoppers
        </Button>
      )}
    </Loaded>
  );
}
