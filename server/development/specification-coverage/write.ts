import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import { known } from "./known";
import { specificationText } from "./table";

// `npm run docs:specification`: writes where each statement of the specification is shown.
writeFileSync(join(projectRoot, "SPECIFICATION.md"), specificationText(known()));
