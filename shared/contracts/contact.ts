import { z } from "zod";
import { emailAddress } from "./email-address";
import { isVisible } from "../strangers-text";
import { strangersName, strangersText } from "./plain-text";

/** The fields of the contact form. All three are required. */
export const contactFields = z.strictObject({
  name: strangersName("Please enter your name."),
  email: emailAddress,
  message: strangersText(5_000).refine(isVisible, "Please write a message."),
});

export type ContactFields = z.infer<typeof contactFields>;

/**
 * `POST /api/contact`. The last two tell programs from people; both may be absent, which says nothing.
 */
export const contactBody = contactFields.extend({
  /** A field that people do not see. */
  website: z.string().max(2_000).optional(),
  /** Milliseconds from the page's opening to the sending. */
  elapsedMs: z.number().min(0).optional(),
});

export type ContactBody = z.infer<typeof contactBody>;

/** `kept`: it stands in the list that staff read, and no mail tells anybody of it. */
export interface ContactAnswer {
  status: "received" | "kept";
}
