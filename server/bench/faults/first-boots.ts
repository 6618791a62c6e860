import { setTimeout as sleep } from "node:timers/promises";
import { scratchFolder, spawnServer, startServer, unlock } from "../server-process";

/**
 * Kills first starts on an empty data directory at a random moment. The next start must work, with the
 * demonstration products, and tell the passwords.
 */
export async function tryFirstBoots(rounds: number): Promise<{ line: string; broken: string[] }> {
  const broken: string[] = [];
  const reference = scratchFolder();
  const first = await startServer({ DATA_DIR: reference.path, ...GENERATED });
  const usualMs = first.readyAfter;
  await first.end("SIGTERM");
  reference.remove();
  for (let round = 0; round < rounds; round++) {
    const folder = scratchFolder();
    const killed = await spawnServer({ DATA_DIR: folder.path, ...GENERATED });
    await sleep(Math.random() * usualMs * 1.1);
    await killed.end("SIGKILL");
    const next = await startServer({ DATA_DIR: folder.path, ...GENERATED }).catch(
      (error: Error) => error.message,
    );
    if (typeof next === "string") broken.push(next);
    else {
      const password = /Bed finder.*\n +Password +(\S+)/.exec(next.output())?.[1];
      if (!password) broken.push("the next start told no password");
      else if (!(await unlock(next.url, password))) broken.push("the password opens nothing");
      await next.end("SIGTERM");
    }
    folder.remove();
  }
  return {
    line: `first start killed: ${rounds} tried, ${rounds - broken.length} recovered by themselves and told the passwords`,
    broken,
  };
}

/** No environment variables: the generated values are under test. */
const GENERATED = {
  GATE_PASSWORD_DIALABED: "",
  GATE_PASSWORD_SAFARIOUTDOOR: "",
  ADMIN_PASSWORD: "",
  SESSION_SECRET: "",
};
