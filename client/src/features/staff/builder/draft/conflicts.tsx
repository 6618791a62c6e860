import { Button } from "@/ui/button";
import { nameOf, othersIn, type Conflict } from "./draft-state";
import type { OpenDraft } from "./use-draft";

/** Parts that somebody else has changed at the same time: both versions, and which one to keep. */
export function Conflicts({ draft }: { draft: OpenDraft }) {
  return draft.conflicts.map((conflict) => (
    <section
      key={nameOf(conflict)}
      role="alert"
      aria-label="Somebody else has changed this"
      className="mb-4 rounded-card border border-danger p-4"
    >
      <h2 className="font-bold">
        {draft.savedBy ?? "Somebody else"} has changed {partOf(conflict)} meanwhile
      </h2>
      <Both stored={othersIn(draft, conflict)} yours={conflict.is} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => draft.resolve(conflict, "mine")}>
          Use mine
        </Button>
        <Button look="secondary" onClick={() => draft.resolve(conflict, "theirs")}>
          Keep what is stored
        </Button>
      </div>
    </section>
  ));
}

const PARTS: Record<string, string> = {
  questions: "a question",
  groups: "a page of questions",
  values: "a value",
  rules: "a rule",
  sections: "a section",
};

const partOf = ({ part }: Conflict): string => PARTS[part] ?? `the ${part}`;

/** What differs, side by side. */
function Both({ stored, yours }: { stored: unknown; yours: unknown }) {
  const [storedLines, yourLines] = [linesOf(stored), linesOf(yours)];
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <Version title="Stored now" lines={storedLines.filter((each) => !yourLines.includes(each))} />
      <Version title="Yours" lines={yourLines.filter((each) => !storedLines.includes(each))} />
    </div>
  );
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 text-sm wrap-anywhere">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a part says, a line for each of its fields. */
function linesOf(value: unknown, path = ""): string[] {
  if (value === null || value === undefined) return path === "" ? ["It is removed."] : [];
  if (typeof value !== "object") return [`${path}${path && ": "}${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, each]) =>
    linesOf(each, path === "" ? name : `${path}, ${name}`),
  );
}

/** How a draft stands with the server, in words that are read out when they change. */
export function DraftStanding({ draft: { saving } }: { draft: OpenDraft }) {
  return (
    <p role="status" className="text-sm text-muted">
      {saving.is === "saved" && "Draft saved"}
      {saving.is === "saving" && "Saving the draft..."}
      {saving.is === "unreachable" &&
        "Not saved: the server cannot be reached. Your changes are kept on this device, and sent when it can."}
      {saving.is === "refused" && (
        <span className="text-danger">
          Not saved: {saving.why} Your changes are kept on this device.
        </span>
      )}
    </p>
  );
}
