import type { Database } from "../platform/database/database";
import type { Stages } from "../finders/shopper/stages";
import type { WorkQueue } from "../platform/work/work-queue";
import type { MailKinds } from "./kinds/mail-kind";
import type { OutgoingMail } from "./mailer";
import type { ClaimedMail } from "./outbox-queue";

/**
 * Composes mails from stored data and from what there is now. The returned function throws an `UnsendableError` when a mail
 * cannot be composed.
 */
export function createComposer({
  db,
  publicUrl,
  stages,
  queue,
  kinds,
}: {
  db: Database;
  publicUrl: string;
  /** The finders that staff made, with their products. */
  stages: Stages;
  /** What mails show is worked out in it. */
  queue: WorkQueue;
  kinds: Pick<MailKinds, "of">;
}) {
  const host = new URL(publicUrl).hostname;
  return async (mail: ClaimedMail): Promise<OutgoingMail> => {
    const kind = kinds.of(mail.kind);
    // Not unsendable: the newer server that stored it can send it at the next try.
    if (!kind) throw new Error("This version knows no such kind of mail.");
    const askedAt = `on ${moment.format(mail.createdAt)} SAST`;
    const content = await kind.compose(mail.payload, {
      db,
      publicUrl,
      stages,
      askedAt,
      workOut: (steps, slug) => queue.run(steps, { finder: slug, network: "mails", session: "" }),
    });
    return { ...content, to: mail.recipient, messageId: `<${mail.id}@${host}>` };
  };
}

const moment = new Intl.DateTimeFormat("en-ZA", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Johannesburg",
});
