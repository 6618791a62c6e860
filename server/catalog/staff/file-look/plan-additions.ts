import { attributeShape, type AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan, FilePlan } from "@shared/contracts/file-look";
import { writeAudit } from "../../../people/audit/audit";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { invalid, validate } from "../../../platform/http/validate";
import { joinCatalog } from "../attribute-catalogs";
import { insertAttribute } from "../attribute-queries";
import { insertCatalog } from "../catalog-queries";

/** Adds the attributes of a plan, and its catalog where it is a new one; what its columns state belongs to it. */
export async function addPlanned(
  tx: Database,
  actor: Actor,
  plan: FilePlan,
  { added, stated }: { added: AttributeShape[]; stated: string[] },
) {
  for (const shape of added) {
    const row = await insertAttribute(tx, shape);
    await writeAudit(tx, actor, {
      action: "create",
      subject: "attributes",
      subjectId: row.id,
      subjectName: Object.values(row.label)[0] ?? row.id,
      after: row,
    });
  }
  const { id, name, currency, isNew } = plan;
  await joinCatalog(tx, id, stated);
  if (!isNew) return;
  const row = await insertCatalog(tx, { id, name, currency, selection: { collections: [id] } });
  await writeAudit(tx, actor, {
    action: "create",
    subject: "catalogues",
    subjectId: id,
    subjectName: name,
    after: row,
  });
}

/** The attribute of a column: one that there is, or a new one, which is checked as when staff add it. One of that name and kind is the same. */
export function wantedAttribute(
  { attribute: given }: ColumnPlan,
  place: number,
  known: ReadonlyMap<string, AttributeShape>,
  make: () => AttributeShape,
): AttributeShape {
  const path = `columns.${place}.attribute.id`;
  const found = known.get(given!.id);
  if (given!.isKnown) {
    if (found) return found;
    throw invalid([
      {
        path,
        message: `The attribute “${given!.name}” is not there any more. Look at the file again.`,
      },
    ]);
  }
  const made = validate(attributeShape, make());
  if (!found) return made;
  const isSame = found.kind === made.kind && (found.unit ?? null) === (made.unit ?? null);
  if (isSame && !found.isRetired) return found;
  const message = `“${given!.name}” is there already, and is something else. Give the column another name.`;
  throw invalid([{ path, message }]);
}
