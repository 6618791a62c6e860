import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { bedPicture } from "@shared/pictures/bed";
import { firearmPicture } from "@shared/pictures/firearm";
import { isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { validate } from "../http/validate";
import { toPng } from "./png";

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

/**
 * Product pictures drawn from their address alone, so that they never change and are kept for a year.
 * As SVG for pages; as PNG for mails, because most mail programs draw no SVG.
 */
export function pictureRoutes(): Router {
  return Router()
    .get("/beds/:type/:size/:firmness/:variant.:format", (req, res) =>
      send(req, res, bed, bedPicture),
    )
    .get("/firearms/:kind/:variant.:format", (req, res) => send(req, res, firearm, firearmPicture));
}

async function send<T extends { format: "svg" | "png" }>(
  req: Request,
  res: Response,
  shape: z.ZodType<T>,
  draw: (spec: T) => string,
): Promise<void> {
  const spec = validate(shape, req.params);
  const picture = draw(spec);
  res.set({
    "Cache-Control": "public, max-age=31536000, immutable",
    // Retailers show them in their own pages and mails.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (spec.format === "png") res.type("image/png").send(await toPng(picture));
  else res.type("image/svg+xml; charset=utf-8").send(picture);
}
