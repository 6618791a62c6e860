import type { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Queryable } from "../database/database";
import { network, rangesOf } from "./network";
import { consume, createRateLimiter } from "./rate-limit";
import { createSharedCounts } from "./shared-counts";
import { createTurns } from "./turns";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The most posts, and in how many seconds: of one's own, so that whoever is past it is refused. */
const RULES = {
  network: { max: 10, seconds: 15 * MINUTE },
  networkDay: { max: 50, seconds: DAY },
  person: { max: 5, seconds: 60 * MINUTE },
  /** Repeats of posts that were taken already, per network. */
  repeat: { max: 9, seconds: 15 * MINUTE },
} as const;
type Rule = keyof typeof RULES;

/** The counters of posts, and the texts of their refusals. */
export interface PostRules {
  /** Posts of one name are counted together. */
  name: string;
  sentences: Record<Rule, string>;
}

/** A post that is stored once, however often it is sent. */
export interface OncePost {
  /** Equal for equal posts. */
  key: string;
  /** Whether a program wrote it, by its looks. */
  isSuspected: boolean;
  /** Whether it was stored a short while ago; one that is held as suspected may be stored anew. */
  isRepeat: () => Promise<boolean>;
  /** Stores it, suspected or not, unless it was stored meanwhile; returns whether it did. */
  store: (isSuspected: boolean) => Promise<boolean>;
}

interface Sender {
  /** The network address that it came from. */
  ip: string;
  /** The mail address that the limit per person counts. */
  address: string;
}

type TakeBack = () => Promise<void>;

/** Limits on posts: per network and per person, and what is there for all. */
export interface PostLimits {
  /**
   * Stores a post within its sender's own limits. Throws a 429 with its sentence past one of them; then
   * nothing is stored. What is over the share of the sender's surroundings, or over what is there for all, is
   * stored as suspected: nobody is refused for others. A repeat does not count; repeats have a limit of their own.
   */
  takeOnce: (sender: Sender, post: OncePost) => Promise<void>;
}

/** Separate counters under a name, in the database, for all servers together. */
export function createPostLimits(sql: Queryable, { name, sentences }: PostRules): PostLimits {
  const inTurn = createTurns();
  const counters = (prefix: string) =>
    Object.fromEntries(
      Object.entries(RULES).map(([rule, { max, seconds }]) => [
        rule,
        createRateLimiter(sql, `${prefix}-${rule}`, max, seconds),
      ]),
    ) as Record<Rule, RateLimiterPostgres>;
  const ordinary = counters(name);
  // Suspected posts use up nothing of people's, and are refused in the same words: programs learn nothing.
  const suspected = counters(`${name}-suspected`);
  const shared = createSharedCounts(sql, name);

  /** Counts one against some of the sender's own limits. */
  async function countOwn(
    own: Record<Rule, RateLimiterPostgres>,
    rules: readonly Rule[],
    { ip, address }: Sender,
  ): Promise<TakeBack> {
    const keys = { person: personOf(address), ...sameKey(network(ip)) };
    for (const rule of rules) await consume(own[rule], keys[rule], () => sentences[rule]);
    return async () => {
      for (const rule of rules) await giveBack(own[rule], keys[rule]);
    };
  }

  /** Counts one against what is there for all; `undefined` where there is no room for it. */
  async function countShared(ip: string): Promise<TakeBack | undefined> {
    const around = rangesOf(ip);
    const ranges = around.map(({ range }) => range);
    const { byRange, byAll } = await shared.addToRanges(ranges);
    const isWithin = around.every(({ share }, at) =>
      hasRoom({ byAll, byRange: byRange[at]! - 1, share }),
    );
    // A post that is past a share leaves what is there for all untouched.
    if (!isWithin) return void (await shared.takeBack({ ranges, all: false }));
    const takeBack = () => shared.takeBack({ ranges, all: true });
    return (await shared.addToAll()) > MAX_DAY ? void (await takeBack()) : takeBack;
  }

  /** Counts a new post, and tells whether it is to be held. */
  async function countNew(sender: Sender, post: OncePost) {
    const ownRules = ["network", "networkDay", "person"] as const;
    if (post.isSuspected) {
      return { isSuspected: true, takeBack: await countOwn(suspected, ownRules, sender) };
    }
    const takeOwn = await countOwn(ordinary, ["network", "networkDay"], sender);
    const takePerson = await countOwn(ordinary, ["person"], sender);
    const takeShared = await countShared(sender.ip);
    // Nobody was mailed: what others send in somebody's name costs them none of theirs.
    if (!takeShared) await takePerson();
    const takeRest = takeShared
      ? () => takePerson().then(takeShared)
      : await countOwn(suspected, ["person"], sender);
    return { isSuspected: !takeShared, takeBack: () => takeOwn().then(takeRest) };
  }

  const countRepeat = ({ isSuspected }: OncePost, sender: Sender) =>
    countOwn(isSuspected ? suspected : ordinary, ["repeat"], sender);

  return {
    // Two at once: the second one sees that the first was stored.
    takeOnce: (sender, post) =>
      inTurn(post.key, async () => {
        if (await post.isRepeat()) return void (await countRepeat(post, sender));
        const { isSuspected, takeBack } = await countNew(sender, post);
        let isNew = false;
        try {
          isNew = await post.store(isSuspected);
        } finally {
          if (!isNew) await takeBack();
        }
        // Another server was faster, or it is held already.
        if (!isNew) await countRepeat(post, sender);
      }),
  };
}

const sameKey = (key: string) => ({ network: key, networkDay: key, repeat: key });

/** Never throws: a count too many is no reason to fail. */
async function giveBack(counter: RateLimiterPostgres, key: string): Promise<void> {
  await counter.reward(key.slice(0, 200), 1).catch(() => undefined);
}

/** What is posted for all a day; what is over it is held. */
export const MAX_DAY = 500;

/** Whether one more of somebody's posts goes through at once. */
interface Use {
  /** What went through today, of everybody. */
  byAll: number;
  /** The same of this range of addresses alone. */
  byRange: number;
  /** The part of what is left of the day that this range may have. */
  share: number;
}

/**
 * Whether there is room for one more post. A range gets a share of what the others have left, so that none
 * uses up the day, and the first post of a range goes through as long as anything is left.
 */
export function hasRoom({ byAll, byRange, share }: Use): boolean {
  return byRange < (MAX_DAY - byAll) * share;
}

/** Mail providers that ignore dots in addresses. */
const IGNORES_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * The owner of an address, for counting: neither case nor a part after `+` makes a new person. Mail goes
 * to the address as typed.
 */
export function personOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at === -1) return lower;
  const domain = lower.slice(at + 1);
  const box = lower.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return IGNORES_DOTS.test(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
