import { Router } from "express";
import { z } from "zod";
import { clientBrand } from "@shared/brands";
import { embedSettings, type PublicEmbedSettings } from "@shared/contracts/embed-settings";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { storedEmbedSettings } from "./queries";

const query = z.strictObject({ client: z.string("Give it once.").max(64).default("") });

/** `GET /api/embed-settings?client=`: how an embedded finder looks; an unknown client gets the bed retailer's. */
export function embedRoutes(db: Database, publicUrl: string): Router {
  return Router().get("/embed-settings", async (req, res) => {
    const { id: client } = clientBrand(validate(query, req.query).client);
    const stored = await storedEmbedSettings(db, client);
    const answer: PublicEmbedSettings = {
      client,
      // What no longer fits falls back field by field: an old row must not break a retailer's page.
      settings: embedSettings.parse(stored?.settings ?? {}),
      allowedOrigins: stored?.allowedOrigins ?? [],
      publicUrl,
    };
    res.json(answer);
  });
}
