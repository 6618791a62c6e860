import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { loggedError, withoutAddresses } from "./logged-error";

/** Serializers of the values in a log line, by their names. */
const logSerializers = {
  err: loggedError,
  /** A mail server's own words about a mail. */
  lastError: (text: unknown) => (typeof text === "string" ? withoutAddresses(text) : undefined),
} satisfies LoggerOptions["serializers"];

/** The server's log, on standard output unless told otherwise: JSON lines with nothing personal. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: logSerializers };
  return destination ? pino(options, destination) : pino(options);
}
