import type { z } from "zod";
import type { FinderId } from "@shared/templates/finders";
import type { Database } from "../../platform/database/database";
import type { Stages } from "../../finders/shopper/stages";
import type { Steps } from "../../platform/work/steps";
import type { PostRules } from "../../platform/http/post-limits";
import type { MailContent } from "../templates/mail-frame";

interface Setting {
  db: Database;
  publicUrl: string;
  /** The finders that staff made, with their products. */
  stages: Stages;
  /** Works out what is asked of a finder, by its slug, in turns with what others ask. */
  workOut: <Result>(steps: Steps<Result>, slug: string) => Promise<Result>;
}

/** The definition of a kind of mail, for the outbox and the staff area. */
export interface MailKind<Payload = unknown> {
  /** Stored with every mail of the kind: never change it. */
  name: string;
  /** The kind's name for staff. */
  label: string;
  /** The shape of the stored data: ids and plain texts. It reads what the version before stored, too. */
  payload: z.ZodType<Payload>;
  /** Raised with a shape that servers of the version before cannot read. */
  payloadVersion: number;
  /**
   * Composes the mail: texts as they were typed, everything else from our own current data. Throws an
   * `UnsendableError` where that is impossible.
   */
  compose: (
    stored: unknown,
    setting: Setting & { /** "on 21 November 2026 at 10:00 SAST" */ askedAt: string },
  ) => Promise<MailContent & { replyTo?: string }>;
  /** What else is to be done when staff release a suspected mail of this kind, in the same transaction. */
  released?: (stored: unknown, tx: Database) => Promise<void>;
}

/** A kind of mail that shoppers ask for. */
export interface RequestedMail<Payload = unknown> extends MailKind<Payload> {
  /** The finder that must be unlocked; null where the address names it, as `:slug`. */
  finder: FinderId | null;
  /** The address that takes the request, below `/api`. */
  path: string;
  /** The limits on requests. Kinds with the same rules are counted together. */
  limits: PostRules;
  /** Reads a request. Throws a 400 that names the invalid fields. */
  accept: (
    given: unknown,
    setting: Setting & {
      /** Its id or slug. */
      finder: string;
      /** What the request has as the mark of its version. */
      mark: unknown;
    },
  ) => Promise<{ recipient: string; payload: Payload }>;
}

/**
 * Reads a payload back through its shape, because a mail may be sent by a newer server than the one that
 * stored it. Throws an `UnsendableError`.
 */
export function readPayload<Payload>(payload: z.ZodType<Payload>, stored: unknown): Payload {
  const { data, success } = payload.safeParse(stored);
  if (!success) throw new UnsendableError("The stored data of this mail cannot be read.");
  return data;
}

/** The data of a kind of mail that this version can read. */
export interface KnownPayload {
  kind: string;
  /** The newest version of its payload. */
  version: number;
}

/** All kinds of mail that this version composes. */
export interface MailKinds {
  /** Those that shoppers ask for. */
  requested: readonly RequestedMail[];
  payloads: readonly KnownPayload[];
  /** A kind by its stored name; `undefined` for one that only another version knows. */
  of: (name: string) => MailKind | undefined;
}

export function createMailKinds(
  requested: readonly RequestedMail[],
  others: readonly MailKind[],
): MailKinds {
  const all: readonly MailKind[] = [...requested, ...others];
  return {
    requested,
    payloads: all.map(({ name, payloadVersion }) => ({ kind: name, version: payloadVersion })),
    of: (name) => all.find((kind) => kind.name === name),
  };
}

/** No mail can be made of the stored data. */
export class UnsendableError extends Error {
  override name = "UnsendableError";
}
