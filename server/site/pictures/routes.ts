import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { bedPicture } from "@shared/pictures/bed";
import { coffeePicture, coffeePictureKinds } from "@shared/pictures/coffee";
import { firearmPicture } from "@shared/pictures/firearm";
import { isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { shoeColors, shoeGrounds, shoePicture, shoeSoles } from "@shared/pictures/shoe";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { readyReply, sendReady, sizeOf, type ReadyReply } from "../../platform/http/ready-reply";
import { validate } from "../../platform/http/validate";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { toPng } from "./shrink";
import { createServedPictures } from "./served-pictures";

const name = z.string().regex(/^[a-z0-9_-]{1,64}$/);
const file = {
  variant: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
  format: z.enum(["svg", "png"]),
};
const bed = z.object({
  type: name,
  size: name,
  firmness: z
    .string()
    .regex(/^([1-9]|10)$/)
    .transform(Number),
  ...file,
});
const firearm = z.object({
  kind: name.refine(isFirearmPictureKind, "There is no picture of that kind."),
  ...file,
});
const shoe = z.object({
  ground: z.enum(shoeGrounds),
  color: z.enum(shoeColors),
  sole: z.enum(shoeSoles),
  lugs: z.string().regex(/^\d$/).transform(Number),
  ...file,
});
const coffee = z.object({ kind: z.enum(coffeePictureKinds), ...file });
const uploaded = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * Product pictures drawn from their address alone, so that they never change and are cached for a year:
 * as SVG for pages; as PNG for mails, because most mail programs show no SVG. And those that staff
 * uploaded, which never change either.
 */
export function pictureRoutes(db: Database): Router {
  const served = createServedPictures(db);
  return Router()
    .get("/uploaded/:id.webp", async (req, res) => {
      const { id } = validate(uploaded, req.params);
      const picture = await served(id);
      if (!picture) throw notFound();
      res
        .set({ ...FOR_EVER, ETag: `"${id}"` })
        .type("image/webp")
        .send(picture);
    })
    .get("/beds/:type/:size/:firmness/:variant.:format", (req, res) =>
      send(req, res, bed, bedPicture),
    )
    .get("/firearms/:kind/:variant.:format", (req, res) => send(req, res, firearm, firearmPicture))
    .get("/shoes/:ground/:color/:sole/:lugs/:variant.:format", (req, res) =>
      send(req, res, shoe, shoePicture),
    )
    .get("/coffee/:kind/:variant.:format", (req, res) => send(req, res, coffee, coffeePicture));
}

const FOR_EVER = {
  "Cache-Control": "public, max-age=31536000, immutable",
  // Retailers show them in their own pages and mails.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

async function send<T extends { format: "svg" | "png" }>(
  req: Request,
  res: Response,
  shape: z.ZodType<T>,
  draw: (spec: T) => string,
): Promise<void> {
  const spec = validate(shape, req.params);
  const picture = draw(spec);
  if (spec.format === "png") {
    res
      .set(FOR_EVER)
      .type("image/png")
      .send(await toPng(picture));
    return;
  }
  let reply = drawings.get(picture);
  if (!reply) {
    reply = readyReply(picture, { ...FOR_EVER, "Content-Type": "image/svg+xml; charset=utf-8" });
    drawings.set(picture, reply);
  }
  sendReady(req, res, reply);
}

/** The latest drawings, each compressed once. */
const drawings = bytesOf("pictures").keep<string, ReadyReply>(sizeOf);
