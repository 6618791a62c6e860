import { builtInFinders, perFinder, type FinderId } from "@shared/templates/finders";
import { paths, SITE_NAME } from "@shared/site";
import type { SigningSecrets } from "../process/signing-secrets";
import { StartError } from "../process/run-until-stopped";
import {
  accessFileIn,
  gatePasswordVariable,
  keptName,
  makeAccessFile,
  readAccessFile,
} from "./access-file";
import type { Environment } from "./env";

/** The secrets of the server, and their origin. */
interface Access {
  /** The first signs, all verify. */
  sessionSecrets: SigningSecrets;
  gatePasswords: Record<FinderId, string>;
  /** Only while there is no admin. */
  firstAdmin: { username: string; email: string | undefined; password: string } | undefined;
  /** The file with the generated values; `undefined` where everything comes from the environment. */
  file: string | undefined;
  /** The first admin's password, where it may have been generated. */
  adminPassword: string | undefined;
  /** Whether the banner shows the passwords: until the first sign-in nobody else may know them. */
  tellsPasswords: boolean;
}

/** The database's view of the accounts. */
interface StaffState {
  needsAdmin: boolean;
  /** Whether anybody has ever signed in. */
  hasSignedIn: boolean;
}

/**
 * Completes the secrets. On the embedded database missing ones are generated once and kept in a file only
 * its owner can read; with a `DATABASE_URL` nothing is generated, and a missing variable throws a
 * `StartError` that names it.
 */
export async function loadAccess(env: Environment, staff: StaffState): Promise<Access> {
  if (env.databaseUrl) return fromEnvironment(env, staff.needsAdmin);
  // The database is open by now: a missing file was removed on purpose, to get new secrets.
  const kept = (await readAccessFile(env.dataDir)) ?? (await makeAccessFile(env.dataDir, true));
  const adminPassword = env.admin.password ?? kept.adminPassword;
  return {
    sessionSecrets: env.sessionSecrets ?? [kept.sessionSecret],
    gatePasswords: perFinder((id) => env.gatePasswords[id] ?? kept[keptName(id)]),
    firstAdmin: staff.needsAdmin ? { ...env.admin, password: adminPassword } : undefined,
    file: accessFileIn(env.dataDir),
    adminPassword,
    tellsPasswords: !staff.hasSignedIn,
  };
}

function fromEnvironment(env: Environment, needsAdmin: boolean): Access {
  const required = <T>(value: T | undefined, name: string): T => {
    if (value !== undefined) return value;
    throw new StartError(
      `${name} is not set: with a DATABASE_URL the server needs it, see .env.example.`,
    );
  };
  return {
    sessionSecrets: required(env.sessionSecrets, "SESSION_SECRET"),
    gatePasswords: perFinder((id) => required(env.gatePasswords[id], gatePasswordVariable(id))),
    firstAdmin: needsAdmin
      ? { ...env.admin, password: required(env.admin.password, "ADMIN_PASSWORD") }
      : undefined,
    file: undefined,
    adminPassword: undefined,
    tellsPasswords: false,
  };
}

/** The terminal's text when the server is ready: the addresses and, until the first sign-in, the passwords. */
export function banner(env: Environment, access: Access): string {
  const lines = [
    `${SITE_NAME} is ready at ${env.publicUrl}`,
    "",
    ...builtInFinders.flatMap(({ id, name, path }) => [
      `  ${inSentenceCase(name).padEnd(12)} ${env.publicUrl}${path}`,
      ...(access.tellsPasswords
        ? [
            `  Password     ${told(access.gatePasswords[id], env.gatePasswords[id], gatePasswordVariable(id))}`,
            "",
          ]
        : []),
    ]),
    `  Staff area   ${env.publicUrl}${paths.admin}`,
  ];
  if (access.tellsPasswords) {
    const password = told(access.adminPassword!, env.admin.password, "ADMIN_PASSWORD");
    lines.push(
      `  First admin  ${env.admin.username}, password ${password}`,
      "",
      `  Passwords that were made are shown until somebody has signed in. They are kept in ${access.file}, readable by you alone.`,
    );
  } else if (access.file) {
    lines.push("", `  The passwords are in ${access.file}`);
  }
  if (!env.mail.smtpUrl) lines.push("", "  Mails are held in the outbox: SMTP_URL is not set.");
  return `\n${lines.join("\n")}\n\n`;
}

/** A password that was made; of one that came from the environment only where it is: logs outlive terminals. */
const told = (password: string, fromEnvironment: string | undefined, variable: string) =>
  fromEnvironment === undefined ? password : `as set in ${variable}`;

const inSentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();
