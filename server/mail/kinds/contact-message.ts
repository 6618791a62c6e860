import { z } from "zod";
import { paths } from "@shared/site";
import { trustMessage } from "../queries";
import { contactMail } from "../templates/contact";
import { readPayload, type MailKind } from "./mail-kind";

const payload = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** A message from the contact form, for the site's owner, who answers by replying. */
export const contactMessage: MailKind<z.infer<typeof payload>> = {
  name: "contact",
  label: "Contact message",
  payload,
  payloadVersion: 1,
  compose: (stored, { publicUrl, askedAt }) => {
    const message = readPayload(payload, stored);
    const content = contactMail({
      ...message,
      messagesUrl: `${publicUrl}${paths.admin}/messages`,
      why: `Sent by the contact form at ${publicUrl} ${askedAt}.`,
    });
    return Promise.resolve({ ...content, replyTo: message.email });
  },
  released: (stored, tx) => trustMessage(tx, readPayload(payload, stored)),
};
