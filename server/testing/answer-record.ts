import { createHash } from "node:crypto";
import type { RecommendedFirearm } from "@shared/specification/contracts/firearms";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";

/** A reply of the server to one address. */
export interface Answer {
  status: number;
  body: string;
  /** `X-Total-Count` and `X-Relaxed`, where the reply has them. */
  total?: string;
  relaxed?: string;
}

/** The replies to one set of answers, short enough to be kept and read. */
export interface AnswerRecord {
  query: string;
  total: number;
  relaxed?: string;
  /** The first three products: beds with the score and its points, firearms with the reason. */
  best: string[];
  /**
   * Of all replies, in base64url; the counts' keys and the brands are in alphabetical order. The demonstration
   * products have the same ids in every database.
   */
  sha256: string;
}

/** The file of records. */
export interface AnswerRecords {
  made: string;
  beds: AnswerRecord[];
  firearms: AnswerRecord[];
}

const MAX_SHOWN = 3;

/** A bed whose type has less than half in common with the asked one was called close to it before. */
export const asSaidBefore = (body: string): string =>
  body.replaceAll(", some way from the ", ", close to the ");

/** Records the replies to one set of answers; the first reply is the list. */
export function recordOf(
  query: string,
  answers: readonly (Answer & { address: string })[],
): AnswerRecord {
  const [list] = answers;
  const items = JSON.parse(list!.body) as (RecommendedBed | RecommendedFirearm)[];
  const hash = createHash("sha256");
  for (const { address, status, body } of answers) {
    hash.update(`${status} ${inOneOrder(address, body)}\n`);
  }
  return {
    query,
    total: Number(list!.total),
    ...(list!.relaxed !== undefined && { relaxed: list!.relaxed }),
    best: items.slice(0, MAX_SHOWN).map(shown),
    sha256: hash.digest("base64url"),
  };
}

/** A product by the retailer's id or by its name, with what put it there. */
function shown(item: RecommendedBed | RecommendedFirearm): string {
  if ("sku" in item) return `${item.sku}: ${item.reason}`;
  const points = item.match.map((each) => each.points).join("+");
  return `${item.name}: ${item.matchScore}=${points}`;
}

/** A body in which nothing depends on a database's own order: that of groups, and that of its alphabet. */
function inOneOrder(address: string, body: string): string {
  if (address.startsWith("/api/safari/counts")) return withSortedKeys(body);
  if (!address.startsWith("/api/safari/brands")) return asSaidBefore(body);
  return JSON.stringify((JSON.parse(body) as string[]).sort());
}

/** The same JSON with the keys of every object in alphabetical order. */
export function withSortedKeys(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
