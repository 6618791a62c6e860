import {
  DOES_NOT_APPLY,
  OTHER_COLUMNS,
  type StatedValue,
  type StatedValues,
} from "@shared/contracts/attributes";
import type { FieldError } from "@shared/contracts/error";
import { oneLine, plainText } from "@shared/input/plain-text";
import { isDate } from "@shared/dates";
import type { CatalogAttribute } from "../store/catalog-definition";
import { isWorkedOut } from "../store/specified-attributes";
import { noSuchValue, saysDoesNotApply, valueFinder } from "../store/words";

/** What a product states in one attribute, as it is stored; or a sentence that says what is wrong with it. */
export type Checked = { value: StatedValue } | { problem: string };

const problem = (sentence: string): Checked => ({ problem: sentence });
const MAX_TEXT = 1_000;
/** Many columns of a file stand in it. */
export const MAX_OTHER_TEXT = 10_000;
const aText = plainText(MAX_TEXT);
const anotherText = plainText(MAX_OTHER_TEXT);
const MAX_WORDS = 50;
const aWord = oneLine("Enter a text.", 100).refine(
  // It stands between the words of a cell.
  (word) => !word.includes("|"),
  "Leave out the character |.",
);

/**
 * A check of what products state. What is null or empty is not stated; the chosen values of a list are put into the
 * attribute's order, so that equal lists are written alike.
 */
export function valueChecker(
  attributes: ReadonlyMap<string, CatalogAttribute>,
): (given: Record<string, unknown>) => { values: StatedValues; errors: FieldError[] } {
  const checks = new Map(
    [...attributes].map(([id, attribute]) => [id, checkOf(attribute)] as const),
  );
  return (given) => {
    const stated: [string, StatedValue][] = [];
    const errors: FieldError[] = [];
    for (const [id, value] of Object.entries(given)) {
      if (isEmpty(value)) {
        // Where none is what counts for nothing, none is stated.
        if (Array.isArray(attributes.get(id)?.unstated)) stated.push([id, []]);
        continue;
      }
      const checked =
        checks.get(id)?.(value) ?? problem("There is no such attribute. Add it first.");
      if ("value" in checked) stated.push([id, checked.value]);
      else errors.push({ path: `values.${id}`, message: checked.problem });
    }
    return { values: Object.fromEntries(stated), errors };
  };
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** The check of one attribute's values. */
function checkOf(attribute: CatalogAttribute): (value: unknown) => Checked {
  if (isWorkedOut(attribute)) return () => problem("It is worked out. Leave it empty.");
  const check = ofItsKind(attribute);
  if (attribute.storedAs) return check;
  return (value) =>
    typeof value === "string" && saysDoesNotApply(value) ? { value: DOES_NOT_APPLY } : check(value);
}

function ofItsKind(attribute: CatalogAttribute): (value: unknown) => Checked {
  const { kind, values, idOf } = attribute;
  const places = new Map<string, number>();
  // An import adds values while it checks.
  const placeOf = (id: string) => {
    for (let place = places.size; place < values.length; place++)
      places.set(values[place]!.id, place);
    return places.get(id);
  };
  const hasNone = (given: unknown) =>
    problem(
      typeof given === "string" ? noSuchValue(attribute, given) : "Choose one of its values.",
    );
  switch (kind) {
    case "choice":
      if (attribute.isOpen) return checkedWord(attribute);
      return (value) =>
        typeof value === "string" && placeOf(value) !== undefined ? { value } : hasNone(value);
    case "choices":
      return (value) => {
        if (!Array.isArray(value)) return problem("Choose from its values.");
        if (attribute.isOpen) return checkedWords(value, checkedWord(attribute));
        const unknown = value.find((each) => placeOf(each as string) === undefined) as unknown;
        if (unknown !== undefined) return hasNone(unknown);
        const ids = [...new Set(value as string[])];
        // As its retailer writes it.
        if (idOf) return { value: ids };
        return { value: ids.sort((a, b) => placeOf(a)! - placeOf(b)!) };
      };
    case "number":
      return (value) => (isNumber(value) ? { value: value + 0 } : problem("Use a number."));
    case "flag":
      return (value) => (typeof value === "boolean" ? { value } : problem("Say yes or no."));
    case "range":
      return checkedRange;
    case "date":
      return (value) =>
        typeof value === "string" && isDate(value)
          ? { value }
          : problem("Use a date such as 2026-05-17, 2026-05 or 2026.");
    case "text":
      return checkedText(attribute.id === OTHER_COLUMNS ? anotherText : aText);
  }
}

/** A word that need not be listed: the id of the value that is called so, or as it is written. */
function checkedWord(attribute: CatalogAttribute): (value: unknown) => Checked {
  const find = attribute.storedAs ? () => undefined : valueFinder(attribute);
  return (value) => {
    const { success, data, error } = aWord.safeParse(value);
    return success ? { value: find(data) ?? data } : problem(error.issues[0]!.message);
  };
}

function checkedWords(values: readonly unknown[], check: (value: unknown) => Checked): Checked {
  if (values.length > MAX_WORDS) return problem(`At most ${MAX_WORDS} of them.`);
  const words = new Set<string>();
  for (const value of values) {
    const checked = check(value);
    if ("problem" in checked) return checked;
    words.add(checked.value as string);
  }
  return { value: [...words] };
}

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

/** A range with one end or two. */
export function checkedRange(value: unknown): Checked {
  const isRange = typeof value === "object" && value !== null && !Array.isArray(value);
  const { min, max, ...others } = (isRange ? value : {}) as Record<string, unknown>;
  const ends = [min, max].filter((end) => end !== undefined && end !== null);
  if (ends.length === 0 || !ends.every(isNumber) || Object.keys(others).length > 0) {
    return problem("Enter a range, such as from 9 to 18, with at least one end.");
  }
  if (isNumber(min) && isNumber(max) && min > max) {
    return problem(`A range begins with the smaller number: ${max} is below ${min}.`);
  }
  return {
    value: { ...(isNumber(min) && { min: min + 0 }), ...(isNumber(max) && { max: max + 0 }) },
  };
}

function checkedText(text: typeof aText): (value: unknown) => Checked {
  return (value) => {
    if (typeof value !== "string") return problem("Use a text.");
    const { success, data, error } = text.safeParse(value.trim());
    return success ? { value: data } : problem(error.issues[0]!.message);
  };
}
