import { z } from "zod";
import type { FinderBrand } from "./finders";

/** `POST /api/verify-password`. Strangers must not learn whether the app exists, so any name passes. */
export const verifyPasswordBody = z.strictObject({
  password: z.string("Enter the password.").max(200, "A password has at most 200 characters."),
  app: z.string("Name the finder.").max(64, "A finder's name has at most 64 characters."),
});

/** `GET /api/gate?app=`. Any name passes here, too: an unknown finder is a locked one. */
export const gateQuery = verifyPasswordBody.pick({ app: true });

export interface GateAnswer {
  /** Missing where the server cannot tell. */
  unlocked?: boolean;
  /** What its gate shows of a finder that staff made; missing for one that does not exist or is closed. */
  finder?: { name: string; brand: FinderBrand };
  /** Of a finder without a gate: knows its visitor again where cookies do not come back. */
  token?: string;
}

export interface UnlockAnswer {
  ok: true;
  /** Opens the same finder where cookies do not come back; sent as `Authorization: Bearer`. */
  token: string;
}

/** `POST /api/embed/unlock`: an embed key instead of a password. */
export const embedUnlockBody = z.strictObject({
  app: z.string("Name the finder.").max(64),
  key: z.string("Give the embed key.").min(1, "Give the embed key.").max(200),
});
