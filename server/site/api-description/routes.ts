import { Router } from "express";
import { shopperCookie } from "../../people/auth/shopper-session";
import { staffCookie } from "../../people/auth/staff-session";
import { readyReply, sendReady, type ReadyReply } from "../../platform/http/ready-reply";
import { describeApi } from "./description";
import { descriptionPage } from "./page/page";

/** A browser asks each time whether it still holds: it changes with the version of the server. */
const CACHED = { "Cache-Control": "public, no-cache" };

/** `GET /api/openapi.json` and the page to read it. Both are made when somebody first asks. */
export function apiDescriptionRoutes(publicUrl: string): Router {
  const description = once(() =>
    describeApi(publicUrl, {
      shopper: shopperCookie(publicUrl).name,
      staff: staffCookie(publicUrl).name,
    }),
  );
  const json = once(() => ready(JSON.stringify(description()), "application/json; charset=utf-8"));
  const page = once(() => ready(descriptionPage(description()), "text/html; charset=utf-8"));
  return Router()
    .get("/api/openapi.json", (req, res) => sendReady(req, res, json()))
    .get("/api/docs", (req, res) => sendReady(req, res, page()));
}

const ready = (text: string, type: string): ReadyReply =>
  readyReply(Buffer.from(text), { "Content-Type": type, ...CACHED });

function once<T>(make: () => T): () => T {
  let made: { is: T } | undefined;
  return () => (made ??= { is: make() }).is;
}
