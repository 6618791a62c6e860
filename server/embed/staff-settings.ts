import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ClientId } from "@shared/brands";
import type { EmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { contrastProblems } from "@shared/embed-contrast";
import { embedSettings } from "@shared/schema/embed-settings";
import { writeAudit } from "../audit/audit";
import type { Database } from "../database/database";
import { laterThan } from "../database/later-than";
import { refuseStale } from "../http/stale";
import { transactionAs, type Actor } from "../staff/act-as";
import { usableOrigins } from "./queries";
import { readStoredSettings } from "./stored-settings";

const newKey = () => `mw_${randomBytes(24).toString("base64url")}`;

type Row = typeof embedSettings.$inferSelect;

/** The row of a client, held for a change; made with its first key when there is none. */
async function heldRow(tx: Database, client: ClientId): Promise<Row> {
  await tx
    .insert(embedSettings)
    .values({ client, settings: {}, embedKey: newKey() })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(embedSettings)
    .where(eq(embedSettings.client, client))
    .for("update");
  return row!;
}

/** How a client's embedded finder looks, for staff; with its key, for who may write. */
export function readForStaff(
  db: Database,
  client: ClientId,
  showsKey: boolean,
): Promise<StaffEmbedSettings> {
  return db.transaction(async (tx) => {
    const row = await heldRow(tx, client);
    if (row.embedKey !== null) return shown(row, showsKey);
    const [keyed] = await tx
      .update(embedSettings)
      .set({ embedKey: newKey() })
      .where(eq(embedSettings.client, client))
      .returning();
    return shown(keyed!, showsKey);
  });
}

/** Changes them all at once. Throws a 409 for a change that is based on an older state. */
export function changeSettings(
  db: Database,
  actor: Actor,
  client: ClientId,
  change: { settings: EmbedSettings; allowedOrigins: string[]; basedOn: string | undefined },
): Promise<StaffEmbedSettings> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldRow(tx, client);
    refuseStale(before, change.basedOn, shown(before, true));
    const { settings, allowedOrigins } = change;
    const [after] = await tx
      .update(embedSettings)
      .set({ settings, allowedOrigins, updatedAt: laterThan(embedSettings.updatedAt) })
      .where(eq(embedSettings.client, client))
      .returning();
    await writeAudit(tx, actor, {
      action: "update",
      subject: "embed-settings",
      subjectId: client,
      before: { ...(before.settings as object), allowedOrigins: before.allowedOrigins },
      after: { ...settings, allowedOrigins },
    });
    return shown(after!, true);
  });
}

/** Gives a client a new embed key; the old one opens nothing any more. */
export function replaceKey(
  db: Database,
  actor: Actor,
  client: ClientId,
): Promise<StaffEmbedSettings> {
  return transactionAs(db, actor, async (tx) => {
    await heldRow(tx, client);
    const [after] = await tx
      .update(embedSettings)
      .set({ embedKey: newKey() })
      .where(eq(embedSettings.client, client))
      .returning();
    // That it was done, not the key itself.
    await writeAudit(tx, actor, {
      action: "update",
      subject: "embed-settings",
      subjectId: client,
      subjectName: "embed key",
    });
    return shown(after!, true);
  });
}

function shown(row: Row, showsKey: boolean): StaffEmbedSettings {
  const settings = readStoredSettings(row.settings, row.client);
  return {
    ...settings,
    warnings: contrastProblems(row.client, settings),
    client: row.client,
    allowedOrigins: usableOrigins(row.allowedOrigins),
    embedKey: showsKey ? row.embedKey : null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
