import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { KnownSecret } from "@shared/schema/machinery";
import type { Database } from "../database/database";
import { differenceOf, type Difference } from "./known-secrets";
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
