import { z } from "zod";
import { isVisible } from "../web-address";
import { strangersName, strangersText } from "../input/plain-text";

/** One address; no list, no name around it. */
export const emailAddress = z
  .email("Enter one e-mail address such as name@example.com.")
  .max(254, "That address is too long.");

/** The fields of the contact form. All three are required. */
export const contactFields = z.strictObject({
  name: strangersName("Please enter your name."),
  email: emailAddress,
  message: strangersText(5_000).refine(isVisible, "Please write a message."),
});

export type ContactFields = z.infer<typeof contactFields>;

/** `POST /api/contact`. The last two tell programs from people; both may be absent, which proves nothing. */
export const contactBody = contactFields.extend({
  /** A field that is hidden from people. */
  website: z.string().max(2_000).optional(),
  /** Milliseconds from the page's opening to the sending. */
  elapsedMs: z.number().min(0).optional(),
});

export type ContactBody = z.infer<typeof contactBody>;

/** `kept`: it is in the staff's list, and no mail announces it. */
export interface ContactAnswer {
  status: "received" | "kept";
}
