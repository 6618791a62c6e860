import type { ChangedDraft, Draft } from "@shared/contracts/finder-drafts";
import {
  applyChanges,
  changesBetween,
  partName,
  type DraftChange,
} from "@shared/finders/draft-changes";
import type { FinderDocument } from "@shared/finders/document";

/** A change of one's own that is not stored: somebody else has changed the same part. */
export type Conflict = Extract<DraftChange, { is: unknown }>;

/** An edit, as what makes it and what takes it back. */
export interface Step {
  forth: DraftChange[];
  back: DraftChange[];
  /** What is being edited: what is typed into one field is one step. */
  label: string;
  at: number;
}

/** A draft while somebody works on it. */
export interface DraftState {
  /** As the server has it, as far as this page knows. */
  stored: FinderDocument;
  revision: number;
  savedBy: string | null;
  savedAt: string | null;
  /** As it stands on this page. */
  document: FinderDocument;
  past: readonly Step[];
  future: readonly Step[];
  /** The document before the last edit, for what goes on with it; undefined after a reload. */
  before?: FinderDocument | undefined;
  conflicts: readonly Conflict[];
}

type StoredDraft = Draft & { document: FinderDocument };

/** Edits of one field within this time are undone together. */
const ONE_STEP_MS = 2_000;
const MAX_STEPS = 200;

/** A draft as it came, with changes that an earlier visit could not save. */
export function openedDraft(draft: StoredDraft, unsaved: readonly DraftChange[] = []): DraftState {
  const opened: DraftState = {
    ...storedIn(draft),
    document: draft.document,
    past: [],
    future: [],
    conflicts: [],
  };
  const { document, refused } = applyChanges(draft.document, unsaved);
  return { ...opened, document, conflicts: asConflicts(opened, refused, document) };
}

const storedIn = ({ document, revision, savedBy, savedAt }: StoredDraft) => ({
  stored: document,
  revision,
  savedBy,
  savedAt,
});

/** What this page has changed and the server does not have yet. */
export const unsavedIn = ({ stored, document }: DraftState): DraftChange[] =>
  changesBetween(stored, document);

/** The state after an edit at a time in milliseconds. */
export function edited(
  state: DraftState,
  document: FinderDocument,
  label: string,
  at: number,
): DraftState {
  if (changesBetween(state.document, document).length === 0) return state;
  const last = state.past.at(-1);
  const goesOn =
    last?.label === label &&
    state.future.length === 0 &&
    state.before !== undefined &&
    at - last.at < ONE_STEP_MS;
  const before = goesOn ? state.before! : state.document;
  const [forth, back] = [changesBetween(before, document), changesBetween(document, before)];
  const earlier = goesOn ? state.past.slice(0, -1) : state.past;
  const past = [...earlier, { forth, back, label, at }].slice(-MAX_STEPS);
  return { ...state, document, past, future: [], before };
}

/** Without the last edit, as far as nobody else has changed the same part since. */
export function undone(state: DraftState): DraftState {
  const step = state.past.at(-1);
  if (!step) return state;
  const { document } = applyChanges(state.document, step.back);
  return {
    ...state,
    document,
    before: undefined,
    past: state.past.slice(0, -1),
    future: [...state.future, step],
  };
}

/** With the edit again that was undone last. */
export function redone(state: DraftState): DraftState {
  const step = state.future.at(-1);
  if (!step) return state;
  const { document } = applyChanges(state.document, step.forth);
  return {
    ...state,
    document,
    before: undefined,
    past: [...state.past, step],
    future: state.future.slice(0, -1),
  };
}

/** The steps of an earlier visit of this tab, with the revision that they stand on. */
export type KeptSteps = Pick<DraftState, "past" | "future" | "revision">;

/** A draft on which nothing was done yet, with the steps of an earlier visit, where nobody changed it since. */
export function withSteps(state: DraftState, kept: KeptSteps | undefined): DraftState {
  const isNew = state.past.length + state.future.length === 0;
  if (!kept || !isNew || kept.revision !== state.revision) return state;
  return { ...state, past: kept.past, future: kept.future };
}

/** The state once the server has answered to what was `sent`: what was written since stays. */
export function saved(
  state: DraftState,
  sent: FinderDocument,
  { draft, refused }: ChangedDraft,
): DraftState {
  return onTop(state, sent, draft as StoredDraft, refused);
}

/** The state with what others have stored meanwhile. */
export const refreshed = (state: DraftState, draft: StoredDraft): DraftState =>
  draft.revision <= state.revision ? state : onTop(state, state.stored, draft, []);

function onTop(
  state: DraftState,
  base: FinderDocument,
  draft: StoredDraft,
  refused: readonly DraftChange[],
): DraftState {
  const since = applyChanges(draft.document, changesBetween(base, state.document));
  const next = { ...state, ...storedIn(draft), document: since.document };
  return {
    ...next,
    conflicts: asConflicts(next, [...refused, ...since.refused], since.document),
  };
}

/** Conflicts by part, the latest of each, without those whose part is as somebody wanted it anyway. */
function asConflicts(
  { conflicts }: Pick<DraftState, "conflicts">,
  refused: readonly DraftChange[],
  document: FinderDocument,
): readonly Conflict[] {
  const edits = refused.filter((each): each is Conflict => "is" in each);
  const all = new Map([...conflicts, ...edits].map((each) => [partName(each), each]));
  return [...all.values()].filter((each) => applyChanges(document, [each]).refused.length > 0);
}

/** What the other has in the part of a conflict; null where it is gone. */
export function othersIn({ document }: Pick<DraftState, "document">, conflict: Conflict): unknown {
  if (!("id" in conflict)) return document[conflict.part] ?? null;
  const members: readonly { id: string }[] = document[conflict.part];
  return members.find(({ id }) => id === conflict.id) ?? null;
}

/** The state after a conflict was looked at: the part as one's own, or as the other has it. */
export function resolved(
  state: DraftState,
  conflict: Conflict,
  taken: "mine" | "theirs",
  at: number,
): DraftState {
  const rest = state.conflicts.filter((each) => partName(each) !== partName(conflict));
  const next = { ...state, conflicts: rest };
  if (taken === "theirs") return next;
  const change: DraftChange = { ...conflict, was: othersIn(state, conflict) };
  const { document } = applyChanges(state.document, [change]);
  return edited(next, document, `conflict ${partName(conflict)}`, at);
}
