import { Router, type Request } from "express";
import { z } from "zod";
import { finderIds, type FinderId } from "@shared/templates/finders";
import { agentsBody, staffEmbedSettingsBody } from "@shared/contracts/embed-settings";
import type { Database } from "../../platform/database/database";
import type { LiveFinders } from "../../finders/live/live-finders";
import { invalid, validate } from "../../platform/http/validate";
import { staffIn } from "../../people/auth/require-staff";
import type { EmbedAccess } from "./embed-access";
import { changeAgents, changeSettings, readForStaff, replaceKey } from "./staff-settings";

const query = z.strictObject({ client: z.unknown().optional() });

/** Gives the client that a request names, by id or slug. Throws a 400 that names those there are. */
function clientReader(finders: Pick<LiveFinders, "current">) {
  return async (req: Request, unless?: FinderId): Promise<string> => {
    const { client = unless } = validate(query, req.query);
    const ids: string[] = [...finderIds, ...(await finders.current()).keys()];
    const known = ids.find((id) => id === client);
    if (known !== undefined) return known;
    const message = `Name the finder: one of ${ids.join(", ")}, once.`;
    throw invalid([{ path: "client", message }]);
  };
}

/** The embedded finders' appearance and keys, for staff to read and change. */
export function staffEmbedRoutes(
  db: Database,
  embedAccess: EmbedAccess,
  finders: Pick<LiveFinders, "current">,
): Router {
  const clientOf = clientReader(finders);
  return Router()
    .get("/embed-settings", async (req, res) => {
      const client = await clientOf(req, "dialabed");
      res.json(await readForStaff(db, client, staffIn(res).role !== "viewer"));
    })
    .put("/embed-settings", async (req, res) => {
      const sent = validate(staffEmbedSettingsBody, req.body);
      const { allowedOrigins, updatedAt, ...settings } = sent;
      // Changes must name the client: a forgotten name must not change another finder.
      const client = await clientOf(req);
      const change = { settings, allowedOrigins, basedOn: updatedAt ?? undefined };
      const changed = await changeSettings(db, staffIn(res), client, change);
      embedAccess.forget(client);
      res.json(changed);
    })
    .put("/embed-settings/agents", async (req, res) => {
      const { allowsAgents } = validate(agentsBody, req.body);
      const client = await clientOf(req);
      const changed = await changeAgents(db, staffIn(res), client, allowsAgents);
      embedAccess.forget(client);
      res.json(changed);
    })
    .post("/embed-settings/key", async (req, res) => {
      const client = await clientOf(req);
      const replaced = await replaceKey(db, staffIn(res), client);
      embedAccess.forget(client);
      res.json(replaced);
    });
}
