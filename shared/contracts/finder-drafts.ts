import { z } from "zod";
import { finderDocument, type FinderDocument } from "../finders/document";
import { smallId as id } from "../finders/text";
import { oneLine } from "../input/plain-text";
import type { FinderBrand } from "./finders";

// What staff send and see of finders.

const address = z
  .url("Use a whole address, such as https://shop.example.")
  .max(2_000, "That address is too long.")
  .refine((given) => /^https?:/i.test(given), "Use an address such as https://shop.example.");

export const finderBrand = z.strictObject({
  name: oneLine("Enter the shop's name.", 100),
  website: address.nullable().default(null),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Use a color such as #c3142d.")
    .nullable()
    .default(null),
  links: z
    .array(z.strictObject({ label: oneLine("Enter a label.", 60), url: address }))
    .max(8, "At most 8 links.")
    .default([]),
}) satisfies z.ZodType<FinderBrand>;

/** `POST /api/admin/finders`. */
export const newFinder = z.strictObject({
  slug: id,
  name: oneLine("Enter a name.", 100),
  brand: finderBrand.optional(),
});

/** `PUT /api/admin/finders/{slug}`: an admin's fields. A password of `null` removes the gate. */
export const finderProperties = z.strictObject({
  name: oneLine("Enter a name.", 100).optional(),
  brand: finderBrand.optional(),
  /** Changes the gate; as it is unless given. */
  password: z.string().min(8, "Use at least 8 characters.").max(72).nullable().optional(),
  updatedAt: z.iso.datetime({ offset: true }),
});

/** `PUT /api/admin/finders/{slug}/draft`: the whole document, and the revision that it stands on. */
export const draftBody = z.strictObject({
  revision: z.int().min(0),
  document: finderDocument,
});

/** `POST /api/admin/finders/{slug}/publish`: the revision that was checked, with a note. */
export const publishBody = z.strictObject({
  revision: z.int().min(0),
  note: z.string().max(500, "Use at most 500 characters.").default(""),
});

/** `POST /api/admin/finders/{slug}/live`: the version that shoppers see from now on; null closes it. */
export const liveBody = z.strictObject({ version: z.int().min(1).nullable() });

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

/** `GET /api/admin/finders/{slug}/draft`. */
export interface Draft {
  revision: number;
  /** None before anything was stored. */
  document: FinderDocument | null;
  savedBy: string | null;
  savedAt: string | null;
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
  faults: { path: string; message: string }[];
  warnings: { path: string; message: string }[];
}
