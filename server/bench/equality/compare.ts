import { asSaidBefore, withSortedKeys, type Answer } from "../../testing/answer-record";
import { inParallel, type Ask } from "./ask";

/** The same addresses asked of both servers. */
export interface Compared {
  requests: number;
  /** Sets of which every reply was the same, and a 200. */
  identical: number;
  differences: Difference[];
}

/** An address that both servers answered, and the first place in which the answers differ. */
interface Difference {
  address: string;
  place: string;
}

const CONCURRENCY = 32;
/** Characters that are shown on both sides of the first differing one. */
const CONTEXT = 80;

/** Asks both servers for every set of addresses. */
export async function compare(
  sets: readonly (readonly string[])[],
  before: Ask,
  now: Ask,
): Promise<Compared> {
  const differences: Difference[] = [];
  let identical = 0;
  let requests = 0;
  await inParallel(sets, CONCURRENCY, async (addresses) => {
    let isIdentical = true;
    for (const address of addresses) {
      const place = differingPlace(
        address,
        ...(await Promise.all([before(address), now(address)])),
      );
      requests += 1;
      if (place === undefined) continue;
      isIdentical = false;
      differences.push({ address, place });
    }
    if (isIdentical) identical += 1;
  });
  return { requests, identical, differences };
}

/** The first place in which two answers differ; also an answer that is no 200, as then nothing was compared. */
function differingPlace(address: string, before: Answer, now: Answer): string | undefined {
  for (const part of ["status", "total", "relaxed"] as const) {
    if (before[part] !== now[part]) return `${part} ${before[part]} became ${now[part]}`;
  }
  if (before.status !== 200) return `status ${before.status} of both: ${before.body}`;
  const bodies = [before, now].map(({ body }) => comparable(address, body)) as [string, string];
  return bodies[0] === bodies[1] ? undefined : firstDifference(...bodies);
}

/** A body as it is compared: the keys of an object of counts may stand in another order, and one sentence is another one now. */
const comparable = (address: string, body: string) =>
  address.startsWith("/api/safari/counts") ? withSortedKeys(body) : asSaidBefore(body);

function firstDifference(before: string, now: string): string {
  let at = 0;
  while (before[at] === now[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `at character ${at}\n    before: ${around(before)}\n    now:    ${around(now)}`;
}
