import { existsSync } from "node:fs";
import { isKnownPage } from "@shared/site";
import { readEnvironment } from "./env";
import { pages } from "./http/pages";
import { clientFolder } from "./project-root";
import { runUntilStopped } from "./run-until-stopped";
import { start } from "./start";

if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped(() => start(readEnvironment(process.env), pages(clientFolder, isKnownPage)));
