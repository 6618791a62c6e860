import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** A server that a command of the guide started. */
export interface StartedServer {
  /** Everything that it printed. */
  output: () => string;
  hasEnded: () => boolean;
  /** Sends SIGTERM. Returns after how many milliseconds it was gone. */
  stop: () => Promise<number>;
}

type Env = Record<string, string | undefined>;

/** Runs commands in a shell that ends with the first that fails. Returns what they printed; throws where one failed. */
export async function runCommands(commands: string, cwd: string, env: Env): Promise<string> {
  const { stdout } = await promisify(execFile)("bash", ["-euc", commands], {
    cwd,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Starts a server by its command. */
export function startByCommand(command: string, cwd: string, env: Env): StartedServer {
  // The process manager's part: the shell gives way to the server.
  const child = spawn("bash", ["-euc", command.replace(/\bnode /, "exec node ")], { cwd, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => (output += String(text)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    output: () => output,
    hasEnded,
    async stop() {
      const from = performance.now();
      if (!hasEnded()) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      return performance.now() - from;
    },
  };
}
