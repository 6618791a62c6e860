import { hasAddress } from "./web-address";

// Rules for strangers' text in our mails. No zod here: forms use this too.

/** The longest name. */
export const MAX_NAME_LENGTH = 60;

/** All format characters but the two joiners, without which some scripts and emoji fall apart. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** The text without invisible characters that turn, hide or split the ones around them. */
export const withoutFormat = (text: string): string => text.replace(FORMAT, "");

/** Whether anything in the text can be seen. */
export const isVisible = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

/** The problem with a person's name in our mails; `undefined` when there is none. */
export function nameProblem(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    return `That is too long: at most ${MAX_NAME_LENGTH} characters.`;
  }
  return hasAddress(name) ? "Use a name without a web or e-mail address." : undefined;
}
