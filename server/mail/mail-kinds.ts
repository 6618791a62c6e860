import { bedResults } from "./kinds/bed-results";
import { contactMessage } from "./kinds/contact-message";
import { favorites } from "./kinds/favorites";
import { finderResults } from "./kinds/finder-results";
import type { MailKind, RequestedMail } from "./kinds/mail-kind";

// A new kind is a file in `kinds` and a line in one of these lists.

/** The mails that shoppers ask for. */
export const requestedMails: readonly RequestedMail[] = [bedResults, favorites, finderResults];

const mailKinds: readonly MailKind[] = [...requestedMails, contactMessage];

/** The data of a kind of mail that this version can read. */
interface KnownPayload {
  kind: string;
  /** The newest version of its payload. */
  version: number;
}

/** What this version can compose mails from. */
export const knownPayloads: readonly KnownPayload[] = mailKinds.map(({ name, payloadVersion }) => ({
  kind: name,
  version: payloadVersion,
}));

/** A kind by its stored name; `undefined` for one that only another version knows. */
export function mailKind(name: string): MailKind | undefined {
  return mailKinds.find((kind) => kind.name === name);
}
