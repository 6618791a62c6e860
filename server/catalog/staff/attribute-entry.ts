import type { AttributeShape } from "@shared/contracts/attributes";

/** What the audit says of a change of an attribute. */
export const attributeEntry = (
  { id, label }: AttributeShape,
  action: "create" | "update",
  change: { before?: unknown; after: unknown },
) => ({
  action,
  subject: "attributes",
  subjectId: id,
  subjectName: Object.values(label)[0] ?? id,
  ...change,
});
