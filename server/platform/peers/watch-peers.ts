import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { KnownSecret } from "@shared/schema/machinery";
import type { FinderId } from "@shared/templates/finders";
import type { Database } from "../database/database";
import { keysFor, type SigningSecrets } from "../process/signing-secrets";
import { announceServer, secretsOfOthers, withdrawServer } from "./queries";

const ANNOUNCE_INTERVAL_MS = 20_000;

const sentences: Record<Difference, string> = {
  secrets:
    "Another server on this database signs with a SESSION_SECRET that this one does not know, or the other way round: visitors are signed out from request to request. Give all servers the same list.",
  gates:
    "Another server on this database has another password for a gate: visitors are locked out from request to request. Give all servers the same GATE_PASSWORD_ variables.",
};

interface Dependencies {
  db: Database;
  secrets: KnownSecret[];
  logger: Logger;
  intervalMs?: number;
}

/**
 * Announces this server to the others on its database, and warns whenever secrets of a living one begin not
 * to fit. Resolves after the first look; returns the function that withdraws the server.
 */
export async function watchPeers(dependencies: Dependencies): Promise<() => Promise<void>> {
  const { db, secrets, logger, intervalMs = ANNOUNCE_INTERVAL_MS } = dependencies;
  const id = randomUUID();
  let warnedOf = new Set<Difference>();

  const look = async () => {
    try {
      await announceServer(db, id, secrets);
      const others = await secretsOfOthers(db, id);
      const found = new Set(others.flatMap((other) => differenceOf(secrets, other) ?? []));
      for (const each of found) if (!warnedOf.has(each)) logger.warn(sentences[each]);
      warnedOf = found;
    } catch (err) {
      // The database is away; the next look tries again.
      logger.debug({ err }, "this server could not be announced to others");
    }
  };
  let looking: Promise<void> | undefined = look();
  await looking;
  looking = undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, intervalMs).unref();

  return async () => {
    clearInterval(timer);
    await looking;
    await withdrawServer(db, id).catch(() => undefined);
  };
}

/** How two servers' secrets do not fit together. */
export type Difference = "secrets" | "gates";

/** What a server tells others of its secrets: enough to compare them, and nothing that opens a door. */
export function knownSecrets(
  secrets: SigningSecrets,
  gatePasswords: Record<FinderId, string>,
): KnownSecret[] {
  // Passwords of gates are short: only who knows the secret could try them out.
  const gates = Object.entries(gatePasswords).sort().flat();
  return keysFor(secrets, "matchwell peers").map((key) => {
    const digest = (...parts: string[]) =>
      createHmac("sha256", key).update(parts.join("\u0000")).digest("base64url").slice(0, 22);
    return { id: digest("secret"), gates: digest("gates", ...gates) };
  });
}

/** What differs between two servers' secrets, each with the one first that it signs with; `undefined` where they fit. */
export function differenceOf(
  mine: readonly KnownSecret[],
  other: readonly KnownSecret[],
): Difference | undefined {
  const reads = (reader: readonly KnownSecret[], signer: KnownSecret | undefined) =>
    reader.some(({ id }) => id === signer?.id);
  if (!reads(mine, other[0]) || !reads(other, mine[0])) return "secrets";
  const shared = mine.find(({ id }) => reads(other, { id, gates: "" }))!;
  return other.find(({ id }) => id === shared.id)!.gates === shared.gates ? undefined : "gates";
}
