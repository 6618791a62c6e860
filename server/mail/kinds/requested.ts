import { SITE_NAME } from "@shared/site";
import { withoutAddresses } from "@shared/web-address";
import type { PostRules } from "../../platform/http/post-limits";

/** Limits on the mails that shoppers ask for, of all kinds together. */
export const REQUEST_LIMITS: PostRules = {
  name: "mail",
  sentences: {
    network: "You have sent many mails. Please try again in a quarter of an hour.",
    networkDay: "Many mails were sent from your network today. Please copy the link instead.",
    person: "This address has had several mails from us. Please try again in an hour.",
    repeat: "We have this mail already. You need not send it again.",
  },
};

/** The footer of a mail: who asked for it, where and when. The recipient may never have heard of us. */
export const requestedBy = (who: string, where: string, askedAt: string) =>
  `${withoutAddresses(who)} gave your address at ${where} and asked for this mail ${askedAt}. ` +
  `It was sent once; ${SITE_NAME} keeps no mailing list. If you did not expect it, you need not do anything.`;
