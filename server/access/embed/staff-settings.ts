import { eq } from "drizzle-orm";
import type { EmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { contrastProblems } from "@shared/embed-contrast";
import { embedSettings } from "@shared/schema/finders";
import { changeRecord, writeAudit } from "../../people/audit/audit";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";
import { AppError } from "../../platform/http/app-error";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import {
  newEmbedKey,
  storedEmbedSettings,
  usableOrigins,
} from "../../finders/embedding/embed-keys";
import { readStoredSettings } from "../../finders/embedding/stored-settings";

type Row = typeof embedSettings.$inferSelect;

/** A client's row, locked for a change. */
async function heldRow(tx: Database, client: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(embedSettings)
    .where(eq(embedSettings.client, client))
    .for("update");
  return present(row);
}

function present(row: Row | undefined): Row {
  if (row) return row;
  throw new AppError(
    404,
    "not_found",
    "These settings are gone. Restart the server to create them again.",
  );
}

/** A client's embed settings for staff; with the key for those who may write. */
export async function readForStaff(
  db: Database,
  client: string,
  showsKey: boolean,
): Promise<StaffEmbedSettings> {
  return shown(client, present(await storedEmbedSettings(db, client)), showsKey);
}

/** Changes all settings at once. Throws a 409 for a change that is based on an older state. */
export function changeSettings(
  db: Database,
  actor: Actor,
  client: string,
  change: { settings: EmbedSettings; allowedOrigins: string[]; basedOn: string | undefined },
): Promise<StaffEmbedSettings> {
  const { settings, allowedOrigins, basedOn } = change;
  return transactionAs(db, actor, (tx) =>
    changeRecord(tx, actor, {
      hold: () => heldRow(tx, client),
      basedOn,
      shown: (present) => shown(client, present, true),
      async write() {
        const [after] = await tx
          .update(embedSettings)
          .set({ settings, allowedOrigins, updatedAt: nextUpdatedAt(embedSettings.updatedAt) })
          .where(eq(embedSettings.client, client))
          .returning();
        return shown(client, after!, true);
      },
      audit: (before) => ({
        action: "update",
        subject: "embed-settings",
        subjectId: client,
        before: { ...(before.settings as object), allowedOrigins: before.allowedOrigins },
        after: { ...settings, allowedOrigins },
      }),
    }),
  );
}

/** Lets AI assistants ask a client's finder, or stops them. */
export function changeAgents(
  db: Database,
  actor: Actor,
  client: string,
  allowsAgents: boolean,
): Promise<StaffEmbedSettings> {
  return transactionAs(db, actor, async (tx) => {
    const before = await heldRow(tx, client);
    const [after] = await tx
      .update(embedSettings)
      .set({ allowsAgents })
      .where(eq(embedSettings.client, client))
      .returning();
    await writeAudit(tx, actor, {
      action: "update",
      subject: "embed-settings",
      subjectId: client,
      before: { allowsAgents: before.allowsAgents },
      after: { allowsAgents },
    });
    return shown(client, after!, true);
  });
}

/** Gives a client a new embed key; the old one stops working. */
export function replaceKey(
  db: Database,
  actor: Actor,
  client: string,
): Promise<StaffEmbedSettings> {
  return transactionAs(db, actor, async (tx) => {
    await heldRow(tx, client);
    const [after] = await tx
      .update(embedSettings)
      .set({ embedKey: newEmbedKey() })
      .where(eq(embedSettings.client, client))
      .returning();
    // Records that it was done, not the key itself.
    await writeAudit(tx, actor, {
      action: "update",
      subject: "embed-settings",
      subjectId: client,
      subjectName: "embed key",
    });
    return shown(client, after!, true);
  });
}

function shown(client: string, row: Row, showsKey: boolean): StaffEmbedSettings {
  const settings = readStoredSettings(row.settings, client);
  return {
    ...settings,
    warnings: contrastProblems(client, settings),
    client,
    allowedOrigins: usableOrigins(row.allowedOrigins),
    embedKey: showsKey ? row.embedKey : null,
    allowsAgents: row.allowsAgents,
    updatedAt: row.updatedAt.toISOString(),
  };
}
