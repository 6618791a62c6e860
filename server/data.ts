import { existsSync } from "node:fs";
import { backUp, move, report, restore, secretsNote } from "./platform/backup/commands";
import { openSource } from "./platform/backup/places";
import { readEnvironment } from "./platform/boot/env";
import { reasonOf } from "./platform/database/database-errors";
import { eraseByCommand } from "./people/erasure/erase-person";
import { StartError } from "./platform/process/run-until-stopped";

/** `npm run db:backup -- FILE`, `db:restore -- FILE`, `db:move -- ADDRESS` and `person:erase -- ADDRESS`. */
async function run(command: string | undefined, argument: string | undefined): Promise<string> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = readEnvironment(process.env);
  if (!argument) throw new StartError(usage);
  if (command === "backup") {
    return report(`Written to ${argument}`, await backUp(env, argument)) + secretsNote(env);
  }
  if (command === "restore") {
    return `${report(`Restored from ${argument}`, await restore(env, argument, say))}  Start the server with the secrets that were kept beside the backup.\n`;
  }
  if (command === "move") {
    return `${report("Moved and compared", await move(env.dataDir, argument))}  The embedded database is as it was. Set DATABASE_URL to the new one, and these from ${env.dataDir}/access.json: SESSION_SECRET and the passwords of the gates.\n`;
  }
  if (command === "erase") {
    const session = await openSource(env);
    const { messages, mails, auditEntries } = await eraseByCommand(session, argument).finally(() =>
      session.close(),
    );
    return `\n  Erased: ${messages} messages, ${mails} mails; the address taken out of ${auditEntries} entries of the audit.\n  Backups that were made before still hold them.\n`;
  }
  throw new StartError(usage);
}

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

const usage =
  "Say what to do: npm run db:backup -- FILE, npm run db:restore -- FILE, npm run db:move -- postgres://user:password@host:5432/name, or npm run person:erase -- ana@example.com.";

run(process.argv[2], process.argv[3]).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof StartError ? error.message : `It did not work (${reasonOf(error)}), and nothing was kept: mend that and try again.`}\n`,
    );
    process.exit(1);
  },
);
