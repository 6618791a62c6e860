import type { AttributeShape } from "@shared/contracts/attributes";
import type { TestBy } from "@shared/finders/operators";
import { plainWord } from "@shared/finders/search-choices";
import { columnNamed, hasColumn, rowsOf } from "../../engine/catalog";
import type { Stated } from "../../engine/columns";
import type { Steps } from "../../platform/work/steps";
import type { FinderCatalog } from "./finder-catalog";
import { mentioningText } from "./likeness";
import type { Say } from "./say";
import { wordsIn } from "./stated";

// What products state that contains a word, or resembles it: chicken fat, chickpeas and chiken of chicken.

/** A value that is asked for a word, with all that it is called. */
interface Mentioned {
  /** The value's id; of a text the part of it. */
  id: string;
  called: readonly string[];
}

/** Between the parts of a text that lists several things. */
const BETWEEN_PARTS = /[,;:/()[\]{}•|\n]+|\.\s/;

const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** Tells the values that a product states in an attribute, with all that they are called; those of a text are its parts. */
function valuesStated(
  attribute: AttributeShape | undefined,
): (value: Stated) => readonly Mentioned[] {
  if (attribute?.kind === "choice" || attribute?.kind === "choices") {
    const called = new Map(
      attribute.values.map(({ id, label, synonyms }) => [
        id,
        [...Object.values(label), ...synonyms],
      ]),
    );
    return (value) => wordsIn(value).map((id) => ({ id, called: [id, ...(called.get(id) ?? [])] }));
  }
  return (value) =>
    wordsIn(value).flatMap((text) =>
      text
        .split(BETWEEN_PARTS)
        .map((part) => part.trim())
        .filter((part) => HAS_LETTERS.test(part))
        .map((part) => ({ id: part, called: [part] })),
    );
}

/** Parts that were looked at before; of so many the rest is looked at anew. */
const MAX_KNOWN = 10_000;

/** What is asked of a word, with what staff decided of the values that contain or resemble it. */
type Mentions = Pick<TestBy<"mentions">, "mentions" | "counts" | "others">;

/** Whether staff said of a value that it counts, by what it is compared as; nothing where they did not say. */
const decisionsIn = ({ counts, others }: Mentions): ReadonlyMap<string, boolean> =>
  new Map([
    ...others.map((each) => [plainWord(each), false] as const),
    ...counts.map((each) => [plainWord(each), true] as const),
  ]);

/** Tells whether what a product states mentions a word: not known while it has a value that nobody decided about. */
export function mentionTest(
  asked: Mentions,
  attribute: AttributeShape | undefined,
): (value: Stated) => boolean | undefined {
  const valuesOf = valuesStated(attribute);
  const isMentioned = mentioningText(asked.mentions);
  const decisions = decisionsIn(asked);
  const hasValues = attribute?.kind === "choice" || attribute?.kind === "choices";
  // Most texts mention nothing: these are not taken apart.
  const isAside = (stated: Stated) =>
    !hasValues &&
    !wordsIn(stated).some((text) => {
      if (isMentioned(text)) return true;
      const plain = decisions.size > 0 ? plainWord(text) : "";
      return [...decisions.keys()].some((each) => plain.includes(each));
    });
  // Texts of many products have the same few parts.
  const known = new Map<string, boolean | undefined>();
  const counted = (value: Mentioned): boolean | undefined => {
    if (known.has(value.id)) return known.get(value.id);
    const decided = decisions.get(plainWord(value.id));
    const found = decided ?? (value.called.some(isMentioned) ? undefined : false);
    if (known.size < MAX_KNOWN) known.set(value.id, found);
    return found;
  };
  return (stated) => {
    if (stated === null) return undefined;
    if (isAside(stated)) return false;
    let found: boolean | undefined = false;
    for (const value of valuesOf(stated)) {
      const each = counted(value);
      if (each) return true;
      if (each === undefined) found = undefined;
    }
    return found;
  };
}

/** A value that mentions a word, as it is called, with the products that state it. */
interface MentionedValue {
  id: string;
  label: string;
  products: Set<string>;
}

/** The values that products of these catalogs state in an attribute and that mention one of these words, in steps. */
export function* valuesMentioning(
  catalogs: Iterable<FinderCatalog>,
  { attribute, words, say }: { attribute: string; words: readonly string[]; say: Say },
): Steps<MentionedValue[]> {
  const isMentioned = mentioningText(words);
  const found = new Map<string, MentionedValue>();
  for (const catalog of catalogs) {
    if (!hasColumn(catalog, attribute)) continue;
    const shape = catalog.attributes.get(attribute);
    const labels = new Map(shape?.values.map(({ id, label }) => [id, say(label)]));
    const valuesOf = valuesStated(shape);
    const column = columnNamed(catalog, attribute);
    const isText = shape?.kind === "text";
    for (const [code, stated] of column.values.entries()) {
      if (code % VALUES_OF_STEP === VALUES_OF_STEP - 1) yield;
      if (isText && !wordsIn(stated).some(isMentioned)) continue;
      for (const value of valuesOf(stated)) {
        if (!value.called.some(isMentioned)) continue;
        const key = plainWord(value.id);
        let of = found.get(key);
        if (!of) {
          const id = isText ? key : value.id;
          of = { id, label: labels.get(value.id) ?? value.id, products: new Set() };
          found.set(key, of);
        }
        for (const row of rowsOf(column, code)) of.products.add(catalog.productAt(row).groupKey);
      }
    }
  }
  return [...found.values()];
}

/** A value may be a long text of many parts: so few are looked at in a step. */
const VALUES_OF_STEP = 50;

/** Those of them of which staff did not say whether they count. */
export function undecided<Each extends { id: string }>(
  values: readonly Each[],
  asked: Mentions,
): Each[] {
  const decisions = decisionsIn(asked);
  return values.filter(({ id }) => !decisions.has(plainWord(id)));
}
