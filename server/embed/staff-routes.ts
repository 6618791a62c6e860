import { Router, type Request } from "express";
import { z } from "zod";
import { finderIds } from "@shared/finders/built-in";
import { staffEmbedSettingsBody } from "@shared/contracts/embed-settings";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { staffIn } from "../auth/require-staff";
import type { EmbedAccess } from "./embed-access";
import { changeSettings, readForStaff, replaceKey } from "./staff-settings";

const client = z.enum(finderIds, `Name the finder: one of ${finderIds.join(", ")}, once.`);
const toRead = z.strictObject({ client: client.default("dialabed") });
// Changes must name the client: a forgotten name must not change another finder.
const toChange = z.strictObject({ client });
const clientOf = (req: Request, query: typeof toRead | typeof toChange) =>
  validate(query, req.query).client;

/** The embedded finders' appearance and keys, for staff to read and change. */
export function staffEmbedRoutes(db: Database, embedAccess: EmbedAccess): Router {
  return Router()
    .get("/embed-settings", async (req, res) => {
      res.json(await readForStaff(db, clientOf(req, toRead), staffIn(res).role !== "viewer"));
    })
    .put("/embed-settings", async (req, res) => {
      const {
        allowedOrigins,
        updatedAt,
        client: _client,
        embedKey: _key,
        createdAt: _createdAt,
        warnings: _warnings,
        ...settings
      } = validate(staffEmbedSettingsBody, req.body);
      const client = clientOf(req, toChange);
      const change = { settings, allowedOrigins, basedOn: updatedAt ?? undefined };
      const changed = await changeSettings(db, staffIn(res), client, change);
      embedAccess.forget(client);
      res.json(changed);
    })
    .post("/embed-settings/key", async (req, res) => {
      const client = clientOf(req, toChange);
      const replaced = await replaceKey(db, staffIn(res), client);
      embedAccess.forget(client);
      res.json(replaced);
    });
}
