import type { AttributeShape } from "@shared/contracts/attributes";
import type { Stated } from "../../engine/columns";
import { tellsListed } from "../../engine/listed-for";
import { columnText, type Language } from "./labels";
import type { Measure } from "./measure";
import { lower, upper } from "./say";

// What products state, in words: parts of sentences.

/** What sentences are made with. */
export interface Wording {
  language: Language;
  attributes: ReadonlyMap<string, AttributeShape>;
}

const OWN_LABELS: Record<string, string> = { brand: "brand", price: "price" };

/** What a column is called in the middle of a sentence; `undefined` where it has no name. */
export function columnLabel(
  column: string | undefined,
  { attributes, language: { say } }: Wording,
): string | undefined {
  if (column === undefined) return undefined;
  const attribute = attributes.get(column);
  return attribute ? lower(say(attribute.label)) : OWN_LABELS[column];
}

/** A product that earns less than so much is not praised for it. */
const WELL = 0.5;

/** What a product has of which less, or more, is better, and which; undefined of others, and where it states none. */
export function betterSentence(
  { better, columns: [column], of }: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
): string | undefined {
  if (!better || column === undefined || stated(column) === null) return undefined;
  const { attributes, language } = wording;
  const said = columnText(column, stated(column), attributes.get(column), language);
  const praised =
    of(stated).share < WELL ? `; ${better} would be better` : `, and ${better} is better`;
  return `${upper(columnLabel(column, wording) ?? column)}: ${said}${praised}`;
}

/** More columns than so many are too much for one sentence. */
const MAX_DETAILS = 3;

/** What a product states in each of several columns; undefined where one of them has no name. */
export function detailsOf(
  { columns }: Measure,
  stated: (column: string) => Stated,
  wording: Wording,
): string | undefined {
  if (columns.length < 2 || columns.length > MAX_DETAILS) return undefined;
  const details = columns.map((column) => {
    const label = tellsListed(column) ? undefined : columnLabel(column, wording);
    const value = stated(column);
    if (label === undefined) return undefined;
    if (value === null) return `${label}: not stated`;
    const { attributes, language } = wording;
    return `${label}: ${columnText(column, value, attributes.get(column), language)}`;
  });
  return details.includes(undefined) ? undefined : details.join(", ");
}
