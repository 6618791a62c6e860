import type { Stats } from "@shared/contracts/stats";
import type { AdminPage } from "@shared/known-pages";

/** A note about something that needs attention, and the page to act on it. */
export interface Note {
  text: string;
  page: AdminPage;
}

/** Everything that needs attention, in sentences; empty when all is well. */
export function attention(stats: Stats): Note[] {
  const { newMessages, failedMails, heldMails, suspectedMails } = stats;
  const notes: [isDue: boolean, text: string, page: AdminPage][] = [
    [newMessages > 0, `${counted(newMessages, "message")} from visitors to read.`, "messages"],
    [failedMails > 0, `${counted(failedMails, "email")} could not be sent.`, "outbox"],
    [
      heldMails > 0,
      `${counted(heldMails, "email")} held until a mail server is configured.`,
      "outbox",
    ],
    [
      suspectedMails > 0,
      `${counted(suspectedMails, "email")} held as suspected, to look at and release.`,
      "outbox",
    ],
    [stats.bedProducts === 0, "The bed finder has no products.", "products"],
    [stats.firearmProducts === 0, "The firearm finder has no products.", "products"],
  ];
  return notes.filter(([isDue]) => isDue).map(([, text, page]) => ({ text, page }));
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
