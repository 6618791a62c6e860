import type { Queryable } from "../database/database";
import { createPostLimit } from "./post-limit";

const MINUTE = 60;

/** How much may be posted: from one network, for one person, and in all (design: Mail). */
export interface PostLimits {
  /** Counts one post. Throws a 429 with its sentence past a limit. */
  count(network: string, person: string): Promise<void>;
}

/** Counters of their own under `name`; the sentences say what to do past each limit. */
export function createPostLimits(
  sql: Queryable,
  name: string,
  sentences: Record<"network" | "person" | "day", string>,
): PostLimits {
  const limit = (kind: keyof typeof sentences, most: number, minutes: number) =>
    createPostLimit(sql, {
      name: `${name}-${kind}`,
      most,
      perSeconds: minutes * MINUTE,
      sentence: sentences[kind],
    });
  const perNetwork = limit("network", 10, 15);
  const perPerson = limit("person", 5, 60);
  const perDay = limit("day", 500, 24 * 60);
  return {
    async count(network, person) {
      await perNetwork.count(network);
      await perPerson.count(person.toLowerCase());
      await perDay.count("all");
    },
  };
}
