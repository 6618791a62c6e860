import type { RequestHandler } from "express";
import type { Store } from "express-session";
import type { Logger } from "pino";
import type { FinderId } from "@shared/templates/finders";
import type { SigningSecrets } from "./platform/process/signing-secrets";
import type { FindBuiltFile } from "./platform/built-files/built-files";
import type { DatabaseHandle } from "./platform/database/database";
import type { SeenRequest } from "./platform/http/request-log";
import type { LiveFinders } from "./finders/live/live-finders";
import type { Outbox } from "./mail/outbox-holder";

/** `findBuiltFile` finds the client's files of other versions. */
export type Pages = (
  finders: Pick<LiveFinders, "current">,
  findBuiltFile: FindBuiltFile,
) => RequestHandler;

/** Everything from outside: the app itself reads no environment, no clock and no disk. */
export interface AppDependencies {
  database: DatabaseHandle;
  sessionStore: Store;
  sessionSecrets: SigningSecrets;
  gatePasswords: Record<FinderId, string>;
  publicUrl: string;
  /** Receives the mails to send. */
  outbox: Outbox;
  /** The recipient of the contact form's messages, if any. */
  contactEmail: string | undefined;
  trustProxy: number;
  logger: Logger;
  now: () => number;
  /** Whether the server should get no new work. */
  isDraining: () => boolean;
  /** Whether the server has stopped accepting connections. */
  isClosing: () => boolean;
  /** Milliseconds that a wrong guess delays others at its account; a second, unless tests set less. */
  guessPenaltyMs?: number;
  /** Hears of every request. */
  seeRequest?: (request: SeenRequest) => void;
  /** Serves the client, which has a page for each finder; omitted where only the API is wanted. */
  pages?: Pages;
}
