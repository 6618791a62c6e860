/** The longest wait for `/healthz`, which needs no database, while something is done. Milliseconds. */
export async function longestStall(url: string, something: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const over = something().finally(() => (isOver = true));
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - startedAt);
  }
  await over;
  return longest;
}
