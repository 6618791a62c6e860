import type { PostRules } from "../http/post-limits";

const sentences = {
  network: "You have sent many messages. Please try again in a quarter of an hour.",
  networkDay:
    "We have had many messages from your network today. Please write to us tomorrow, or phone.",
  person: "We have had several messages from you. Please try again in an hour.",
  day: "We can take no more messages today. Please write to us tomorrow, or phone.",
  repeat: "We have this message already. You need not send it again.",
};

/** Limits on people's messages. */
export const CONTACT_LIMITS: PostRules = { name: "contact", sentences };

/** Suspected messages are counted apart, and refused in the same words, so that programs learn nothing. */
export const SUSPECTED_LIMITS: PostRules = { name: "suspected", sentences };
