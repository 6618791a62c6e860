import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ComponentProps } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { DraftCheck, DraftEditor, StaffFinder } from "@shared/contracts/finder-drafts";
import type { ChangedPart } from "@shared/finders/draft-changes";
import { pageOfFinder } from "@shared/templates/finders";
import { ApiError } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Loaded } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { Dialog, DIALOG_ACTIONS } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import type { OpenDraft } from "../draft/use-draft";
import { OthersHere } from "../draft/others-here";
import { namesOf } from "../words/names";
import { Difference } from "./difference";
import { Findings } from "./findings";

interface Props {
  slug: string;
  draft: OpenDraft;
  finder: StaffFinder | undefined;
  onClose: () => void;
  /** Who else has the draft open. */
  others: readonly DraftEditor[];
}

/** The check first, then what changes for shoppers, then a note: only what passes the check is published. */
export function PublishDialog({ slug, draft, finder, others, onClose }: Props) {
  const { document, settle } = draft;
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const known = attributes.data ?? [];
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data;
  const names = namesOf(document, known, { catalogs });
  const [isSettled, setSettled] = useState<boolean>();
  // What is checked is what is stored.
  useEffect(() => {
    let isOver = false;
    void settle().then((isStored) => !isOver && setSettled(isStored));
    return () => {
      isOver = true;
    };
  }, [settle]);
  const check = useQuery<DraftCheck>({
    queryKey: [`/api/admin/finders/${slug}/check`],
    staleTime: 0,
    gcTime: 0,
    enabled: isSettled === true,
  });
  const [note, setNote] = useState("");
  const [leftOut, setLeftOut] = useState<readonly ChangedPart[]>([]);
  const publish = useChange<StaffFinder>(isStale);
  const { data } = check;
  const refusedFor =
    leftOut.length > 0 && publish.error instanceof ApiError
      ? (publish.error.details.errors ?? [])
      : [];
  const go = () =>
    publish.mutate(
      {
        method: "POST",
        path: `finders/${slug}/publish`,
        body: {
          revision: data!.revision,
          note,
          leaveOut: leftOut.map(({ part, id }) => (id === undefined ? { part } : { part, id })),
        },
      },
      {
        onSuccess({ liveVersion }) {
          showToast({
            title: `Version ${liveVersion} is live`,
            action: {
              label: "Open it as shoppers see it",
              onPress: () => window.open(pageOfFinder(slug), "_blank"),
            },
          });
          onClose();
        },
        onError(error) {
          if (error instanceof ApiError && isStale(error)) {
            void settle().then(() => check.refetch());
          }
        },
      },
    );
  const onMend: ComponentProps<typeof Findings>["onMend"] = (mend, label) => {
    draft.edit(mend, label);
    void settle().then(() => check.refetch());
  };
  return (
    <Dialog title="Check and publish" place="wide" onClose={onClose}>
      {isSettled === false ? (
        <p role="alert" className="mt-4">
          The draft is not saved yet, so it cannot be published. Wait until it is, and try again.
        </p>
      ) : (
        <Loaded
          isPending={check.isPending}
          isError={check.isError}
          error={check.error}
          onRetry={() => void check.refetch()}
        >
          {data && (
            <div className="mt-4 grid gap-5">
              <Findings
                title={data.faults.length === 0 ? "Ready to publish" : "Not ready to publish"}
                look={
                  data.faults.length > 0
                    ? "border-danger"
                    : data.warnings.length > 0
                      ? "border-outline"
                      : "border-accent"
                }
                findings={data.faults}
                {...{ slug, document, names, onClose, onMend }}
              />
              <Difference
                {...{ slug, finder, names, known, catalogs, leftOut }}
                document={document}
                onLeaveOut={setLeftOut}
              />
              {data.warnings.length > 0 && (
                <Findings
                  title="Worth a look"
                  look="border-outline"
                  findings={data.warnings}
                  {...{ slug, document, names, onClose, onMend }}
                />
              )}
              {others.length > 0 && (
                <div>
                  <OthersHere others={others} names={names} />
                  <p className="mt-1 text-sm">What they have changed so far goes live, too.</p>
                </div>
              )}
              <FieldFrame label="Note" hint="Why, for your colleagues.">
                {(input) => (
                  <input
                    {...input}
                    value={note}
                    maxLength={500}
                    onChange={({ target }) => setNote(target.value)}
                  />
                )}
              </FieldFrame>
              {publish.error instanceof ApiError && isStale(publish.error) && (
                <p role="alert">
                  The draft has changed since it was checked. This is the check of what is stored
                  now.
                </p>
              )}
              {refusedFor.length > 0 && (
                <Findings
                  title="Without what is left out, this stops it"
                  look="border-danger"
                  findings={refusedFor}
                  {...{ slug, document, names, onClose }}
                />
              )}
              <div className={DIALOG_ACTIONS}>
                <Button
                  disabled={(data.faults.length > 0 && leftOut.length === 0) || publish.isPending}
                  onClick={go}
                >
                  {publish.isPending
                    ? "Publishing..."
                    : `Publish version ${(finder?.lastVersion ?? 0) + 1}`}
                </Button>
                <Button look="secondary" onClick={onClose}>
                  Not now
                </Button>
              </div>
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

const isStale = ({ details }: ApiError) => details.code === "stale";
