import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { DraftCheck, DraftEditor, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { changesBetween } from "@shared/finders/draft-changes";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { pageOfFinder } from "@shared/templates/finders";
import { ApiError } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Loaded } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import type { OpenDraft } from "../draft/use-draft";
import { OthersHere } from "../draft/others-here";
import { changeWords } from "../words/change-words";
import { namesOf, type Names } from "../words/names";
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
  const names = namesOf(document, known);
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
  const publish = useChange<StaffFinder>(isStale);
  const { data } = check;
  const go = () =>
    publish.mutate(
      {
        method: "POST",
        path: `finders/${slug}/publish`,
        body: { revision: data!.revision, note },
      },
      {
        onSuccess({ liveVersion }) {
          showToast({
            title: `Version ${liveVersion} is live`,
            action: {
              label: "Open the finder",
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
  const onHide = () => {
    draft.edit((each) => ({ ...each, schema: DOCUMENT_SCHEMA }), "What facts hide");
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
                title={data.faults.length === 0 ? "Nothing stops it" : "This stops it"}
                look={data.faults.length === 0 ? "border-accent" : "border-danger"}
                findings={data.faults}
                {...{ slug, document, names, onClose }}
              />
              {data.warnings.length > 0 && (
                <Findings
                  title="To think about"
                  look="border-outline"
                  findings={data.warnings}
                  {...{ slug, document, names, onClose }}
                />
              )}
              {data.warnings.some(({ path }) => path === "schema") && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Button look="secondary" onClick={onHide}>
                    Hide what facts are not certain of
                  </Button>
                  <p className="text-sm text-muted">Changes the draft. You can undo it there.</p>
                </div>
              )}
              <Difference {...{ slug, finder, draft, names, known }} />
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
              <div className="flex flex-wrap gap-3">
                <Button disabled={data.faults.length > 0 || publish.isPending} onClick={go}>
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

interface DifferenceProps extends Omit<Props, "onClose" | "others"> {
  names: Names;
  /** The attributes there are. */
  known: readonly Attribute[];
}

/** What differs from what shoppers see now, in words. */
function Difference({ slug, finder, draft, names, known }: DifferenceProps) {
  const version = finder?.liveVersion;
  const live = useQuery<FinderDocument>({
    queryKey: [`/api/admin/finders/${slug}/versions/${version}`],
    enabled: typeof version === "number",
  });
  if (typeof version !== "number") {
    return <p>Shoppers do not see this finder yet.</p>;
  }
  if (!live.data) return null;
  const changes = changesBetween(live.data, draft.document);
  const lines = changeWords(changes, namesOf(live.data, known), names);
  return (
    <section aria-label={`Since version ${version}`}>
      <h3 className="font-bold">Since version {version}</h3>
      {lines.length === 0 ? (
        <p className="mt-1">Nothing has changed.</p>
      ) : (
        <ul className="mt-1 list-disc pl-5">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
