import { eq, type SQL } from "drizzle-orm";
import type { PgTable, PgView } from "drizzle-orm/pg-core";
import type { Stats } from "@shared/specification/contracts/products-query";
import * as tables from "@shared/all-tables";
import type { Database } from "../../platform/database/database";

/** Counts for the dashboard. */
export async function readStats(db: Database): Promise<Stats> {
  const rows = (table: PgTable | PgView, where?: SQL) => db.$count(table, where);
  const { outboxMails, contactMessages } = tables;
  const bedProducts = await rows(tables.bedProducts);
  const firearmProducts = await rows(tables.firearmProducts);
  return {
    sleepStyles: await rows(tables.sleepStyles),
    concerns: await rows(tables.sleepConcerns),
    bedSizes: await rows(tables.bedSizes),
    mattressTypes: await rows(tables.mattressTypes),
    firmnessLevels: await rows(tables.firmnessLevels),
    features: await rows(tables.features),
    bedProducts,
    firearmProducts,
    products: bedProducts + firearmProducts,
    newMessages: await rows(contactMessages, eq(contactMessages.status, "new")),
    failedMails: await rows(outboxMails, eq(outboxMails.status, "failed")),
    heldMails: await rows(outboxMails, eq(outboxMails.status, "held")),
    suspectedMails: await rows(outboxMails, eq(outboxMails.status, "suspected")),
  };
}
