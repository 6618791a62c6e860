/** Where a reply came from: it was ready in memory, or it was worked out. */
export type ReplyFrom = "memory" | "work";

/** By finder, which are as many as staff have made. */
const counts = new Map<string, Record<ReplyFrom, number>>();

/** Counts a reply to a shopper's question. */
export function countReply(finder: string, from: ReplyFrom): void {
  let found = counts.get(finder);
  if (!found) counts.set(finder, (found = { memory: 0, work: 0 }));
  found[from] += 1;
}

/** The replies since the process began. */
export const replyCounts = (): ReadonlyMap<string, Readonly<Record<ReplyFrom, number>>> => counts;
