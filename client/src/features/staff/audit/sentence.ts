import { adminLists } from "@shared/specification/contracts/admin-lists";
import { clientBrands } from "@shared/brands";
import { finderWithId } from "@shared/templates/finders";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import {
  changedFields,
  NOTHING,
  type AuditEntry,
  type ChangedField,
  type NameOf,
} from "./changed-fields";

/** An action as a sentence; changes too long, or too many, for it are listed below it. */
export interface AuditText {
  sentence: string;
  changes: ChangedField[];
}

/** More changes than this are counted in the sentence. */
const MAX_TOLD = 3;

/** An audit entry in words: "Anna changed the price of ‘Karoo Queen’ from R9,900 to R8,900." */
export function auditText(entry: AuditEntry, nameOf: NameOf): AuditText {
  if (entry.action !== "update" || entry.after === null) return whole(entry, deed(entry));
  const changes = changedFields(entry, nameOf);
  if (changes.length === 0) return whole(entry, `saved ${thing(entry)} without a change`);
  const said = changes.length === 1 && deedOf(entry, changes[0]!);
  if (said) return whole(entry, said);
  if (changes.length > MAX_TOLD)
    return { ...whole(entry, `changed ${changes.length} things of ${thing(entry)}`), changes };
  const told = changes.map((change, n) => clause(change, n === 0 ? ` of ${thing(entry)}` : ""));
  const long = changes.filter(({ isLong }) => isLong);
  return { ...whole(entry, `changed ${inOneBreath(told)}`), changes: long };
}

/** What somebody did whose change is known by its field: asking for a password, closing a finder. */
function deedOf(entry: AuditEntry, { name, to }: ChangedField): string | undefined {
  const { subject, subjectName, subjectId } = entry;
  const called = quoted(subjectName ?? subjectId);
  if (subject === "team" && name === "isActive")
    return `${to === "yes" ? "activated" : "deactivated"} the account ${called}`;
  if (subject !== "finders") return undefined;
  if (name === "isGated")
    return to === "yes"
      ? `asked shoppers of ${called} for a password`
      : `asked shoppers of ${called} for no password any more`;
  if (name === "draftRevision") return `changed the draft of ${called}`;
  if (name !== "liveVersion") return undefined;
  return to === NOTHING
    ? `closed ${called} for shoppers`
    : `showed version ${to} of ${called} to shoppers`;
}

const whole = ({ actorName }: AuditEntry, deed: string): AuditText => ({
  sentence: `${actorName} ${deed}.`,
  changes: [],
});

function clause({ what, from, to, isLong }: ChangedField, whose: string): string {
  if (from === to || isLong) return `${what}${whose}`;
  return `${what}${whose} from ${from} to ${to}`;
}

function inOneBreath(clauses: string[]): string {
  if (clauses.length < 2) return clauses.join("");
  return `${clauses.slice(0, -1).join(", ")} and ${clauses.at(-1)}`;
}

/** The action, other than a change of fields. */
function deed(entry: AuditEntry): string {
  const { action, subject, subjectName, actorName } = entry;
  if (subject === "pictures") return "uploaded a picture";
  if (subject === "embed-settings") return `made a new embed key for ${finder(entry)}`;
  if (action === "erase") return erasure(entry);
  if (subject === "api-keys" && action === "create") return `made ${thing(entry)}`;
  if (subject === "api-keys" && action === "delete") return `took back ${thing(entry)}`;
  if (subject === "team" && action === "create") return `gave ${quoted(subjectName)} an account`;
  switch (action) {
    case "create":
      return `added ${thing(entry)}`;
    case "delete":
      return `deleted ${thing(entry)}`;
    case "restore":
      return `brought back ${thing(entry)}`;
    case "reorder":
      return `put the ${listOf(subject)?.title.toLowerCase() ?? subject} into a new order`;
    case "import": {
      const { added = 0, changed = 0, removed } = entry.after as Record<string, number | undefined>;
      if (removed !== undefined) {
        return `imported ${thing(entry)} from a CSV: ${added} added, ${removed} removed`;
      }
      return `imported ${titleOf(subject)} from a CSV: ${added} added, ${changed} changed`;
    }
    case "undo":
      return `took back the last file of ${quoted(subjectName)}`;
    case "resend":
      return `resent an email (${(subjectName ?? "mail").replace("-", " ")})`;
    case "release":
      return `released a suspected email (${(subjectName ?? "mail").replace("-", " ")})`;
    case "publish":
      return `published version ${(entry.after as { liveVersion?: number }).liveVersion} of ${thing(entry)}`;
    case "password":
      return subjectName === actorName
        ? "set a new password"
        : `set a new password for ${quoted(subjectName)}`;
    default:
      return `did “${action}” to ${thing(entry)}`;
  }
}

/** Whose it was is said nowhere. */
function erasure({ after }: AuditEntry): string {
  const { messages, mails } = after as { messages: number; mails: number };
  const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;
  return `erased what a person sent: ${counted(messages, "message")}, ${counted(mails, "mail")}`;
}

/** The subject of the action: "the bed size ‘Queen’", "‘Karoo Queen’", "a message". */
function thing(entry: AuditEntry): string {
  const { subject, subjectName, subjectId } = entry;
  if (subject === "messages") return "a message";
  if (subject === "embed-settings") return `the embed settings of ${finder(entry)}`;
  if (subject === "team") return `the account ${quoted(subjectName)}`;
  const kind = listOf(subject)?.singular ?? KINDS[subject];
  return `${kind ? `the ${kind} ` : ""}${quoted(subjectName ?? subjectId)}`;
}

/** What is named alone says more with what it is. */
const KINDS: Record<string, string> = {
  "api-keys": "API key",
  attributes: "attribute",
  catalogues: "catalog",
  finders: "finder",
  "product-lists": "product list",
};

const quoted = (name: string | null) => (name === null ? "something" : `‘${name}’`);
const finder = ({ subjectId }: AuditEntry) => {
  const known = finderWithId(subjectId ?? "");
  return known ? clientBrands[known.id].displayName : quoted(subjectId);
};
const listOf = (subject: string) => adminLists.find(({ path }) => path === subject);
const titleOf = (subject: string) => {
  const path = catalogPaths.find((each) => each === subject);
  return path ? catalogOf(path).title.toLowerCase() : subject;
};
