import { emptyCatalogs, type Stats } from "@shared/specification/contracts/stats";
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
    ...emptyCatalogs.map(
      ([count, sentence]) =>
        [stats[count] === 0, sentence, "products"] as [boolean, string, AdminPage],
    ),
  ];
  return notes.filter(([isDue]) => isDue).map(([, text, page]) => ({ text, page }));
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
