import type { IncomingMessage } from "node:http";
import { parse, type ParsedUrlQuery } from "node:querystring";
import { Router, type Request, type RequestHandler } from "express";
import type { FinderRead } from "../../catalog/store/finder-read";
import { createReplyCache, createUnderWay, type ReplyCache } from "../../catalog/store/reply-cache";
import { AppError } from "../../platform/http/app-error";
import { plainAddress } from "../../platform/http/plain-input";
import { readyReply, sendReady, type ReadyReply } from "../../platform/http/ready-reply";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { Asker } from "../../platform/work/fair-jobs";
import { COUNTS, OPTIONS, QUESTIONS, SUGGESTIONS } from "./calls";
import { markIn, readWishes, type Wishes } from "./read-query";
import { localeOf, type Stage } from "./stage";
import type { Stages } from "./stages";

/** What reads of any finder need. */
export interface AnyFinderDependencies {
  stages: Stages;
  /** Rejects when a request may not see a finder. */
  checkUnlocked: (req: Request, slug: string) => Promise<void>;
  /** Whether it is known already that a request may see it. */
  isKnownToBeUnlocked: (req: IncomingMessage, slug: string) => boolean;
  queue: WorkQueue;
  /** Whom a request's work is for. */
  askerOf: (req: IncomingMessage) => Omit<Asker, "finder">;
}

/** What shoppers ask of any finder that staff made. */
export interface AnyFinderReads {
  routes: RequestHandler;
  /** The read of a path, if it is one. */
  at: (path: string) => FinderRead | undefined;
}

/** While others wait, what a page can do without is waited for no longer; in milliseconds. */
const MAX_WAIT_MS = 1_500;
const givesUpAt = (end: string) =>
  end === COUNTS || end === SUGGESTIONS ? performance.now() + MAX_WAIT_MS : undefined;

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  // A browser may keep it for itself, and asks each time whether it still holds.
  "Cache-Control": "private, no-cache",
};

const PATH = /^\/api\/finders\/([a-z0-9][a-z0-9_-]{0,63})(\/[a-z]+)?$/;

export function anyFinderReads({
  stages,
  checkUnlocked,
  isKnownToBeUnlocked,
  queue,
  askerOf,
}: AnyFinderDependencies): AnyFinderReads {
  /** Of each version while it and its products are the same; all share the bytes of replies. */
  const caches = new WeakMap<Stage, ReplyCache<Stage>>();
  const cacheOf = (stage: Stage) => {
    let found = caches.get(stage);
    if (!found) caches.set(stage, (found = createReplyCache<Stage>(stage.finder.slug)));
    return found;
  };
  const underWay = createUnderWay<Stage>();

  /** The reply, or a promise of it where it is worked out in turns with what others ask. */
  const replyTo = (
    req: IncomingMessage,
    end: string,
    stage: Stage,
    wishes: Wishes,
    { target, query }: { target: string; query: ParsedUrlQuery },
  ): ReadyReply | Promise<ReadyReply> => {
    const replies = cacheOf(stage);
    const ready = replies.at(stage, target);
    if (ready) return ready;
    const locale = localeOf(stage.document, wishes.locale);
    const understood = QUESTIONS[end]!(stage, query, wishes, locale);
    const key = `${end} ${locale} ${JSON.stringify(understood.as)}`;
    const known = replies.known(stage, target, key);
    if (known) return known;

    const { slug } = stage.finder;
    const name = `${slug} ${stage.version} ${key}`;
    const running = underWay.find(stage, name);
    if (running) return running;
    // What people type is looked up in no time, and would drive the others out.
    const made = (body: unknown) =>
      end === OPTIONS
        ? readyReply(JSON.stringify(body), HEADERS)
        : replies.made(stage, target, key, { body, headers: HEADERS });
    const steps = understood.answer();
    const done = queue.atOnce(steps);
    if (done) return made(done.result);
    const reply = queue
      .run(steps, { finder: slug, ...askerOf(req) }, givesUpAt(end))
      .then(made, (error: unknown) => {
        // Without counts a question can be answered all the same.
        if (end === COUNTS && isBusy(error)) return readyReply(WITHOUT_COUNTS, HEADERS);
        throw error;
      });
    return underWay.add(stage, name, reply);
  };

  const readOf = (slug: string, end: string): FinderRead => ({
    async route(req, res) {
      await checkUnlocked(req, slug);
      const query = req.query as ParsedUrlQuery;
      const wishes = readWishes(query);
      const stage = await stages.askedAt(slug, { version: wishes.version, mark: markIn(req) });
      const asked = { target: req.originalUrl, query };
      sendReady(req, res, await replyTo(req, end, stage, wishes, asked));
    },
    fromMemory(req, target, path) {
      if (!isKnownToBeUnlocked(req, slug)) return undefined;
      const query = parse(target.slice(path.length + 1));
      const wishes = readWishes(query);
      const stage = stages.askedHeld(slug, { version: wishes.version, mark: markIn(req) });
      return stage && replyTo(req, end, stage, wishes, { target, query });
    },
  });
  const at = (path: string): FinderRead | undefined => {
    const [, slug, end = ""] = PATH.exec(path) ?? [];
    if (slug === undefined || !Object.hasOwn(QUESTIONS, end)) return undefined;
    return readOf(slug, end);
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

const WITHOUT_COUNTS = JSON.stringify({ questions: {} });

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === "busy";
