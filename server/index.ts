import { existsSync } from "node:fs";
import { readEnvironment } from "./env";
import { pages } from "./http/pages";
import { isPage } from "./known-page";
import { clientFolder } from "./project-root";
import { runUntilStopped } from "./run-until-stopped";
import { start } from "./start";

if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped(() => start(readEnvironment(process.env), pages(clientFolder, isPage)));
