// On its own: a command.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../platform/process/project-root";
import { replySchemas } from "./reply-schemas";

// `npm run docs:api`: writes the schemas of replies, which the server needs without a compiler.
const file = join(projectRoot, "server/site/api-description/reply-schemas.json");
writeFileSync(file, `${JSON.stringify(replySchemas(), null, 1)}\n`);
