import type { AttributeShape } from "@shared/contracts/attributes";
import { columnUses, type ColumnLook, type ColumnPlan } from "@shared/contracts/file-look";
import type { SourceRecord } from "../sources/source-queries";
import { isExportHead, type Table } from "../../table/whole-table";
import type { Kind } from "./kind";
import { spelling } from "@shared/input/parts-of-cells";

/** Where a file goes. */
export interface Place {
  /** The attributes that there are, those of its catalog first. */
  known: readonly AttributeShape[];
  /** The ids of those of its catalog. */
  own?: ReadonlySet<string>;
  /** Whether columns may become attributes; they may unless it says otherwise. */
  mayAdd?: boolean;
  /** What products of the catalog have besides; all of it unless given. */
  uses?: ReadonlySet<string>;
  /** The sources of the catalog. */
  sources?: readonly SourceRecord[];
  /** Whether staff said that it is the next file of the one. */
  isChosen?: boolean;
}

/** The part of a source's columns that its next file has at least. */
const MOST = 0.7;

/** The part of a column's values that an attribute of another catalog has where the column is that attribute. */
const MOST_VALUES = 0.6;

/** The attribute that a column is: called so, and of the same kind; of another catalog, only with most of the column's values. */
export function knownFor(
  name: string,
  { kind, unit }: Pick<Kind, "kind" | "unit">,
  values: ReadonlySet<string>,
  { known, own, mayAdd = true }: Place,
): AttributeShape | undefined {
  return known.find((each) => {
    const names = [each.id, ...Object.values(each.label)].map(spelling);
    if (each.isRetired || !names.includes(spelling(name))) return false;
    // The catalog's own attributes are all that there are.
    if (!mayAdd) return true;
    const isAlike = each.kind === kind || (own?.has(each.id) && isReadable(each.kind, kind));
    if (!isAlike) return false;
    if (unit && each.unit && spelling(unit) !== spelling(each.unit)) return false;
    if (own?.has(each.id)) return true;
    const words = new Set(
      each.values.flatMap((value) =>
        [value.id, ...Object.values(value.label), ...value.synonyms].map(spelling),
      ),
    );
    const shared = [...values].filter((key) => words.has(key)).length;
    return each.values.length === 0 || shared >= values.size * MOST_VALUES;
  });
}

/** Whether cells that look like the one can be read as the other: lists of one value, ranges of one number. */
const isReadable = (kind: AttributeShape["kind"], looks: AttributeShape["kind"]): boolean =>
  kind === "text" ||
  (["choice", "choices"].includes(kind) && ["choice", "choices", "text"].includes(looks)) ||
  (kind === "range" && looks === "number");

/** The source whose next file a table is: the chosen one, or the one whose columns it has. Exports of ours are of their own. */
export function sourceOfTable(
  { sources = [], isChosen = false }: Place,
  { columns, isExport }: Table,
): SourceRecord | undefined {
  if (isChosen) return sources[0];
  const headers = new Set(columns.map(({ header }) => spelling(header)));
  const shareOf = (source: SourceRecord) =>
    source.columns.filter(({ header }) => headers.has(spelling(header))).length /
    source.columns.length;
  const best = sources
    .filter((source) => isExportHead(source.columns.map(({ header }) => header)) === isExport)
    .toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  return best && shareOf(best) >= MOST ? best : undefined;
}

/** Columns as their source's files had them; what is new is proposed, where it is nothing that is there already. */
export function asInSource(
  looks: readonly ColumnLook[],
  source: SourceRecord | undefined,
  { known }: Place,
): ColumnLook[] {
  if (!source) return [...looks];
  const byId = new Map(known.map((attribute) => [attribute.id, attribute]));
  const kept = new Map(source.columns.map(({ header, ...plan }) => [spelling(header), plan]));
  const planned = looks.map((look) => {
    const plan = kept.get(spelling(look.header));
    const read = plan && withAttribute(plan, byId);
    if (!read) return look;
    const isOpen = look.open !== null && read.decimal === null && isSame(look.plan, read);
    return {
      ...look,
      plan: read,
      why: `As in the files of ${source.name} before.`,
      open: isOpen ? look.open : null,
      openDates: read.dateOrder === null && isSame(look.plan, read) ? look.openDates : null,
      isNew: false,
    };
  });
  const meant = new Set(planned.flatMap(({ plan, isNew }) => (isNew ? [] : [meaning(plan)])));
  return planned.map((look) =>
    look.isNew && meant.has(meaning(look.plan))
      ? { ...look, plan: { ...look.plan, use: "left out" }, why: "Another column is this already." }
      : look,
  );
}

const meaning = ({ use, attribute }: ColumnPlan): string =>
  use === "attribute" ? `attribute ${attribute!.id}` : use;

const isSame = (one: ColumnPlan, other: ColumnPlan): boolean =>
  one.use === other.use && one.attribute?.kind === other.attribute?.kind;

/** A plan with its attribute as it is now; undefined where there is none any more. */
function withAttribute(
  plan: ColumnPlan,
  known: ReadonlyMap<string, AttributeShape>,
): ColumnPlan | undefined {
  if (plan.use !== "attribute") return plan;
  const attribute = known.get(plan.attribute!.id);
  if (!attribute) return undefined;
  const { id, kind, unit = null, label } = attribute;
  const name = Object.values(label)[0] ?? id;
  return { ...plan, attribute: { id, isKnown: true, name, kind, unit } };
}

/** The columns of an export of ours: each is what its header says. */
export function asExported(looks: readonly ColumnLook[], { known, uses }: Place): ColumnLook[] {
  const byId = new Map(known.map((attribute) => [attribute.id, attribute]));
  return looks.map((look): ColumnLook => {
    const { header, plan } = look;
    const why = "It is a column of an export.";
    const attribute = byId.get(header);
    if (attribute) {
      const { id, kind, unit = null, label } = attribute;
      const name = Object.values(label)[0] ?? id;
      const meant = { id, isKnown: true, name, kind, unit };
      return {
        ...look,
        why,
        open: null,
        openDates: null,
        unread: 0,
        plan: { ...plan, use: "attribute", attribute: meant },
      };
    }
    const use = (uses ?? ownHeaders).has(header) ? (header as ColumnPlan["use"]) : "left out";
    return { ...look, why, open: null, openDates: null, unread: 0, plan: { ...plan, use } };
  });
}

const ownHeaders = new Set<string>(
  columnUses.filter((use) => !["attribute", "kept for search", "left out"].includes(use)),
);
