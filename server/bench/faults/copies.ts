import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder, startServer, unlock } from "../server-process";

/**
 * Copies data directories as people do: whole, moved, the database's folder alone, and after a kill. Each must
 * start, and serve what was there.
 */
export async function tryCopies(): Promise<{ line: string; broken: string[] }> {
  const source = scratchFolder();
  const first = await startServer({ DATA_DIR: source.path });
  const cookie = (await unlock(first.url))!;
  await first.end("SIGTERM");
  const copies = scratchFolder();
  const to = (name: string) => join(copies.path, name);
  // As on a command line: the socket that a killed server leaves comes along.
  const copy = (from: string, name: string) => execFileSync("cp", ["-r", from, to(name)]);

  copy(source.path, "whole");
  copy(source.path, "to be moved");
  renameSync(to("to be moved"), to("moved"));
  mkdirSync(to("database alone"));
  copy(join(source.path, "database"), join("database alone", "database"));
  const second = await startServer({ DATA_DIR: source.path });
  await unlock(second.url);
  await second.end("SIGKILL");
  copy(source.path, "after a kill");
  // A copy of a copy that was served from in between.
  await (await startServer({ DATA_DIR: to("whole") })).end("SIGTERM");
  copy(to("whole"), "copy of a copy");

  const names = ["whole", "moved", "database alone", "after a kill", "copy of a copy"];
  const broken: string[] = [];
  for (const name of names) {
    const outcome = await startServer({ DATA_DIR: to(name) }).catch(
      (error: Error) => error.message,
    );
    if (typeof outcome === "string") {
      broken.push(`${name}: ${outcome}`);
      continue;
    }
    const reply = await fetch(`${outcome.url}/api/bed-options`, { headers: { cookie } });
    if (reply.status !== 200) broken.push(`${name}: the session of before is not known`);
    await outcome.end("SIGTERM");
  }
  source.remove();
  copies.remove();
  return {
    line: `copied folders: ${names.length} copies, ${names.length - broken.length} served with what was there`,
    broken,
  };
}
