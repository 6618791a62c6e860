import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import { network } from "../http/network";

/** Whom work is for: what all of them wait for is shared among finders, then networks, then sessions. */
export interface Asker {
  finder: string;
  network: string;
  session: string;
  /** How many times each moment counts that its finder gets; once unless given. */
  weight?: number;
}

/** Jobs that wait for their turns. */
interface FairJobs<Job> {
  size: () => number;
  add: (asker: Asker, job: Job) => Waiting<Job>;
  /** The job whose turn it is; it stays until it is removed. */
  next: () => Waiting<Job> | undefined;
  /** Counts time, in milliseconds, that was spent on a job. */
  charge: (waiting: Waiting<Job>, ms: number) => void;
  remove: (waiting: Waiting<Job>) => void;
  /** Whether jobs of other sessions wait beside it. */
  hasOthers: (waiting: Waiting<Job>) => boolean;
  /** The latest job of whoever has the most of them. */
  mostCrowded: () => Waiting<Job> | undefined;
}

export interface Waiting<Job> {
  job: Job;
  path: readonly Group<Job>[];
}

/** Those that share what their group gets: groups, or the jobs of one session, the first first. */
interface Group<Job> {
  name: string;
  /** How much it got, beside its neighbors, and how many times each moment counts. */
  spent: number;
  weight: number;
  /** How much each of those in it got, were it shared evenly: it goes on whoever comes and goes. */
  clock: number;
  /** What its groups get of it, together: one for each, or a part by weight. */
  parts: number;
  size: number;
  groups: Map<string, Group<Job>>;
  waiting: Waiting<Job>[];
}

const groupOf = <Job>(name: string, spent: number, weight = 1): Group<Job> => ({
  name,
  spent,
  weight,
  clock: 0,
  parts: 0,
  size: 0,
  groups: new Map(),
  waiting: [],
});

/**
 * Keeps jobs so that each finder gets as much time as any other that waits, in it each network, and in that each
 * session, however many jobs they have.
 */
export function createFairJobs<Job>(): FairJobs<Job> {
  const all = groupOf<Job>("", 0);

  /** Whoever comes anew begins with an even share: nobody saves up turns, and none who come keep others waiting for ever. */
  const entered = (group: Group<Job>, name: string, weight?: number): Group<Job> => {
    let found = group.groups.get(name);
    if (found) return found;
    group.groups.set(name, (found = groupOf(name, group.clock, weight)));
    group.parts += 1 / found.weight;
    return found;
  };
  const follow = (choose: (group: Group<Job>) => Group<Job> | undefined): Group<Job> => {
    let group = all;
    for (let next = choose(group); next; next = choose(group)) group = next;
    return group;
  };

  return {
    size: () => all.size,
    add({ finder, network, session, weight }, job) {
      const path = [all, entered(all, finder, weight)];
      for (const name of [network, session]) path.push(entered(path.at(-1)!, name));
      const waiting = { job, path };
      path.at(-1)!.waiting.push(waiting);
      for (const group of path) group.size += 1;
      return waiting;
    },
    next: () => follow((group) => leastOf(group, ({ spent }) => spent)).waiting[0],
    charge({ path }, ms) {
      for (const group of path) {
        group.spent += ms * group.weight;
        if (group.parts > 0) group.clock += ms / group.parts;
      }
    },
    remove(waiting) {
      const { path } = waiting;
      const own = path.at(-1)!.waiting;
      const at = own.indexOf(waiting);
      if (at === -1) return;
      own.splice(at, 1);
      path.forEach((group, depth) => {
        group.size -= 1;
        const parent = path[depth - 1];
        if (group.size > 0 || !parent) return;
        parent.groups.delete(group.name);
        parent.parts = parent.groups.size === 0 ? 0 : parent.parts - 1 / group.weight;
      });
    },
    hasOthers: ({ path }) => all.size > path.at(-1)!.size,
    mostCrowded: () => follow((group) => leastOf(group, ({ size }) => -size)).waiting.at(-1),
  };
}

function leastOf<Job>(
  { groups }: Group<Job>,
  of: (group: Group<Job>) => number,
): Group<Job> | undefined {
  let least: Group<Job> | undefined;
  // Of those that got as much the latest comes first: it waits for less.
  for (const group of groups.values()) if (!least || of(group) <= of(least)) least = group;
  return least;
}

/** What is read of a session: enough to tell sessions apart, however long it is. */
const MAX_SESSION = 64;

/** Tells whom requests are for, by their addresses and the sessions of the cookie of this name. */
export function createAskers(
  addressOf: (req: IncomingMessage) => string,
  cookieName: string,
): (req: IncomingMessage) => Omit<Asker, "finder"> {
  return (req) => ({
    network: network(addressOf(req)),
    session: (parse(req.headers.cookie ?? "")[cookieName] ?? "").slice(0, MAX_SESSION),
  });
}
