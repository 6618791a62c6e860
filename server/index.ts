import { existsSync } from "node:fs";
import { readEnvironment } from "./env";
import { builtPages } from "./pages/built-pages";
import { clientFolder } from "./project-root";
import { runUntilStopped } from "./run-until-stopped";
import { start } from "./start";

if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped(() => {
  const env = readEnvironment(process.env);
  return start(env, builtPages(clientFolder, { publicUrl: env.publicUrl, ...env.contact }));
});
