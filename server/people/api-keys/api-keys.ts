import { asc, eq } from "drizzle-orm";
import type { NewApiKey } from "@shared/contracts/api-keys";
import { apiKeys } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { writeAudit } from "../audit/audit";
import { transactionAs, type Actor } from "../auth/act-as";
import { newApiKey } from "../auth/api-key";

/** No more are kept: of keys that nobody looks at, one will be lost. */
const MAX_KEYS = 50;

/** Columns for people: not what a key is known by. */
const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  role: apiKeys.role,
  ending: apiKeys.ending,
  endsAt: apiKeys.endsAt,
  madeBy: apiKeys.madeBy,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
};

type ShownKey = { [Name in keyof typeof shown]: (typeof apiKeys.$inferSelect)[Name] };

/** The keys of programs, by their names. */
export const allApiKeys = (db: Database): Promise<ShownKey[]> =>
  db.select(shown).from(apiKeys).orderBy(asc(apiKeys.name), asc(apiKeys.createdAt));

/** Makes a key for a program. Its result is the only place where the key is. Throws a 400 where there are too many. */
export function makeApiKey(
  db: Database,
  actor: Actor,
  { name, role, endsAt }: NewApiKey,
): Promise<ShownKey & { key: string }> {
  return transactionAs(db, actor, async (tx) => {
    if ((await tx.$count(apiKeys)) >= MAX_KEYS) {
      throw invalid([
        { path: "name", message: `There are ${MAX_KEYS} keys already. Take one back first.` },
      ]);
    }
    const { key, keyHash, ending } = newApiKey();
    const [made] = await tx
      .insert(apiKeys)
      .values({ name, role, keyHash, ending, endsAt: new Date(endsAt), madeBy: actor.username })
      .returning(shown);
    await writeAudit(tx, actor, { action: "create", ...entryOf(made!), after: made });
    return { ...made!, key };
  });
}

/** Takes a key back: from now on it opens nothing. Throws a 404 where there is none. */
export function takeApiKeyBack(db: Database, actor: Actor, id: string): Promise<void> {
  return transactionAs(db, actor, async (tx) => {
    const [gone] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning(shown);
    if (!gone) throw notFound();
    await writeAudit(tx, actor, { action: "delete", ...entryOf(gone), before: gone });
  });
}

const entryOf = ({ id, name }: ShownKey) => ({
  subject: "api-keys",
  subjectId: id,
  subjectName: name,
});
