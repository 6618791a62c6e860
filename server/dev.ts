import { existsSync } from "node:fs";
import { Router } from "express";
import { createServer } from "vite";
import { readEnvironment } from "./env";
import { runUntilStopped } from "./run-until-stopped";
import { start } from "./start";

// The same server, with the client served from its sources: one address, one cookie jar, no proxy.
if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped(async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "spa" });
  const pages = Router().use((_req, res, next) => {
    // Vite's hot reloading puts a script into the document itself.
    res.removeHeader("Content-Security-Policy");
    next();
  }, vite.middlewares);
  return start(readEnvironment(process.env), pages);
});
