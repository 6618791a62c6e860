import type { Stats } from "@shared/contracts/stats";

/** What somebody should look at, in sentences; nothing when all is well. */
export function attention(stats: Stats): string[] {
  const { newMessages, failedMails, heldMails } = stats;
  return [
    newMessages > 0 && `${counted(newMessages, "message")} from visitors to read.`,
    failedMails > 0 && `${counted(failedMails, "mail")} could not be sent.`,
    heldMails > 0 && `${counted(heldMails, "mail")} held until a mail server is configured.`,
    stats.bedProducts === 0 && "The bed finder has no products.",
    stats.firearmProducts === 0 && "The firearm finder has no products.",
  ].filter((note): note is string => typeof note === "string");
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
