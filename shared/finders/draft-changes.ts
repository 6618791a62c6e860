import { dequal } from "dequal";
import type { FinderDocument } from "./document";

// A draft is edited by several people at once. What they change is compared part by part: a question, a
// value, a section, or one of the document's other fields. Changes to different parts merge; one to a part
// that somebody else has changed meanwhile is refused, so that nobody is overwritten in silence.

/** The lists of a document whose members change one by one, by their ids. */
export const listParts = ["questions", "groups", "values", "rules", "sections"] as const;
type ListPart = (typeof listParts)[number];

/** The fields of a document that change as a whole. */
export const fieldParts = [
  "schema",
  "locale",
  "title",
  "text",
  "currency",
  "results",
  "promotion",
  "texts",
  "screens",
  "notes",
] as const;
type FieldPart = (typeof fieldParts)[number];

/** A member as it was and as it is; null where there is none. */
interface Edit {
  was: unknown;
  is: unknown;
}

/** Another place: after the member with this id; null for the first place. */
interface Place {
  after: string | null;
}

type ListChange = { part: ListPart; id: string } & (Edit | Place | (Edit & Place));

export type DraftChange = ListChange | ({ part: FieldPart } & Edit);

interface Member {
  id: string;
}

type Lists = Record<ListPart, Member[]>;
type Fields = Partial<Record<FieldPart, unknown>>;

const isListChange = (change: DraftChange): change is ListChange => "id" in change;

/** Equal as JSON: a field that is undefined is not there. */
const isSame = (one: unknown, other: unknown) => dequal(asJson(one), asJson(other));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** What leads from one document to another. Applied to the first, it gives the second. */
export function changesBetween(before: FinderDocument, after: FinderDocument): DraftChange[] {
  const fields = fieldParts.flatMap((part): DraftChange[] => {
    const [was, is] = [(before as Fields)[part] ?? null, (after as Fields)[part] ?? null];
    return isSame(was, is) ? [] : [{ part, was, is }];
  });
  const lists = listParts.flatMap((part) => listChanges(part, before[part], after[part]));
  return [...fields, ...lists];
}

function listChanges(
  part: ListPart,
  before: readonly Member[],
  after: readonly Member[],
): DraftChange[] {
  const known = new Map(before.map((each) => [each.id, each]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  const removed = gone.map(({ id }): DraftChange => ({ part, id, was: known.get(id), is: null }));
  const order = before.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const rest = after.flatMap((each, at): DraftChange[] => {
    const { id } = each;
    const was = known.get(id) ?? null;
    const edit = was !== null && isSame(was, each) ? undefined : { was, is: each };
    const isInPlace = order[at] === id;
    if (isInPlace) return edit ? [{ part, id, ...edit }] : [];
    if (was !== null) order.splice(order.indexOf(id), 1);
    order.splice(at, 0, id);
    const place = { after: after[at - 1]?.id ?? null };
    return [edit ? { part, id, ...edit, ...place } : { part, id, ...place }];
  });
  return [...removed, ...rest];
}

/** A document after changes, and those that it refused: their part is another now than they stand on. */
export interface Changed {
  document: FinderDocument;
  refused: DraftChange[];
}

/** Applies changes to a document. What it has already is no change, so that they can be sent twice. */
export function applyChanges(document: FinderDocument, changes: readonly DraftChange[]): Changed {
  const next = { ...document };
  const refused = changes.filter((change) =>
    isListChange(change)
      ? !changeList(next as unknown as Lists, change)
      : !changeField(next as Fields, change),
  );
  return { document: next, refused };
}

function changeField(fields: Fields, { part, was, is }: { part: FieldPart } & Edit): boolean {
  const present = fields[part] ?? null;
  if (isSame(present, is)) return true;
  if (!isSame(present, was)) return false;
  if (is === null) delete fields[part];
  else fields[part] = is;
  return true;
}

function changeList(lists: Lists, change: ListChange): boolean {
  const { part, id } = change;
  const present = lists[part].find((each) => each.id === id);
  if ("is" in change) {
    const isDone = isSame(present, change.is);
    if (!isDone && !isSame(present, change.was)) return false;
    if (!isDone) lists[part] = withMember(lists[part], id, change.is as Member | null);
  }
  if ("after" in change) lists[part] = placed(lists[part], id, change.after);
  return true;
}

function withMember(members: Member[], id: string, member: Member | null): Member[] {
  if (member === null) return members.filter((each) => each.id !== id);
  const isThere = members.some((each) => each.id === id);
  return isThere ? members.map((each) => (each.id === id ? member : each)) : [...members, member];
}

/** The members with one of them after another; at the end where that one is gone. */
function placed(members: Member[], id: string, after: string | null): Member[] {
  const moved = members.find((each) => each.id === id);
  if (!moved) return members;
  const others = members.filter((each) => each !== moved);
  const before = after === null ? -1 : others.findIndex((each) => each.id === after);
  const at = after !== null && before === -1 ? others.length : before + 1;
  return others.toSpliced(at, 0, moved);
}

/** A part of a document: one of its fields, or a member of one of its lists. */
export type ChangedPart = { part: string; id?: string | undefined };

/** A part's name, which no other part has. */
export const partName = ({ part, id }: ChangedPart): string =>
  id === undefined ? part : `${part} ${id}`;

/** A document without what changed in some parts since an earlier one; other changes stay. */
export function withoutChanges(
  earlier: FinderDocument,
  document: FinderDocument,
  leftOut: readonly ChangedPart[],
): FinderDocument {
  const names = new Set(leftOut.map(partName));
  const changes = changesBetween(earlier, document);
  const kept = changes.filter((change) => !names.has(partName(change)));
  const added = new Set(
    changes.flatMap((change) =>
      isListChange(change) && "was" in change && change.was === null ? [partName(change)] : [],
    ),
  );
  // What follows something that is not there stands behind the one before that.
  const follows = (part: ListPart, after: string | null): string | null => {
    const name = after === null ? "" : partName({ part, id: after });
    if (after === null || !names.has(name) || !added.has(name)) return after;
    const ids = document[part].map(({ id }) => id);
    return follows(part, ids[ids.indexOf(after) - 1] ?? null);
  };
  const placedAnew = kept.map((change) =>
    isListChange(change) && "after" in change
      ? { ...change, after: follows(change.part, change.after) }
      : change,
  );
  return applyChanges(earlier, placedAnew).document;
}
