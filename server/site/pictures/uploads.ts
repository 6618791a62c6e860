import { createHash } from "node:crypto";
import { uploadedPicturePath, type UploadedPicture } from "@shared/contracts/uploaded-pictures";
import { writeAudit } from "../../people/audit/audit";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import { createTurns } from "../../platform/http/turns";
import * as queries from "./queries";
import type { ShrunkPicture } from "./shrink";

const MAX_TOTAL_BYTES = 1024 ** 3;

interface Dependencies {
  now: number;
  shrink: (file: Buffer) => Promise<ShrunkPicture>;
  /** The limit of all pictures together. */
  maxTotalBytes?: number;
}

/**
 * Stores an uploaded picture, shrunk; the same file is stored once. Throws a 400 for a file that is no
 * accepted picture, and a 409 when there is no room.
 */
export async function uploadPicture(
  db: Database,
  actor: Actor,
  file: Buffer,
  { now, shrink, maxTotalBytes = MAX_TOTAL_BYTES }: Dependencies,
): Promise<UploadedPicture> {
  refuseOthers(file);
  const id = createHash("sha256").update(file).digest("hex");
  const url = uploadedPicturePath(id);
  const known = await transactionAs(db, actor, (tx) => queries.renewPicture(tx, id, now));
  if (known) return { url, ...known };

  const { webp, width, height } = await shrink(file);
  const size = webp.length;
  return transactionAs(db, actor, async (tx) => {
    await queries.holdPictures(tx);
    // The same file may have been sent twice at once.
    const meanwhile = await queries.renewPicture(tx, id, now);
    if (meanwhile) return { url, ...meanwhile };
    await queries.sweepPictures(tx, now);
    if ((await queries.bytesOfPictures(tx)) + size > maxTotalBytes) throw full();
    const unusedSince = new Date(now);
    await queries.insertPicture(tx, {
      ...{ id, webp, width, height, size, unusedSince },
      uploadedBy: actor.id,
    });
    await writeAudit(tx, actor, {
      action: "create",
      subject: "pictures",
      subjectId: id,
      after: { width, height, size },
    });
    return { url, width, height, size };
  });
}

function refuseOthers(file: Buffer): void {
  const kind = pictureKind(file);
  if (kind === undefined) {
    const message = "This file is no picture. Choose a PNG, JPEG, WebP, GIF or AVIF file.";
    throw new AppError(400, "invalid", message);
  }
  if (kind === "svg") {
    const message = "SVG files are not accepted, because they can carry scripts. Save it as a PNG.";
    throw new AppError(400, "invalid", message);
  }
}

const full = () =>
  new AppError(
    409,
    "full",
    "There is no room for more pictures: all of them together may take 1 GB. Give an address instead.",
  );

type PictureKind = "png" | "jpeg" | "webp" | "gif" | "avif" | "svg";

/** The kind of a picture by its first bytes, whatever its name; `undefined` for any other file. */
export function pictureKind(file: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => file.toString("latin1", from, to);
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(4, 8) === "ftyp" && /^(avif|avis)$/.test(text(8, 12))) return "avif";
  if (/^(\xef\xbb\xbf)?\s*<(svg|\?xml|!doctype svg|!--)/i.test(text(0, 200))) return "svg";
  return undefined;
}

const RETRY_SECONDS = 5;

export const tooBusy = () =>
  new AppError(
    503,
    "busy",
    "Several pictures are being uploaded at the moment. Please try again in a few seconds.",
    { retryAfterSeconds: RETRY_SECONDS },
  );

/**
 * Runs tasks one after the other; rejects with a 503 while too many are running or waiting. A task whose
 * client has left still counts until it ends.
 */
export function oneAtATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createTurns();
  let present = 0;
  return async (work) => {
    if (present >= most) throw tooBusy();
    present += 1;
    try {
      return await inTurn("", work);
    } finally {
      present -= 1;
    }
  };
}
