import { partName } from "@shared/finders/draft-changes";
import type { FinderDocument } from "@shared/finders/document";
import { insideOf } from "@shared/sentence";
import { Button } from "@/staff-kit/button";
import { changedPart } from "../words/change-words";
import { fieldsOfTwo, type FieldOfTwo } from "../words/conflict-words";
import { placeOf } from "../words/finding-place";
import { namesOf, type Names } from "../words/names";
import { othersIn } from "./draft-state";
import type { OpenDraft, Saving } from "./use-draft";

interface ConflictsProps {
  draft: OpenDraft;
  names: Names;
  kindOf: Parameters<typeof fieldsOfTwo>[3]["kindOf"];
}

/** Parts that somebody else has changed at the same time: both versions, and which one to keep. */
export function Conflicts({ draft, names, kindOf }: ConflictsProps) {
  return draft.conflicts.map((conflict) => {
    const stored = othersIn({ document: draft.stored }, conflict);
    return (
      <section
        key={partName(conflict)}
        role="alert"
        aria-label="Somebody else has changed this"
        className="mb-4 rounded-card border border-danger p-4"
      >
        <h2 className="font-bold">
          {draft.savedBy ?? "Somebody else"} has changed this meanwhile:{" "}
          {changedPart(conflict, names)}
        </h2>
        <Both fields={fieldsOfTwo(conflict, stored, conflict.is, { names, kindOf })} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => draft.resolve(conflict, "mine")}>
            Use mine
          </Button>
          <Button look="secondary" onClick={() => draft.resolve(conflict, "theirs")}>
            Keep what is stored
          </Button>
        </div>
      </section>
    );
  });
}

interface BothProps {
  fields: readonly FieldOfTwo[];
}

/** What differs, field by field, as it is stored and as one has it. */
function Both({ fields }: BothProps) {
  return (
    <dl className="mt-2 grid gap-3">
      {fields.map(({ name, stored, yours }) => (
        <div key={name} className="grid min-w-0 gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
          {name && <dt className="text-muted sm:col-span-2">About {name}</dt>}
          <dd className="min-w-0 wrap-anywhere">
            <strong>Stored now:</strong> {stored}
          </dd>
          <dd className="min-w-0 wrap-anywhere">
            <strong>Yours:</strong> {yours}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DraftStandingProps {
  draft: Pick<OpenDraft, "saving" | "document">;
  /** How many parts shoppers do not see as they are here; undefined while they see none of it. */
  unpublished?: number | undefined;
}

/** How a draft stands with the server and with what shoppers see, in words that are read out when they change. */
export function DraftStanding({ draft: { saving, document }, unpublished }: DraftStandingProps) {
  return (
    <p role="status" className="text-sm text-muted">
      {saving.is === "saved" && (unpublished === 0 ? "All changes are live" : "Draft saved")}
      {saving.is === "saved" && unpublished !== undefined && unpublished > 0 && (
        <strong className="text-ink">
          {" · "}
          {unpublished === 1
            ? "1 change that shoppers do not see yet"
            : `${unpublished.toLocaleString("en")} changes that shoppers do not see yet`}
        </strong>
      )}
      {saving.is === "saving" && "Saving the draft..."}
      {saving.is === "unreachable" &&
        "Not saved: the server cannot be reached. Your changes are kept on this device, and sent when it can."}
      {saving.is === "refused" && (
        <span className="text-danger">
          Not saved: {refusalWords(saving.why, document)} Your changes are kept on this device.
        </span>
      )}
    </p>
  );
}

/** Why a draft is not saved: the first of what is wrong, by the place where staff find it. */
function refusalWords(
  [first]: Extract<Saving, { is: "refused" }>["why"],
  document: FinderDocument,
): string {
  if (!first) return "";
  const { path, message } = first;
  const { said } = insideOf(message);
  // Examples in braces are for those who write documents by hand.
  const isPlain = said !== "" && !said.includes("{");
  const why = isPlain ? said : "This cannot be saved as it is. Undo the last change.";
  return path ? `${placeOf(path, document, namesOf(document, [])).words}: ${why}` : why;
}
