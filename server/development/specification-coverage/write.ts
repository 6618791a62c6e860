import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import { specificationText } from "./table";
import { covers } from "./covers";
import { departures, statedLines } from "./statements";

/** The statements of the specification, what is departed from, and the tests that show them. */
export const known = () => ({
  lines: statedLines(),
  departures: departures(),
  covers: covers(),
});

// `npm run docs:specification`: writes where each statement of the specification is shown.
writeFileSync(join(projectRoot, "SPECIFICATION.md"), specificationText(known()));
