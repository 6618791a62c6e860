import { existsSync } from "node:fs";
import { readEnvironment } from "./boot/env";
import { builtPages } from "./pages/built-pages";
import { collectGarbageEarly } from "./process/heap";
import { clientFolder } from "./process/project-root";
import { runUntilStopped } from "./process/run-until-stopped";
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
