import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import { examples } from "../examples/examples";
import { referenceText } from "./reference";

// `npm run docs:finders`: writes the reference of finders' documents.
writeFileSync(join(projectRoot, "FINDERS.md"), await referenceText(examples));
