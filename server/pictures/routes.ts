import { Router, type Response } from "express";
import { z } from "zod";
import { bedPicture } from "@shared/pictures/bed";
import { firearmPicture } from "@shared/pictures/firearm";
import { isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { validate } from "../http/validate";

const name = z.string().regex(/^[a-z0-9_-]{1,64}$/);
const variant = z
  .string()
  .regex(/^\d{1,4}\.svg$/)
  .transform((file) => parseInt(file, 10));
const bed = z.object({
  type: name,
  size: name,
  firmness: z
    .string()
    .regex(/^([1-9]|10)$/)
    .transform(Number),
  variant,
});
const firearm = z.object({
  kind: name.refine(isFirearmPictureKind, "There is no picture of that kind."),
  variant,
});

/** Product pictures drawn from their address alone, so that they never change and are kept for a year. */
export function pictureRoutes(): Router {
  return Router()
    .get("/beds/:type/:size/:firmness/:variant", (req, res) =>
      send(res, bedPicture(validate(bed, req.params))),
    )
    .get("/firearms/:kind/:variant", (req, res) =>
      send(res, firearmPicture(validate(firearm, req.params))),
    );
}

function send(res: Response, picture: string): void {
  res.set({
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": "image/svg+xml; charset=utf-8",
    // Retailers show them in their own pages and mails.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  res.send(picture);
}
