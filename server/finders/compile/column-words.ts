import type { AttributeShape } from "@shared/contracts/attributes";
import type { Text } from "@shared/finders/text";
import type { Stated } from "../../engine/columns";
import { tellsListed } from "../../engine/listed-for";
import { columnText, type Language } from "./labels";
import type { Measure } from "./measure";
import { writerIn } from "../sentences/sentences";
import { lower, upper } from "./say";

// What products state, in words: parts of sentences.

/** What sentences are made with. */
export interface Wording {
  language: Language;
  attributes: ReadonlyMap<string, AttributeShape>;
}

/** What a column is called in the middle of a sentence; `undefined` where it has no name. */
export function columnLabel(
  column: string | undefined,
  { attributes, language: { say, locale } }: Wording,
): string | undefined {
  if (column === undefined) return undefined;
  const attribute = attributes.get(column);
  if (attribute) return lower(say(attribute.label), locale);
  return column === "brand" || column === "price" ? writerIn(locale)(column) : undefined;
}

/** Whether answers are called as the values of a column are; so they are of columns that name none. */
export function areValuesOf(
  column: string | undefined,
  answers: readonly { label: Text }[],
  { attributes, language: { say } }: Wording,
): boolean {
  const values = column === undefined ? [] : (attributes.get(column)?.values ?? []);
  const isValue = (label: string) =>
    values.some((value) => Object.values(value.label).includes(label));
  return values.length === 0 || answers.every(({ label }) => isValue(say(label)));
}

/** A product that earns less than so much is not praised for it. */
const WELL = 2 / 3;

/** What a product has of which less, or more, is better, and which; undefined of others, and where it states none. */
export function betterSentence(
  { better, columns: [column], of, within }: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
): string | undefined {
  if (!better || column === undefined || stated(column) === null) return undefined;
  const { attributes, language } = wording;
  const said = columnText(column, stated(column), attributes.get(column), language);
  const write = writerIn(language.locale);
  const states = statesOf(columnLabel(column, wording) ?? column, said, language);
  const { share } = of(stated);
  // Of all that musts leave it is the best; of what earns all from a number on there may be better.
  if (share === 1 && within) return write(`none-is-${better}`, { states });
  return write(share < WELL ? `${better}-would-be` : `${better}-is-better`, { states });
}

/** "Weight: 2.3 kg", at the beginning of a sentence. */
export const statesOf = (
  attribute: string,
  product: string,
  { locale }: Pick<Language, "locale">,
): string => writerIn(locale)("states", { attribute: upper(attribute), product });

/** More columns than so many are too much for one sentence. */
const MAX_DETAILS = 3;

/** What a product states in each of so many columns at least; undefined where one of them has no name. */
export function detailsOf(
  { columns }: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
  least = 2,
): string | undefined {
  if (columns.length < least || columns.length > MAX_DETAILS) return undefined;
  const details = columns.map((column) => {
    const label = tellsListed(column) ? undefined : columnLabel(column, wording);
    const value = stated(column);
    if (label === undefined) return undefined;
    const { attributes, language } = wording;
    const write = writerIn(language.locale);
    const product =
      value === null
        ? write("detail-not-stated")
        : columnText(column, value, attributes.get(column), language);
    return write("states", { attribute: label, product });
  });
  return details.includes(undefined) ? undefined : details.join(", ");
}

/** What a product has of the one thing that a rule looks at: "Gender: Women's"; undefined where that is no one thing. */
export function statesInOne(
  measure: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
): string | undefined {
  const { attribute, product } = saidOf(measure, stated, wording);
  return attribute && product ? statesOf(attribute, product, wording.language) : undefined;
}

/** What the one thing that a rule looks at is called, and what a product has of it; empty where it looks at several. */
export function saidOf(
  { columns }: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
): { attribute: string; product: string } {
  const [column, ...others] = columns;
  if (column === undefined || others.length > 0 || tellsListed(column))
    return { attribute: "", product: "" };
  const { attributes, language } = wording;
  const product = columnText(column, stated(column), attributes.get(column), language);
  return { attribute: columnLabel(column, wording) ?? "", product };
}
