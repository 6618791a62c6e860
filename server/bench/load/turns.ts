import autocannon from "autocannon";

const CONNECTIONS = 32;

/** One side of a comparison. */
export interface Side {
  url: string;
  /** Asked in turn. */
  paths?: string[];
  /** Gives another address each time, instead of `paths`. */
  fresh?: () => string;
  headers?: Record<string, string>;
  /** One session for each connection. */
  cookies?: string[];
}

/** Requests per second over one turn, all of them answered with 200. */
async function turn(side: Side, seconds: number): Promise<number> {
  let next = 0;
  const { fresh, paths = ["/"] } = side;
  const result = await autocannon({
    url: side.url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const cookie = side.cookies?.[next++ % side.cookies.length];
      const headers = { ...side.headers, ...(cookie !== undefined && { cookie }) };
      client.setRequests(
        fresh
          ? [{ method: "GET", headers, setupRequest: (each) => ({ ...each, path: fresh() }) }]
          : paths.map((path) => ({ method: "GET", path, headers })),
      );
    },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${side.url}`);
  return result.requests.average;
}

/** The medians of both sides, in turns one after the other (A B A B), after one to warm up. */
export async function compare(
  ours: Side,
  theirs: Side,
  { turns, seconds }: { turns: number; seconds: number },
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const found: [number[], number[]] = [[], []];
  for (const side of [ours, theirs]) await turn(side, Math.min(2, seconds));
  for (let n = 0; n < turns; n++) {
    found[0].push(await turn(ours, seconds));
    found[1].push(await turn(theirs, seconds));
  }
  const [a, b] = [median(found[0]), median(found[1])];
  return { ours: a, theirs: b, ratio: a / b };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
