import { execFileSync } from "node:child_process";
import { projectRoot } from "../platform/process/project-root";

/** Builds once, for tests that start the built server. */
export default function setup() {
  execFileSync("npm", ["run", "--silent", "build:if-stale"], { cwd: projectRoot });
}
