import { resolve } from "node:path";
import { z } from "zod";
import type { SigningSecrets } from "../process/signing-secrets";
import { perFinder, type FinderId } from "@shared/templates/finders";
import { isTooLong } from "@shared/contracts/staff";
import { SITE_NAME } from "@shared/site";
import type { Retention } from "./retained-kinds";
import { StartError } from "../process/run-until-stopped";
import { gatePasswordVariable, gatePasswordVariables } from "./access-file";

/** The validated environment. `access.ts` fills in missing secrets. */
export interface Environment {
  port: number;
  host: string;
  /** Where metrics are read; `undefined` keeps them off. */
  metricsPort: number | undefined;
  databaseUrl: string | undefined;
  /** The same database without the pooler in between, for the start. */
  migrationDatabaseUrl: string | undefined;
  /** How long the start waits for PostgreSQL. */
  databaseWaitSeconds: number;
  /** How long a stopping server keeps listening, unready, so that balancers notice. */
  drainDelaySeconds: number;
  dataDir: string;
  publicUrl: string;
  trustProxy: number;
  logLevel: (typeof logLevels)[number];
  seedDemo: boolean;
  sessionSecrets: SigningSecrets | undefined;
  gatePasswords: Record<FinderId, string | undefined>;
  admin: { username: string; email: string | undefined; password: string | undefined };
  mail: {
    /** The mail server; without it mails are held in the outbox. */
    smtpUrl: string | undefined;
    from: string;
  };
  contact: { email: string | undefined; phone: string | undefined };
  retention: Retention;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (name: string, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${name} must be a whole number from 0 to ${max}.`)
    .transform(Number)
    .refine((value) => value <= max, `${name} must be a whole number from 0 to ${max}.`)
    .default(fallback);

/** 0 keeps for good. */
const days = (name: string, fallback: number) => wholeNumber(name, 36_500, fallback);

const address = (name: string, protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `${name} must be an address such as ${example}.`,
    );

const postgresAddress = (name: string) =>
  address(
    name,
    ["postgres:", "postgresql:"],
    "postgres://user:password@localhost:5432/matchwell",
  ).optional();

/** `a@b.example`, or that with a name before it: `Name <a@b.example>`. */
const MAILBOX =
  /^(?:[^<>@"\p{Cc}]+ <[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u;

const variables = z.object({
  PORT: wholeNumber("PORT", 65_535, 3000),
  HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: wholeNumber("METRICS_PORT", 65_535, 0),
  DATABASE_URL: postgresAddress("DATABASE_URL"),
  MIGRATION_DATABASE_URL: postgresAddress("MIGRATION_DATABASE_URL"),
  DATABASE_WAIT_SECONDS: wholeNumber("DATABASE_WAIT_SECONDS", 3_600, 60),
  // The whole stop takes ten seconds at most, and running requests need some of them.
  DRAIN_DELAY_SECONDS: wholeNumber("DRAIN_DELAY_SECONDS", 5, 0),
  DATA_DIR: z.string().default("./.data"),
  PUBLIC_URL: address("PUBLIC_URL", ["http:", "https:"], "https://finders.example.com")
    .refine(
      (text) => /^\s*https?:\/\/[^/?#@\s]+\/*\s*$/i.test(text),
      "PUBLIC_URL must be an address without a path, such as https://finders.example.com.",
    )
    .optional(),
  TRUST_PROXY: wholeNumber("TRUST_PROXY", 20, 0),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(", ")}.`).default("info"),
  SEED_DEMO: z
    .enum(["true", "false"], "SEED_DEMO must be true or false.")
    .transform((text) => text === "true")
    .optional(),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()) as [string, ...string[]])
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 16),
      "SESSION_SECRET must have at least 16 characters: make a long random one. Several stand with commas between them, each as long.",
    )
    .optional(),
  ...gatePasswordVariables,
  ADMIN_USERNAME: z
    .string()
    .max(100, "ADMIN_USERNAME has at most 100 characters.")
    .default("admin"),
  ADMIN_EMAIL: z.email("ADMIN_EMAIL must be an e-mail address.").optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "ADMIN_PASSWORD must have at least 8 characters.")
    // bcrypt reads no further, and a password that counts only in part misleads its owner.
    .refine((text) => !isTooLong(text), "ADMIN_PASSWORD must have at most 72 bytes.")
    .optional(),
  SMTP_URL: address(
    "SMTP_URL",
    ["smtp:", "smtps:"],
    "smtps://user:password@mail.example.com",
  ).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(MAILBOX, "MAIL_FROM must be an address such as Matchwell <hello@example.com>.")
    .optional(),
  CONTACT_EMAIL: z.email("CONTACT_EMAIL must be an e-mail address.").optional(),
  RETAIN_TRACES_DAYS: days("RETAIN_TRACES_DAYS", 400),
  RETAIN_MAILS_DAYS: days("RETAIN_MAILS_DAYS", 90),
  RETAIN_MESSAGES_DAYS: days("RETAIN_MESSAGES_DAYS", 365),
  RETAIN_AUDIT_DAYS: days("RETAIN_AUDIT_DAYS", 730),
  CONTACT_PHONE: z
    .string()
    .max(40)
    .regex(/^\+?[\d ()/-]+$/, "CONTACT_PHONE must be a telephone number such as +27 11 555 0100.")
    .optional(),
});

/** Reads the variables. Throws `StartError` with one sentence for the first that is wrong. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // A copied .env leaves empty variables behind; they mean "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new StartError(parsed.error.issues[0]!.message);
  const read = parsed.data;

  if (read.MIGRATION_DATABASE_URL && !read.DATABASE_URL) {
    throw new StartError(
      "MIGRATION_DATABASE_URL is set without DATABASE_URL: set that too, to the address that requests use.",
    );
  }
  if (read.METRICS_PORT !== 0 && read.METRICS_PORT === read.PORT) {
    throw new StartError(
      "METRICS_PORT is also PORT: give metrics a port that the public does not reach.",
    );
  }
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin;
  if (publicUrl.startsWith("https:") && read.TRUST_PROXY === 0) {
    throw new StartError(
      "PUBLIC_URL is https but TRUST_PROXY is 0, so no secure cookie could be set: set TRUST_PROXY to the number of proxies in front of this server.",
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT || undefined,
    databaseUrl: read.DATABASE_URL,
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL,
    databaseWaitSeconds: read.DATABASE_WAIT_SECONDS,
    drainDelaySeconds: read.DRAIN_DELAY_SECONDS,
    dataDir: resolve(read.DATA_DIR),
    publicUrl,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    seedDemo: read.SEED_DEMO ?? read.DATABASE_URL === undefined,
    sessionSecrets: read.SESSION_SECRET,
    gatePasswords: perFinder((id) => read[gatePasswordVariable(id)]),
    admin: {
      username: read.ADMIN_USERNAME,
      email: read.ADMIN_EMAIL,
      password: read.ADMIN_PASSWORD,
    },
    mail: {
      smtpUrl: read.SMTP_URL,
      from: read.MAIL_FROM ?? `${SITE_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    },
    contact: { email: read.CONTACT_EMAIL, phone: read.CONTACT_PHONE },
    retention: {
      traces: read.RETAIN_TRACES_DAYS,
      mails: read.RETAIN_MAILS_DAYS,
      messages: read.RETAIN_MESSAGES_DAYS,
      audit: read.RETAIN_AUDIT_DAYS,
    },
  };
}
