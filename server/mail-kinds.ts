// On its own: the one place that knows every kind.
import { contactMessage } from "./mail/kinds/contact-message";
import { finderResults } from "./mail/kinds/finder-results";
import { createMailKinds } from "./mail/kinds/mail-kind";
import { bedResults } from "./specification/mail/bed-results";
import { favorites } from "./specification/mail/favorites";

/** Every kind of mail. A new one is a file beside the others, and a word here. */
export const mailKinds = createMailKinds([bedResults, favorites, finderResults], [contactMessage]);
