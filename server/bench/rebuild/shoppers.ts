import { calls } from "../load/calls";

/** How shoppers were answered. Times in milliseconds. */
export interface Answered {
  answered: number;
  p99: number;
  longest: number;
}

const ofBothFinders = calls.flatMap((call) => call.paths);

/** Sixteen shoppers ask, each about 20 times a second, until something is over: both finders unless other paths are given. */
export async function shoppersWhile(
  url: string,
  cookies: string[],
  something: Promise<unknown>,
  paths: readonly string[] = ofBothFinders,
): Promise<Answered> {
  const PAUSE_MS = 50;
  const waits: number[] = [];
  let isOver = false;
  const over = something.finally(() => (isOver = true));
  const shopper = async (cookie: string, n: number) => {
    for (let asked = n * 31; !isOver; asked += 7) {
      const startedAt = performance.now();
      const reply = await fetch(url + paths[asked % paths.length]!, {
        headers: { cookie },
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${reply.status} at ${reply.url}`);
      waits.push(performance.now() - startedAt);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  };
  await Promise.all([over, ...cookies.slice(0, 16).map(shopper)]);
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    answered: sorted.length,
    p99: sorted[Math.floor(sorted.length * 0.99)]!,
    longest: sorted.at(-1)!,
  };
}

/** Has a server read both catalogs. */
export async function warmUp(url: string, cookie: string): Promise<void> {
  for (const { paths } of calls)
    await (await fetch(url + paths[0]!, { headers: { cookie } })).text();
}
