import express, { Router, type RequestHandler } from "express";
import { MAX_PICTURE_BYTES } from "@shared/contracts/uploaded-pictures";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { staffIn } from "../../people/auth/require-staff";
import { oneAtATime, tooBusy, uploadPicture } from "./uploads";
import { shrinkPicture } from "./shrink";

/** The most files that are read, and that wait to be shrunk, at once: at most 2 MB each. */
const MAX_CONCURRENT = 4;

interface Dependencies {
  db: Database;
  now: () => number;
}

/** `POST /api/admin/pictures`: a file as its bytes. Mounted before anything that reads JSON. */
export function staffPictureRoutes({ db, now }: Dependencies): Router {
  const inTurn = oneAtATime(MAX_CONCURRENT);
  return Router().post("/pictures", fewAtOnce(MAX_CONCURRENT), pictureBody, async (req, res) => {
    const file = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const stored = await uploadPicture(db, staffIn(res), file, {
      now: now(),
      shrink: (picture) => inTurn(() => shrinkPicture(picture)),
    });
    res.status(201).json(stored);
  });
}

/** Refuses an upload past the limit before reading a byte of it. */
function fewAtOnce(most: number): RequestHandler {
  let present = 0;
  return (_req, res, next) => {
    if (present >= most) return next(tooBusy());
    present += 1;
    res.once("close", () => (present -= 1));
    next();
  };
}

/** A form on a foreign page can send neither of these types; the file's bytes tell its kind. */
const pictureBody: RequestHandler = (req, res, next) => {
  if (!req.is(["image/*", "application/octet-stream"])) {
    return next(new AppError(415, "unsupported", "Send the picture as application/octet-stream."));
  }
  if ((req.get("Content-Encoding") ?? "identity") !== "identity") {
    return next(new AppError(415, "unsupported", "Send the picture without compressing it again."));
  }
  express.raw({ type: () => true, limit: MAX_PICTURE_BYTES, inflate: false })(req, res, next);
};
