// On its own: a command.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import { referenceText } from "./reference";

// `npm run docs:finders`: writes the reference of finders' documents.
writeFileSync(join(projectRoot, "FINDERS-REFERENCE.md"), await referenceText());
