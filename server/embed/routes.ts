import { Router } from "express";
import { z } from "zod";
import { clientBrand } from "@shared/brands";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import type { LiveFinders } from "../finders/live/live-finders";
import { storedEmbedSettings, usableOrigins } from "./queries";
import { readStoredSettings } from "./stored-settings";

const query = z.strictObject({ client: z.string("Give it once.").max(64).default("") });

/** `GET /api/embed-settings?client=`: an embedded finder's settings; an unknown client gets the bed retailer's. */
export function embedRoutes(
  db: Database,
  finders: Pick<LiveFinders, "current">,
  publicUrl: string,
): Router {
  return Router().get("/embed-settings", async (req, res) => {
    const named = validate(query, req.query).client;
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
