// Longer than 200 lines: what staff send and see of a finder is looked up side by side.
import { z } from "zod";
import type { FinderDocument } from "../finders/document";
import { fieldParts, listParts, type DraftChange } from "../finders/draft-changes";
import type { Question } from "../finders/question";
import { color, id as partId, locale, smallId as id } from "../finders/text";
import { pageAddress } from "../input/addresses";
import { oneLine } from "../input/plain-text";
import type { FinderBrand } from "./finders";
import { versionNumber } from "./paging";
import { sentBack } from "./sent-back";

// What staff send and see of finders.

export const finderBrand = z.strictObject({
  name: oneLine("Enter the shop's name.", 100),
  website: pageAddress().nullable().default(null),
  color: color.nullable().default(null),
  links: z
    .array(z.strictObject({ label: oneLine("Enter a label.", 60), url: pageAddress() }))
    .max(8, "At most 8 links.")
    .default([]),
}) satisfies z.ZodType<FinderBrand>;

/** A document is checked for itself: an older one is migrated first. */
/** Checked by itself, in steps. */
const document = z.unknown().meta({ $ref: "#/components/schemas/FinderDocument" });

/** `POST /api/admin/finders`: with a draft to begin with, which is checked for itself. */
export const newFinder = z.strictObject({
  slug: id,
  name: oneLine("Enter a name.", 100),
  brand: finderBrand.optional(),
  document: document.optional(),
});

/** `PUT /api/admin/finders/{slug}`: an admin's fields. A password of `null` removes the gate. */
export const finderProperties = sentBack(
  z.strictObject({
    name: oneLine("Enter a name.", 100).optional(),
    brand: finderBrand.optional(),
    /** Changes the gate; as it is unless given. */
    password: z.string().min(8, "Use at least 8 characters.").max(72).nullable().optional(),
    updatedAt: z.iso.datetime({ offset: true }),
  }),
  [
    "slug",
    "isGated",
    "liveVersion",
    "lastVersion",
    "draftRevision",
    "hasUnpublishedChanges",
  ] satisfies (keyof ListedFinder)[],
);

/** `PUT /api/admin/finders/{slug}/draft`: the whole document, and the revision that it stands on. */
export const sentDraft = sentBack(
  z.strictObject({
    revision: z.int("Send the revision that this stands on.").min(0),
    document,
  }),
  ["savedBy", "savedAt"] satisfies (keyof Draft)[],
);

/** `POST /api/admin/finders/{slug}/draft/{asked}`: a document in the place of the stored draft. */
export const sentDocument = z.strictObject({ document });

const written = z.string("Give it once.").regex(/^\d{1,9}$/, "Use a whole number.");

/** The query of `POST /api/admin/finders/{slug}/import`: the revision that the file takes the place of. */
export const draftImportQuery = z.strictObject({ revision: written.transform(Number) });

/** The query of `GET /api/admin/finders/{slug}/export`: a version, or the draft. */
export const draftExportQuery = z.strictObject({ version: written.transform(Number).optional() });

const edit = {
  was: z.unknown().refine((given) => given !== undefined, "Send what it was, or null."),
  is: z.unknown().refine((given) => given !== undefined, "Send what it is now, or null."),
};
const after = z.string().max(64).nullable();
const listChange = { part: z.enum(listParts), id: z.string().min(1).max(64) };

/** `PATCH /api/admin/finders/{slug}/draft`: changes of parts, each with what it stands on. */
export const changesBody = z.strictObject({
  changes: z
    .array(
      z.union(
        [
          z.strictObject({ ...listChange, ...edit, after: after.optional() }),
          z.strictObject({ ...listChange, after }),
          z.strictObject({ part: z.enum(fieldParts), ...edit }),
        ],
        'Send changes such as { "part": "title", "was": { "en": "Shoe" }, "is": { "en": "Shoes" } }.',
      ),
    )
    .max(500, "Send at most 500 changes at once."),
});

/** `PUT /api/admin/finders/{slug}/editors`: the question that somebody looks at; null for anything else. */
export const editorBody = z.strictObject({ question: z.string().max(64).nullable() });

/** Somebody else who has the draft open. */
export interface DraftEditor {
  name: string;
  /** The question's id. */
  question: string | null;
}

/** The draft after changes, and those of them that were refused: somebody else changed the same part. */
export interface ChangedDraft {
  draft: Draft;
  refused: DraftChange[];
}

/** `POST /api/admin/finders/{slug}/publish`: the revision that was checked, with a note. */
export const publishBody = z.strictObject({
  revision: z.int().min(0),
  /** What shoppers go on seeing as it is live: it stays changed in the draft. */
  leaveOut: z
    .array(
      z.union([
        z.strictObject({ part: z.enum(fieldParts) }),
        z.strictObject({ part: z.enum(listParts), id: partId }),
      ]),
    )
    .max(500, "Leave out at most 500 changes.")
    .default([]),
  note: z.string().max(500, "Use at most 500 characters.").default(""),
});

/** `POST /api/admin/finders/{slug}/publish-facts`: the live version that staff saw. */
export const publishFactsBody = z.strictObject({ version: z.int().min(1) });

/** `GET /api/admin/former-facts`: a live version whose facts show what is not stated, or not listed. */
export interface FormerFacts {
  slug: string;
  name: string;
  version: number;
  /** The most that one answer shows; variants of one product count once. */
  count: number;
  /** "12 products are shown that are not listed for “Golf 2015”" */
  text: string;
}

/** `POST /api/admin/finders/{slug}/live`: the version that shoppers see from now on; null closes it. */
export const liveBody = z.strictObject({ version: versionNumber().nullable() });

/** A finder as staff see it. */
export interface StaffFinder {
  slug: string;
  name: string;
  brand: FinderBrand;
  isGated: boolean;
  /** The version that shoppers see; null before the first publish, and while it is closed. */
  liveVersion: number | null;
  lastVersion: number | null;
  draftRevision: number;
  updatedAt: string;
}

/** `GET /api/admin/finders`. */
export interface ListedFinder extends StaffFinder {
  /** Whether its draft is other than the live version; false while none is live. */
  hasUnpublishedChanges: boolean;
}

/** `GET /api/admin/finders/{slug}/draft`. */
export interface Draft {
  revision: number;
  /** None before anything was stored. */
  document: FinderDocument | null;
  savedBy: string | null;
  savedAt: string | null;
}

/** The language to propose in; that of the products unless it is given. */
export const proposeQuery = z.object({
  locale: locale
    .optional()
    .describe("The language to propose in; that of the products unless given."),
});

/** `GET /api/admin/catalogues/{id}/questions?locale=`: what the products of a catalog suggest to ask. */
export interface ProposedQuestions {
  /** The one that was asked for, or else that of the products, as far as their words tell. */
  locale: string;
  questions: Question[];
  /** The ids of attributes that a card shows besides. */
  card: string[];
}

/** A published version, without its document. */
export interface FinderVersion {
  version: number;
  note: string;
  publishedBy: string | null;
  publishedAt: string;
  isLive: boolean;
}

/** `GET /api/admin/finders/{slug}/check`: what is wrong with the draft. Faults keep it from being published. */
export interface DraftCheck {
  revision: number;
  faults: DraftFinding[];
  warnings: DraftFinding[];
}

/** Something that the check found. */
export interface DraftFinding {
  path: string;
  message: string;
  about?: LackingProducts | NamedList;
}

/** The products of a catalog that do not state an attribute. */
export interface LackingProducts {
  catalogue: string;
  lacks: string;
}

/** A list, by its id. */
export interface NamedList {
  list: string;
}

/** `GET /api/admin/finder-templates`: a finder that can be had ready, with products to try it on. */
export interface FinderTemplate {
  id: string;
  title: string;
  /** What it shows. */
  text: string;
  /** How many there are; variants count as one. */
  products: number;
  questions: number;
  /** Addresses of a few of their pictures. */
  pictures: string[];
  /** Whether its catalogs are there. */
  isLoaded: boolean;
}

/** `POST /api/admin/finders/from-template`. */
export const fromTemplateBody = z.strictObject({
  template: z.string("Name a template.").max(64, "That is no template."),
});
