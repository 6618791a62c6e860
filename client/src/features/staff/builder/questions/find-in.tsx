import type { Attribute } from "@shared/contracts/attributes";
import type { Options, Question } from "@shared/finders/question";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useProductLists } from "../conditions/listed-for";
import { ValueChips } from "../fields/value-chips";
import type { Names } from "../words/names";
import { ChoosingMeans } from "./linked-options";

interface Props {
  question: Question;
  /** The questions that come before it. */
  earlier: readonly Question[];
  names: Names;
  attributes: readonly Attribute[];
  onChange: (changes: Partial<Question>, field: string) => void;
}

interface Source {
  name: string;
  options: Options;
}

/** Where a question that is answered by typing finds its answers. */
export function FindIn({ question, earlier, names, attributes, onChange }: Props) {
  const lists = useProductLists();
  const { ask, options } = question;
  if (ask.kind !== "find") return null;
  const sources: Source[] = [
    ...lists.flatMap(({ id, name, keys }) =>
      keys.map((key) => ({
        name: `${name}: ${key.label}`,
        options: { listed: id, key: key.id },
      })),
    ),
    ...attributes
      .filter(({ isRetired, values }) => !isRetired && values.length > 0)
      .map(({ id }) => ({ name: names.attributeStated(id), options: { attribute: id } })),
    { name: "Brands", options: { products: "brand", ids: "short" } },
  ];
  const chosen = sources.findIndex((each) => isSame(each.options, options));
  const list = listOf(options);
  const foundThere = earlier.filter((each) => list !== undefined && listOf(each.options) === list);
  return (
    <section aria-label="What is found" className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label="Found in" hint="A list of what products are for, or what products state.">
        {(input) => (
          <select
            {...input}
            value={chosen < 0 ? "" : chosen}
            onChange={({ target }) => {
              const source = sources[Number(target.value)];
              const { after: _, ...rest } = ask;
              if (source) onChange({ ask: rest, options: source.options }, "options");
            }}
          >
            {chosen < 0 && <option value="">{options ? "As it is now" : "Choose one"}</option>}
            {sources.map(({ name }, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {options && !Array.isArray(options) && ("attribute" in options || "products" in options) && (
        <ChoosingMeans
          options={options}
          isFact={question.fact}
          onChange={(next) => onChange({ options: next }, "options means")}
        />
      )}
      {foundThere.length > 0 && (
        <div className="min-w-0">
          <p className="text-sm font-semibold">Only what goes with the answers to</p>
          <div className="mt-1">
            <ValueChips
              legend="Earlier questions in the same list"
              ids={foundThere.map(({ id }) => id)}
              chosen={ask.after ?? []}
              label={names.question}
              onChange={(after) =>
                onChange(
                  { ask: { ...ask, after: after.length > 0 ? after : undefined } },
                  "find after",
                )
              }
            />
          </div>
        </div>
      )}
    </section>
  );
}

const listOf = (options: Options | undefined): string | undefined =>
  options && "listed" in options ? options.listed : undefined;

function isSame(one: Options, other: Options | undefined): boolean {
  if (!other || Array.isArray(one) || Array.isArray(other)) return false;
  if ("listed" in one)
    return "listed" in other && one.listed === other.listed && one.key === other.key;
  if ("attribute" in one) return "attribute" in other && one.attribute === other.attribute;
  return "products" in one && "products" in other;
}
