import type { Erasure } from "@shared/contracts/erasures";

/** What there is of a person: "2 messages and 1 mail of ana@example.com."; nothing if there is nothing. */
export function whatOf(
  { messages, mails, auditEntries }: Erasure,
  address: string,
): string | undefined {
  const parts = [
    counted(messages, "message"),
    counted(mails, "mail"),
    counted(auditEntries, "audit mention"),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const last = parts.pop()!;
  return `${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last} of ${address}.`;
}

const counted = (count: number, thing: string) =>
  count > 0 ? `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}` : undefined;
