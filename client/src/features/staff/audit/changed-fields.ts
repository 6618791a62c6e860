import { adminLists, listFlags } from "@shared/specification/contracts/admin-lists";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import { formatRand } from "@shared/money";
import { scalarText, type Scalar } from "@shared/list-text";

// What an update changed, field by field, in words.

/** A changed field with its old and new value in words. */
export interface ChangedField {
  name: string;
  /** The field's name in a sentence: "the price", "“In stock”". */
  what: string;
  from: string;
  to: string;
  /** Too long for a sentence. */
  isLong: boolean;
}

/** What a field is said to hold that is empty. */
export const NOTHING = "nothing";

/** Fields that every write changes, or that mean nothing to readers. */
const SILENT = ["id", "updatedAt", "createdAt", "sortOrder"];
const MAX_SENTENCE_LENGTH = 60;
/** Fields that hold addresses, which are not worth reading out. */
const PICTURES = ["imageUrl", "logo url"];
/** Fields whose values are our own words. */
const WORDS = ["role", "status", "category"];

/** The changes of an update, field by field. */
export function changedFields({ subject, before, after }: AuditEntry, nameOf: NameOf) {
  const [was, is] = [flat(before), flat(after)];
  // What other catalogs are in, the entry does not say.
  const inRand: readonly string[] = [...catalogPaths, ...adminLists.map(({ path }) => path)];
  const isInRand = inRand.includes(subject);
  const money = isInRand ? formatRand : String;
  const inWords = wordsOf(nameOf, money);
  return Object.keys(is)
    .filter((name) => !SILENT.includes(name))
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name): ChangedField => {
      const [from, to] = [was[name], is[name]].map((value) => inWords(name, value));
      const isLong = Math.max(from!.length, to!.length) > MAX_SENTENCE_LENGTH;
      return { name, what: nameOfField(subject, name, is[name]), from: from!, to: to!, isLong };
    });
}

/** Settings are grouped: "logo" with its "width" becomes "logo width". */
function flat(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.entries(flat(each)).map(([part, deep]) => [`${name} ${part}`, deep])
        : [[name, each]],
    ),
  );
}

function nameOfField(subject: string, name: string, value: unknown): string {
  const list = adminLists.find(({ path }) => path === subject);
  const catalog = catalogPaths.find((path) => path === subject);
  const fields: readonly { name: string; label: string }[] = [
    ...(list ? [...list.fields, ...listFlags] : []),
    ...(catalog ? catalogOf(catalog).fields : []),
  ];
  const label = fields.find((field) => field.name === name)?.label ?? spaced(name);
  if (typeof value === "boolean") return `“${label.charAt(0).toUpperCase()}${label.slice(1)}”`;
  return `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const wordsOf =
  (nameOf: NameOf, money: (amount: string) => string) =>
  (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return NOTHING;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) {
      if (value.length === 0) return NOTHING;
      return value.map((each) => nameOf(field, String(each)) ?? String(each)).join(", ");
    }
    if (PICTURES.includes(field)) return "a picture";
    if (/price$/i.test(field)) return money(scalarText(value as Scalar));
    if (typeof value !== "string") return scalarText(value as Scalar);
    return nameOf(field, value) ?? (WORDS.includes(field) ? value : `‘${value}’`);
  };

/** An audit entry of `GET /api/admin/audit`: actor, action and subject. */
export interface AuditEntry {
  id: string;
  actorName: string;
  action: string;
  /** The resource, by its name in the address. */
  subject: string;
  subjectId: string | null;
  subjectName: string | null;
  before: unknown;
  after: unknown;
  createdAt: string;
}

/** The label of the option with this id, if it is known. */
export type NameOf = (field: string, id: string) => string | undefined;
