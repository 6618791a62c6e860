import { extname } from "node:path";
import { Router } from "express";
import type { FindBuiltFile } from "./built-files";

/**
 * Serves files of other versions. Their names say their content: they are kept for a year, as our own are.
 */
export function otherVersionsFiles(find: FindBuiltFile): Router {
  return Router().get(/^\/assets\/[\w.-]{1,200}$/, async (req, res, next) => {
    const file = await find(req.path);
    if (!file) return next();
    res.set("Cache-Control", "public, max-age=31536000, immutable");
    // Frames on retailers' pages load our fonts.
    if (req.path.endsWith(".woff2")) res.set("Cross-Origin-Resource-Policy", "cross-origin");
    res.type(extname(req.path)).send(file);
  });
}
