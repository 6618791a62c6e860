import { Router } from "express";
import { clientBrand } from "@shared/brands";
import {
  publicEmbedSettingsQuery,
  type PublicEmbedSettings,
} from "@shared/contracts/embed-settings";
import type { Database } from "../../platform/database/database";
import { validate } from "../../platform/http/validate";
import type { LiveFinders } from "../../finders/live/live-finders";
import { storedEmbedSettings, usableOrigins } from "../../finders/embedding/embed-keys";
import { readStoredSettings } from "../../finders/embedding/stored-settings";

/** `GET /api/embed-settings?client=`: an embedded finder's settings; an unknown client gets the bed retailer's. */
export function embedRoutes(
  db: Database,
  finders: Pick<LiveFinders, "current">,
  publicUrl: string,
): Router {
  return Router().get("/embed-settings", async (req, res) => {
    const named = validate(publicEmbedSettingsQuery, req.query).client;
    const client = (await finders.current()).has(named) ? named : clientBrand(named).id;
    const stored = await storedEmbedSettings(db, client);
    const answer: PublicEmbedSettings = {
      client,
      settings: readStoredSettings(stored?.settings, client),
      allowedOrigins: usableOrigins(stored?.allowedOrigins),
      publicUrl,
    };
    res.json(answer);
  });
}
