// On its own: no first load has it.
import type { Answers } from "@shared/finders/answers";
import { asFirearm, fromFirearm, type AskedFirearms } from "./firearm-answers";

/** The answers outside, for traces, mails and host pages. No link carries them. */
export const firearmOutside = {
  write: (asked: AskedFirearms, answers: Answers) => ({ ...asFirearm(asked, answers) }),
  read: fromFirearm,
  inLink: (_: AskedFirearms, written: object) => written,
  ofLink: () => undefined,
  trace: (asked: AskedFirearms, answers: Answers) => ({ ...asFirearm(asked, answers) }),
};
