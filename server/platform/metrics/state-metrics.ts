import { Gauge, type Registry } from "prom-client";
import type { DatabaseHandle } from "../database/database";
import { livingServers, waitingMails } from "./queries";

/** The state of the server and its database at the time of a scrape. Returns what looks at it. */
export function stateMetrics(
  registry: Registry,
  database: Pick<DatabaseHandle, "db" | "connections" | "whyNotReady">,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `matchwell_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge("database_ready", "1 where the database answers and takes writes, or 0.");
  const connections = gauge(
    "database_connections",
    "Connections of this server's pool by their state, and requests that wait for one.",
    ["state"],
  );
  const mails = gauge("mails", "Mails that are not sent, by their status; of all servers.", [
    "status",
  ]);
  const oldest = gauge(
    "mails_oldest_seconds",
    "Seconds that the oldest mail has waited to be sent; of all servers.",
  );
  const servers = gauge("servers", "Servers on the database that are alive.");

  return async () => {
    for (const [state, number] of Object.entries(database.connections?.() ?? {})) {
      connections.set({ state }, number);
    }
    const known = await lookAt(database).catch(() => undefined);
    ready.set(known ? 1 : 0);
    // What is not known is left out rather than told from before.
    mails.reset();
    for (const each of [oldest, servers]) each.remove();
    if (!known) return;
    for (const { status, number } of known.waiting.byStatus) mails.set({ status }, number);
    oldest.set(known.waiting.oldestSeconds);
    servers.set(known.living);
  };
}

/** What the database says, or `undefined` where it is not ready. */
async function lookAt({ db, whyNotReady }: Pick<DatabaseHandle, "db" | "whyNotReady">) {
  if ((await whyNotReady(false)) !== undefined) return undefined;
  return { waiting: await waitingMails(db), living: await livingServers(db) };
}
