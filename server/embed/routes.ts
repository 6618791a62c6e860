import { Router } from "express";
import { z } from "zod";
import { clientBrand } from "@shared/brands";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { storedEmbedSettings, usableOrigins } from "./queries";
import { readStoredSettings } from "./stored-settings";

const query = z.strictObject({ client: z.string("Give it once.").max(64).default("") });

/** `GET /api/embed-settings?client=`: an embedded finder's settings; an unknown client gets the bed retailer's. */
export function embedRoutes(db: Database, publicUrl: string): Router {
  return Router().get("/embed-settings", async (req, res) => {
    const { id: client } = clientBrand(validate(query, req.query).client);
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
