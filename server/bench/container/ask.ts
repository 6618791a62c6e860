/** A reply, whole. */
export interface Asked {
  path: string;
  status: number;
  type: string;
  text: string;
}

/** What was tried, and whether it went well. */
export type Tried = readonly [string, boolean];

/** How many addresses are asked at once. */
const AT_ONCE = 8;

/** Asks for all of these addresses, a few at once, and returns what came, in their order. */
export async function askAll(url: string, paths: readonly string[], cookie = ""): Promise<Asked[]> {
  const replies: Asked[] = [];
  let next = 0;
  const askOn = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      const path = paths[at]!;
      const reply = await fetch(url + path, { headers: { Cookie: cookie }, redirect: "manual" });
      const type = reply.headers.get("Content-Type") ?? "";
      replies[at] = { path, status: reply.status, type, text: await reply.text() };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return replies;
}

/** One line about many replies: how many there are, and which of them are wrong. */
export function saidOf(
  what: string,
  replies: readonly Asked[],
  isRight: (reply: Asked) => boolean,
): Tried {
  const wrong = replies.filter((reply) => !isRight(reply));
  const named = wrong.slice(0, 10).map(({ path, status, type }) => `${path} ${status} ${type}`);
  const rest = named.length > 0 ? `; wrong are ${wrong.length}: ${named.join(", ")}` : "";
  return [`${replies.length} ${what}${rest}`, replies.length > 0 && wrong.length === 0];
}
