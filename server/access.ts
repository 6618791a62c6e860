import { randomBytes, randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ClientId } from "@shared/brands";
import { isTooLong } from "@shared/contracts/staff";
import type { Environment } from "./env";
import { StartError } from "./start-error";

/** The secrets the server runs with, and where they came from. */
export interface Access {
  sessionSecret: string;
  gatePasswords: Record<ClientId, string>;
  /** Only while there is no admin yet. */
  firstAdmin: { username: string; email: string | undefined; password: string } | undefined;
  /** The file that keeps what was generated; none where everything comes from the environment. */
  file: string | undefined;
  /** Whether something was generated just now, so that the banner shows it once. */
  isNew: boolean;
}

const stored = z.object({
  sessionSecret: z.string().min(16),
  gatePasswordDialabed: z.string().min(1),
  gatePasswordSafarioutdoor: z.string().min(1),
  // Whoever edits the file by hand is told now, not by a sign-in that takes half of it.
  adminPassword: z
    .string()
    .min(8)
    .refine((text) => !isTooLong(text)),
});
type Stored = z.infer<typeof stored>;

/**
 * Completes the secrets. On the embedded database what the environment does not give is generated
 * once and kept in a file only its owner can read; with a `DATABASE_URL` nothing is generated, and a
 * missing variable throws a `StartError` that names it.
 */
export async function loadAccess(env: Environment, needsAdmin: boolean): Promise<Access> {
  if (env.databaseUrl) return fromEnvironment(env, needsAdmin);
  const file = join(env.dataDir, "access.json");
  const isNew = !existsSync(file);
  const kept = isNew ? generate() : await read(file);
  if (isNew) await write(file, kept);
  return {
    sessionSecret: env.sessionSecret ?? kept.sessionSecret,
    gatePasswords: {
      dialabed: env.gatePasswords.dialabed ?? kept.gatePasswordDialabed,
      safarioutdoor: env.gatePasswords.safarioutdoor ?? kept.gatePasswordSafarioutdoor,
    },
    firstAdmin: needsAdmin
      ? { ...env.admin, password: env.admin.password ?? kept.adminPassword }
      : undefined,
    file,
    isNew,
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
    sessionSecret: required(env.sessionSecret, "SESSION_SECRET"),
    gatePasswords: {
      dialabed: required(env.gatePasswords.dialabed, "GATE_PASSWORD_DIALABED"),
      safarioutdoor: required(env.gatePasswords.safarioutdoor, "GATE_PASSWORD_SAFARIOUTDOOR"),
    },
    firstAdmin: needsAdmin
      ? { ...env.admin, password: required(env.admin.password, "ADMIN_PASSWORD") }
      : undefined,
    file: undefined,
    isNew: false,
  };
}

function generate(): Stored {
  return {
    sessionSecret: randomBytes(32).toString("base64url"),
    gatePasswordDialabed: password(),
    gatePasswordSafarioutdoor: password(),
    adminPassword: password(),
  };
}

/** Twelve characters that can be read aloud: no 0/o, 1/l/i. */
function password(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}-${group()}`;
}

async function read(file: string): Promise<Stored> {
  try {
    return stored.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be read as it should be: restore it, or remove it to have new passwords made.`,
      { cause: error },
    );
  }
}

async function write(file: string, content: Stored): Promise<void> {
  // Renamed into place, so that a crash leaves a whole file or none.
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
