import { clientBrand } from "@shared/brands";
import { paths, SITE_NAME } from "@shared/site";
import { withoutAddresses } from "@shared/web-address";
import type { Database } from "../database/database";
import { bedResultsContent } from "./compose-bed-results";
import { favoritesContent } from "./compose-favorites";
import { UnsendableError, type OutgoingMail } from "./mailer";
import type { ClaimedMail } from "./outbox-queue";
import { payloads } from "./payloads";
import { contactMail } from "./templates/contact";
import type { MailContent } from "./templates/mail-frame";

/**
 * Makes mails from what the outbox keeps: texts as they were typed, everything else from our own data
 * as it is now. The function it gives throws an `UnsendableError` where nothing can be made of a mail.
 */
export function createComposer(db: Database, publicUrl: string) {
  const host = new URL(publicUrl).hostname;
  return async (mail: ClaimedMail): Promise<OutgoingMail> => {
    const { content, replyTo } = await contentOf(mail);
    return { ...content, replyTo, to: mail.recipient, messageId: `<${mail.id}@${host}>` };
  };

  async function contentOf(mail: ClaimedMail): Promise<{ content: MailContent; replyTo?: string }> {
    const asked = `on ${moment.format(mail.createdAt)} SAST`;
    switch (mail.kind) {
      case "contact": {
        const { name, email, message } = read("contact", mail.payload);
        const why = `Sent by the contact form at ${publicUrl} ${asked}.`;
        const messagesUrl = `${publicUrl}${paths.admin}/messages`;
        return { content: contactMail({ name, email, message, messagesUrl, why }), replyTo: email };
      }
      case "bed-results": {
        const payload = read("bed-results", mail.payload);
        const why = `${explain(payload.name, `${publicUrl}${paths.bedFinder}`)} ${asked}. ${ONCE}`;
        const sender = clientBrand("dialabed").displayName;
        return { content: await bedResultsContent(db, payload, { sender, why, publicUrl }) };
      }
      case "favorites": {
        const payload = read("favorites", mail.payload);
        const why = `${explain("Somebody", `${publicUrl}${paths.gunFinder}`)} ${asked}. ${ONCE}`;
        return { content: await favoritesContent(db, payload, { why, publicUrl }) };
      }
    }
  }
}

const ONCE = `It was sent once; ${SITE_NAME} keeps no mailing list. If you did not expect it, you need not do anything.`;

const explain = (who: string, where: string) =>
  `${withoutAddresses(who)} gave your address at ${where} and asked for this mail`;

const moment = new Intl.DateTimeFormat("en-ZA", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Johannesburg",
});

function read<Kind extends keyof typeof payloads>(kind: Kind, stored: unknown) {
  const { data, success } = payloads[kind].safeParse(stored);
  if (!success) throw new UnsendableError("What is stored of this mail cannot be read.");
  return data as ReturnType<(typeof payloads)[Kind]["parse"]>;
}
