import type { RequestHandler } from "express";
import { tooDeep } from "./json-bounds";
import { invalid } from "./validate";

/**
 * Refuses a body that is nested deeper than this, before anything that follows its nesting reads it. Behind
 * the parser.
 */
export function nestedAtMost(levels: number): RequestHandler {
  return (req, _res, next) => {
    if (!isDeeper(req.body, levels)) return next();
    next(invalid([{ path: "", message: tooDeep(levels) }]));
  };
}

/** Level by level, without recursion: a body may be nested as deep as it is long. */
function isDeeper(body: unknown, levels: number): boolean {
  let present = [body].filter(isNesting);
  for (let level = 1; present.length > 0; level += 1) {
    if (level > levels) return true;
    present = present.flatMap((each) => Object.values(each).filter(isNesting));
  }
  return false;
}

const isNesting = (value: unknown): value is object => typeof value === "object" && value !== null;
