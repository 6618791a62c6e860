import type { AttributeShape } from "@shared/contracts/attributes";
import type { Option } from "@shared/finders/question";
import type { Text } from "@shared/finders/text";
import { yesOrEither } from "@shared/finders/yes-or-either";
import { answerLabel, needed } from "./common";
import { isNeeded } from "./what-to-ask";

// Answers that are not the values as they are.

/** What suits everybody, as files call it. */
const FOR_BOTH =
  /^(?:unisexe?|uniseks|unissex|mixte|(?:men|women|ladies|herren|damen|heren|dames|homme|femme)s? ?(?:&|\+|\/|and|und|en|et) ?(?:men|women|ladies|herren|damen|heren|dames|homme|femme)s?)$/iu;

const YES = /^(?:yes|ja|oui|s[ií]|sim)$/iu;
const NO = /^(?:no|nein|nee|non|não)$/iu;

/** Nobody wishes a thing that is not waterproof: of yes, no and more the no is that it does not matter. */
export function besidesNo(
  { id: attribute }: AttributeShape,
  there: AttributeShape["values"],
  locale: string,
): Option[] | undefined {
  const says = (form: RegExp) => (value: (typeof there)[number]) =>
    Object.values(value.label).some((each) => form.test(each));
  const others = there.filter((each) => !says(NO)(each));
  if (others.length === there.length || others.length < 2 || !there.some(says(YES)))
    return undefined;
  return [
    ...others.map(({ id, label }) => ({
      id,
      label: answerLabel(label, locale),
      rules: [{ use: "score" as const, condition: { attribute, is: id } }],
    })),
    yesOrEither(attribute, locale)[1]!,
  ];
}

const isForChildren = (label: Text): boolean =>
  Object.values(label).some((each) => CHILDREN.test(each));
const CHILDREN =
  /(?<!\p{L})(?:kids?|child(?:ren)?|junior|youth|toddlers?|bab(?:y|ies)|infants?|boys?|girls?|kinder|kind(?:eren)?|jugend|jungen|mädchen|jongens?|meisjes?|enfants?|bébés?|garçons?|filles?)(?!\p{L})/iu;

/** How well a thing is made against water, by the second sign of its code. */
const IP_CODE = /^IP ?[X\d]([X\d])(?:\D|$)/iu;

/**
 * Whoever asks for IPX4 is served by IPX7 as well: of codes for water each answer is for it and what is better, the least
 * first. Undefined where a value is no such code.
 */
export function thisOrBetter(
  { id: attribute }: AttributeShape,
  there: AttributeShape["values"],
  locale: string,
): Option[] | undefined {
  const degreeOf = (value: (typeof there)[number]) => {
    const [, degree] = IP_CODE.exec(Object.values(value.label)[0] ?? "") ?? [];
    return degree === undefined ? undefined : degree.toUpperCase() === "X" ? 0 : Number(degree);
  };
  const found = there.map((value) => ({ ...value, degree: degreeOf(value) }));
  if (found.some(({ degree }) => degree === undefined)) return undefined;
  const degrees = [...new Set(found.map(({ degree }) => degree!))]
    .filter((degree) => degree > 0)
    .sort((one, two) => one - two);
  if (degrees.length < 2) return undefined;
  return degrees.map((degree) => ({
    id: `ip-${degree}`,
    label: { [locale]: degree === degrees.at(-1) ? `IPX${degree}` : `IPX${degree}+` },
    rules: [
      {
        use: "score" as const,
        condition: {
          attribute,
          oneOf: found.filter((each) => each.degree! >= degree).map(({ id }) => id),
        },
      },
    ],
  }));
}

/** What is for men and women is no answer of its own: it suits each of them. Undefined where nothing is called so. */
export function orForBoth(
  attribute: AttributeShape,
  there: AttributeShape["values"],
  share: number,
  locale: string,
): Option[] | undefined {
  const isForBoth = ({ label }: (typeof there)[number]) =>
    Object.values(label).some((each) => FOR_BOTH.test(each));
  const both = there.filter(isForBoth).map(({ id }) => id);
  const others = there.filter((each) => !isForBoth(each));
  if (both.length === 0 || others.length < 2) return undefined;
  return others.map(({ id, label }) => ({
    id,
    label: answerLabel(label, locale),
    rules: [
      {
        use: isNeeded(attribute) ? needed(share) : "score",
        condition: { attribute: attribute.id, oneOf: isForChildren(label) ? [id] : [id, ...both] },
      },
    ],
  }));
}
