import { Router, raw } from "express";
import { z } from "zod";
import {
  FILE_PART_BYTES,
  importFileChange,
  MAX_IMPORT_MB,
  newImportFile,
} from "@shared/contracts/import-files";
import { staffIn } from "../../people/auth/require-staff";
import type { DatabaseHandle } from "../../platform/database/database";
import { AppError, notFound } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { guidParam, validate } from "../../platform/http/validate";
import { addFile, allFiles, fileById, keepChoices, putPart, removeFile } from "./file-queries";

interface Dependencies {
  database: Pick<DatabaseHandle, "db" | "kind">;
  now: () => number;
}

const partPlace = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

/** The files that staff take into catalogs: sent in parts, and kept until they are in. Mounted before the parser of smaller bodies. */
export function importFileRoutes({ database, now }: Dependencies): Router {
  const { db, kind } = database;
  const mostMb = MAX_IMPORT_MB[kind];
  const path = "/import-files/:id" as const;
  return Router()
    .get("/import-files", async (_req, res) => {
      res.json(await allFiles(db));
    })
    .post("/import-files", jsonBody("16kb"), async (req, res) => {
      const { name, size, catalog, isList } = validate(newImportFile, req.body);
      if (size > mostMb * 1_000_000)
        throw new AppError(413, "too_large", `A file has at most ${mostMb} MB. Split it.`);
      const { id: actorId } = staffIn(res);
      res
        .status(201)
        .json(await addFile(db, { name, size, catalogue: catalog, isList, actorId }, now()));
    })
    .get(path, async (req, res) => {
      res.json(await fileById(db, guidParam(req)));
    })
    .put(path, jsonBody("1mb"), async (req, res) => {
      const { choices } = validate(importFileChange, req.body);
      await keepChoices(db, guidParam(req), choices, now());
      res.status(204).end();
    })
    .delete(path, async (req, res) => {
      const { id } = await fileById(db, guidParam(req));
      await removeFile(db, id);
      res.status(204).end();
    })
    .put(
      `${path}/parts/:place`,
      raw({ type: () => true, limit: FILE_PART_BYTES, inflate: false }),
      async (req, res) => {
        const place = partPlace.safeParse(req.params.place).data;
        if (place === undefined || place * FILE_PART_BYTES >= mostMb * 1_000_000) throw notFound();
        const content: unknown = req.body;
        if (!Buffer.isBuffer(content))
          throw new AppError(400, "invalid", "Send a part of the file.");
        await putPart(db, guidParam(req), place, content);
        res.status(204).end();
      },
    );
}
