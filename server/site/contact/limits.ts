import type { PostRules } from "../../platform/http/post-limits";

/** Limits on visitors' messages. */
export const CONTACT_LIMITS: PostRules = {
  name: "contact",
  sentences: {
    network: "You have sent many messages. Please try again in a quarter of an hour.",
    networkDay:
      "We have had many messages from your network today. Please write to us tomorrow, or phone.",
    person: "We have had several messages from you. Please try again in an hour.",
    repeat: "We have this message already. You need not send it again.",
  },
};
