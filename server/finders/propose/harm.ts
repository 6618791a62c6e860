import type { AttributeShape } from "@shared/contracts/attributes";
import { answerLabel } from "./common";
import { plainWord } from "@shared/finders/search-choices";

// What some people must not have, as catalogs state it.

const HARMFUL = /allerg|^(?:contains|enthält|bevat|contient)$/iu;

/** Whether an attribute says what harms some people. */
export const isHarmful = ({ label }: AttributeShape): boolean =>
  Object.values(label).some((each) => HARMFUL.test(each));

/** What is said of something that is free from all of it. */
const NO_HARM =
  /^(?:(?:none|no|nothing|free|kein|keine|nein|ohne|geen|nee|aucune?|sans|frei)(?!\p{L}).*|.*\p{L}[ -]free|.*frei|.*vrij)$/iu;

type Value = AttributeShape["values"][number];

/**
 * An option for each value that harms: what mentions it is ruled out. A value that names others ("contains fish") is none of
 * its own; what only resembles one is for staff to decide.
 */
export function harmOptions(attribute: string, values: readonly Value[], locale: string) {
  const harmful = values.filter((value) => !namesOf(value).some((name) => NO_HARM.test(name)));
  const mentioning = (of: Value) => harmful.filter((other) => isNamedIn(of, other));
  const asked = harmful.filter(
    (value) => !harmful.some((other) => other !== value && isNamedIn(other, value)),
  );
  return asked.map((value) => ({
    id: value.id,
    label: answerLabel(value.label, locale),
    rules: [
      {
        use: "exclude" as const,
        condition: {
          attribute,
          mentions: namesOf(value),
          counts: mentioning(value).map(({ id }) => id),
          others: [],
        },
      },
    ],
  }));
}

const namesOf = ({ label }: Value) => [...new Set(Object.values(label).map((each) => each.trim()))];

const inWords = (text: string) => ` ${plainWord(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;

/** Whether what a value is called has the words of another one in it. */
const isNamedIn = (one: Value, other: Value) =>
  namesOf(other).some((name) => namesOf(one).some((word) => inWords(name).includes(inWords(word))));
