import { existsSync } from "node:fs";
import { readEnvironment } from "./platform/boot/env";
import { builtPages } from "./site/pages/built-pages";
import { collectGarbageEarly } from "./platform/process/heap";
import { clientFolder } from "./platform/process/project-root";
import { runUntilStopped } from "./platform/process/run-until-stopped";
import { start } from "./start";

collectGarbageEarly();
if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped((onServing) => {
  const env = readEnvironment(process.env);
  const site = { publicUrl: env.publicUrl, ...env.contact };
  return start(
    env,
    (finders, findBuiltFile) => builtPages(clientFolder, site, finders, findBuiltFile),
    onServing,
    clientFolder,
  );
});
