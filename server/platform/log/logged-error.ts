import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";

/** An error as the log shows it: the place where it happened, and none of the data. */
interface LoggedError {
  name: string;
  code?: string;
  message: string;
  stack?: string;
  /** The errors that caused it, the outermost first. */
  causes?: LoggedError[];
}

const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 1_000;
const MAX_FRAMES = 20;

/** PostgreSQL's class "data exception": its messages quote the invalid value. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** Drizzle's wrapper quotes the statement and, in a second part, its parameters. */
const FAILED_QUERY = /^Failed query: /;

/**
 * An error without anything personal: its other properties (parameters, rows, whole connections with
 * their keys) are left out, and so are values that its message quotes. Takes anything that was thrown.
 */
export function loggedError(thrown: unknown): LoggedError {
  const [outermost, ...causes] = chain(thrown).map(one);
  return { ...outermost!, ...(causes.length > 0 && { causes }) };
}

/** The same as lines of text, for a terminal. */
export function errorText(thrown: unknown): string {
  return chain(thrown)
    .map(one)
    .map(({ name, code, message, stack }) => {
      const told = `${name}: ${message}${code ? ` (${code})` : ""}`;
      return stack ? `${told}\n${stack}` : told;
    })
    .join("\ncaused by ");
}

/** Masks the email addresses in a text: mail servers quote them in their refusals. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[address]");
}

function chain(thrown: unknown): unknown[] {
  const all: unknown[] = [];
  const waiting = [thrown];
  while (waiting.length > 0 && all.length <= MAX_CAUSES) {
    const next = waiting.shift();
    if (all.includes(next)) continue;
    all.push(next);
    if (next instanceof AggregateError) waiting.push(...(next.errors as unknown[]));
    if (next instanceof Error && next.cause !== undefined) waiting.push(next.cause);
  }
  return all;
}

function one(thrown: unknown): LoggedError {
  // Anything but an error may be any text, of unknown content.
  if (!(thrown instanceof Error)) {
    return { name: typeof thrown, message: "Something other than an error was thrown." };
  }
  const { code: given } = thrown as { code?: string | number };
  const code = given === undefined ? undefined : String(given);
  const stack = frames(thrown);
  return {
    name: thrown.name,
    ...(code !== undefined && { code: code.slice(0, 100) }),
    message: plainMessage(thrown, code),
    ...(stack && { stack }),
  };
}

function plainMessage({ message }: Error, code: string | undefined): string {
  let plain = message;
  // A statement has no line that begins like this one; a parameter may.
  if (FAILED_QUERY.test(message)) plain = message.split("\nparams:", 1)[0]!;
  else if (code !== undefined && DATA_EXCEPTION.test(code)) plain = message.split(/[:"]/, 1)[0]!;
  return withoutAddresses(plain.trim().slice(0, MAX_MESSAGE_LENGTH));
}

/** The calls alone: above them the stack repeats the message, with all that it quotes. */
function frames({ stack, message }: Error): string | undefined {
  if (stack === undefined) return undefined;
  const at = stack.indexOf(message);
  const below = at === -1 ? stack : stack.slice(at + message.length);
  const lines = below.split("\n").filter((line) => /^ {4}at \S/.test(line));
  return lines.slice(0, MAX_FRAMES).join("\n") || undefined;
}

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
