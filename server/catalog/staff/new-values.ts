import { sql } from "drizzle-orm";
import {
  DOES_NOT_APPLY,
  MAX_ATTRIBUTE_VALUES,
  type AttributeShape,
} from "@shared/contracts/attributes";
import type { AddedValues } from "@shared/contracts/imports";
import { valueId } from "@shared/finders/text";
import { oneLine } from "@shared/input/plain-text";
import { wordOf } from "@shared/input/words-of-names";
import { writeAudit } from "../../people/audit/audit";
import type { Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { attributeEntry, heldAttribute, nameOf, updateAttribute } from "./attribute-queries";
import type { Checked } from "./check-values";
import { spelling } from "@shared/input/parts-of-cells";
import { idOf } from "./file-look/own-columns";
import { saysDoesNotApply, wordKey } from "../store/words";

/** The most values of an attribute that a report names. */
const MAX_SAID = 20;
const aLabel = oneLine("Enter a word.", 200);
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const FULL = "Its list has 2,000 values, which is the most. Merge or leave out some.";

/** Values that good rows state, by their attributes. */
export type CountedValues = [attribute: string, values: AttributeShape["values"]][];

/** Values that a file states and no list has: each is added once, however often and with whatever capitals it stands there. */
export interface NewValues {
  /** The attributes with all that was found so far. */
  attributes: ReadonlyMap<string, AttributeShape>;
  /** The value that a text is from now on, or why it is none. */
  add: (attribute: string, text: string) => Checked | undefined;
  /** Looks which of them the good rows of an import state. */
  count: (tx: Database, importId: string) => Promise<void>;
  isAny: () => boolean;
  /** Those that were counted. */
  counted: () => CountedValues;
  said: () => AddedValues[];
  /** Adds those that were counted to their attributes. */
  write: (tx: Database, actor: Actor) => Promise<void>;
}

export function newValues(known: ReadonlyMap<string, AttributeShape>): NewValues {
  const attributes = new Map(
    [...known].map(([id, each]) => [id, { ...each, values: [...each.values] }]),
  );
  const found = new Map<string, Map<string, string>>();
  let stated = new Map<string, AttributeShape["values"]>();
  return {
    attributes,
    add(id, text) {
      const attribute = attributes.get(id)!;
      const ids = found.get(id) ?? new Map<string, string>();
      const before = ids.get(wordKey(text));
      if (before !== undefined) return { value: before };
      if (!SAYS_SOMETHING.test(text) || saysDoesNotApply(text)) return undefined;
      const label = aLabel.safeParse(text);
      if (!label.success) return { problem: label.error.issues[0]!.message };
      if (attribute.values.length >= MAX_ATTRIBUTE_VALUES) return { problem: FULL };
      const value = valueOf(attribute, label.data);
      attribute.values.push(value);
      found.set(id, ids.set(wordKey(text), value.id));
      return { value: value.id };
    },
    async count(tx, importId) {
      if (found.size === 0) return;
      const all = await statedIn(tx, importId, [...found.keys()]);
      stated = new Map(
        [...found].flatMap(([id, ids]) => {
          const added = new Set(ids.values());
          const words = new Set(all.flatMap((each) => (each.attribute === id ? [each.word] : [])));
          const values = attributes
            .get(id)!
            .values.filter((each) => added.has(each.id) && words.has(each.id));
          return values.length > 0 ? [[id, values] as const] : [];
        }),
      );
    },
    isAny: () => found.size > 0,
    counted: () => [...stated],
    said: () =>
      [...stated].map(([id, values]) => ({
        attribute: nameOf(attributes.get(id)!),
        count: values.length,
        values: values.slice(0, MAX_SAID).map(({ label }) => Object.values(label)[0]!),
      })),
    write: (tx, actor) => writeValues(tx, actor, [...stated]),
  };
}

/** Adds values to their attributes. */
export async function writeValues(
  tx: Database,
  actor: Actor,
  counted: CountedValues,
): Promise<void> {
  for (const [id, values] of counted) {
    const before = (await heldAttribute(tx, id))!;
    const after = await updateAttribute(tx, id, {
      ...before,
      values: [...before.values, ...values],
    });
    await writeAudit(tx, actor, attributeEntry(before, "update", { before, after }));
  }
}

/** A value that is called so, in the language of its attribute. */
function valueOf(
  { label, values }: AttributeShape,
  text: string,
): AttributeShape["values"][number] {
  const taken = values.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  const locale = Object.keys(label)[0] ?? "en";
  return {
    id: idFor(text, new Set([...taken, DOES_NOT_APPLY])),
    label: { [locale]: text },
    synonyms: [],
    isRetired: false,
  };
}

/** An id that no other text is read as: "A+" is not "a", which "A" is. */
function idFor(text: string, taken: Set<string>): string {
  const plain = wordKey(spelling(text));
  if (valueId.safeParse(plain).success && !taken.has(plain)) return plain;
  return idOf(text, taken.add(wordOf(text)));
}

/** What the good rows of an import state in some attributes. */
async function statedIn(tx: Database, importId: string, attributes: string[]) {
  const { rows } = await tx.execute<{ attribute: string; word: string }>(sql`
    select distinct stated.key as attribute, word
    from product_import_rows as staged, jsonb_each(staged.product -> 'values') as stated,
      jsonb_array_elements_text(case when jsonb_typeof(stated.value) = 'array'
        then stated.value else jsonb_build_array(stated.value) end) as word
    where staged.import_id = ${importId} and staged.is_good and stated.key in (${sql.join(
      attributes.map((each) => sql`${each}`),
      sql`, `,
    )})`);
  return rows;
}
