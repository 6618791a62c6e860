import type { Attribute } from "@shared/contracts/attributes";
import type { Band } from "@shared/finders/bands";
import type { Condition } from "@shared/finders/condition";
import type { Option } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";

/** Answers that are bands of one number. */
export interface FoundBands {
  attribute: string;
  /** Where one band ends and the next begins, the smallest first. */
  bounds: number[];
  /** The answers' ids, by their bands in the order of the bounds. */
  ids: string[];
  /** What all make of it; undefined where they differ. */
  use: Use | undefined;
  /** Whether what is near to a band earns a part, in each of them. */
  isNear: boolean;
}

/** The bands that answers are; undefined where they are anything else. What means nothing for products stands beside them. */
export function bandsIn(
  options: readonly Option[],
  attributes: readonly Attribute[],
): FoundBands | undefined {
  for (const { id, kind } of attributes) {
    const found = kind === "number" ? bandsOf(options, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

function bandsOf(options: readonly Option[], attribute: string): FoundBands | undefined {
  const meant = options.filter(({ rules, exclusive }) => rules.length > 0 && !exclusive);
  const bands = meant
    .flatMap((option) => {
      const [found, ...others] = bandRules(option, attribute);
      return found && others.length === 0 ? [{ id: option.id, ...found }] : [];
    })
    .toSorted((one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity));
  if (bands.length < 2 || bands.length < meant.length) return undefined;
  const bounds = bands.flatMap(({ to }) => to ?? []);
  const follow = bands.every(
    ({ from, to }, at) =>
      from === bands[at - 1]?.to &&
      (to === undefined) === (at === bands.length - 1) &&
      (from ?? -Infinity) < (to ?? Infinity),
  );
  if (!follow) return undefined;
  const [use, ...otherUses] = new Set(bands.map((each) => each.use));
  return {
    attribute,
    bounds,
    ids: bands.map(({ id }) => id),
    use: otherUses.length === 0 ? use : undefined,
    isNear: bands.every((each) => each.isNear),
  };
}

/** The rules of an answer that are a band of an attribute. */
export const bandRules = (
  { rules }: Option,
  attribute: string,
): (Band & { use: Use; isNear: boolean; at: number })[] =>
  rules.flatMap((rule, at) => {
    const band = "condition" in rule ? bandOf(rule.condition, attribute) : undefined;
    if (!band) return [];
    const isNear = "condition" in rule && rule.tolerance !== undefined;
    return [{ ...band, use: rule.use, isNear, at }];
  });

/** The band that a condition is, however its ends are written. */
function bandOf(condition: Condition, attribute: string): Band | undefined {
  if ("all" in condition) {
    const [one, other, ...more] = condition.all.map((each) => bandOf(each, attribute));
    if (!one || !other || more.length > 0) return undefined;
    const band = { ...one, ...other };
    const isOfBoth = Object.keys(one).length === 1 && Object.keys(other).length === 1;
    return isOfBoth && Object.keys(band).length === 2 ? band : undefined;
  }
  if (!("attribute" in condition) || condition.attribute !== attribute) return undefined;
  if ("between" in condition) {
    const [from, to] = condition.between;
    return typeof from === "number" && typeof to === "number" ? { from, to } : undefined;
  }
  if ("atMost" in condition) {
    return typeof condition.atMost === "number" ? { to: condition.atMost } : undefined;
  }
  const from =
    "moreThan" in condition
      ? condition.moreThan
      : "atLeast" in condition
        ? condition.atLeast
        : undefined;
  return typeof from === "number" ? { from } : undefined;
}
