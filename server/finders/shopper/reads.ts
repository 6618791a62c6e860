import type { IncomingMessage } from "node:http";
import { parse, type ParsedUrlQuery } from "node:querystring";
import { Router, type Request, type RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import type { FinderRead } from "../../catalogues/finder-read";
import { createReplyCache, type ReplyCache } from "../../catalogues/reply-cache";
import { plainAddress } from "../../http/plain-input";
import { readyReply, sendReady } from "../../http/ready-reply";
import { OPTIONS, QUESTIONS, type WorkOut } from "./questions";
import { markIn, readWishes, type Wishes } from "./read-query";
import { localeOf, type Stage } from "./stage";
import type { Stages } from "./stages";

interface Dependencies {
  stages: Stages;
  /** Rejects when a request may not see a finder. */
  checkUnlocked: (req: Request, slug: string) => Promise<void>;
  /** Whether it is known already that a request may see it. */
  isKnownToBeUnlocked: (req: IncomingMessage, slug: string) => boolean;
}

/** What shoppers ask of any finder that staff made. */
export interface AnyFinderReads {
  routes: RequestHandler;
  /** The read of a path, if it is one. */
  at: (path: string) => FinderRead | undefined;
}

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  // A browser may keep it for itself, and asks each time whether it still holds.
  "Cache-Control": "private, no-cache",
};

const PATH = /^\/api\/finders\/([a-z0-9][a-z0-9_-]{0,63})(\/[a-z]+)?$/;

/** Replies are kept of a few versions at a time, within a few megabytes each. */
const MAX_VERSIONS = 6;
const MAX_BYTES = 4 * 1024 * 1024;

export function anyFinderReads({
  stages,
  checkUnlocked,
  isKnownToBeUnlocked,
}: Dependencies): AnyFinderReads {
  const caches = new LRUCache<string, ReplyCache<Stage>>({
    max: MAX_VERSIONS,
    memoMethod: () => createReplyCache<Stage>(MAX_BYTES),
  });

  const replyTo = (
    workOut: WorkOut,
    stage: Stage,
    wishes: Wishes,
    { target, path, query }: { target: string; path: string; query: ParsedUrlQuery },
  ) => {
    const locale = localeOf(stage.document, wishes.locale);
    // Looked up in less time than it takes to find a reply; and what people type would drive the others out.
    if (workOut === QUESTIONS[OPTIONS]) {
      return readyReply(JSON.stringify(workOut(stage, query, wishes, locale)), HEADERS);
    }
    const replies = caches.memo(`${stage.finder.slug} ${stage.version}`);
    const known = replies.at(stage, target);
    if (known) return known;
    return replies.for(stage, target, path, { ...query, locale }, () => ({
      body: workOut(stage, query, wishes, locale),
      headers: HEADERS,
    }));
  };

  const readOf = (slug: string, workOut: WorkOut): FinderRead => ({
    async route(req, res) {
      await checkUnlocked(req, slug);
      const query = req.query as ParsedUrlQuery;
      const wishes = readWishes(query);
      const stage = await stages.askedAt(slug, { version: wishes.version, mark: markIn(req) });
      const asked = { target: req.originalUrl, path: req.path, query };
      sendReady(req, res, replyTo(workOut, stage, wishes, asked));
    },
    atOnce(req, target, path) {
      if (!isKnownToBeUnlocked(req, slug)) return undefined;
      const query = parse(target.slice(path.length + 1));
      const wishes = readWishes(query);
      const stage = stages.askedHeld(slug, { version: wishes.version, mark: markIn(req) });
      return stage && replyTo(workOut, stage, wishes, { target, path, query });
    },
  });
  const at = (path: string): FinderRead | undefined => {
    const [, slug, end = ""] = PATH.exec(path) ?? [];
    if (slug === undefined || !Object.hasOwn(QUESTIONS, end)) return undefined;
    return readOf(slug, QUESTIONS[end]!);
  };

  const route: RequestHandler = (req, res, next) => {
    const read = at(req.path);
    return read ? read.route(req, res, next) : next();
  };
  return {
    at,
    routes: Router()
      .get("/api/finders/:slug", plainAddress, route)
      .get("/api/finders/:slug/recommendations", plainAddress, route)
      .get("/api/finders/:slug/counts", plainAddress, route)
      .get("/api/finders/:slug/options", plainAddress, route)
      .get("/api/finders/:slug/suggestions", plainAddress, route),
  };
}
