import { Merge } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { AttributeShape } from "@shared/contracts/attributes";
import { INPUT } from "@/staff-kit/field-frame";
import { SortableRows } from "@/staff-kit/sortable-rows";
import { nameOf } from "@/staff-kit/attribute-words";
import { Button } from "@/staff-kit/button";
import { useTypedWords } from "@/staff-kit/use-typed-words";
import { named } from "./attribute-values";
import { withColors } from "./colors-by-name";

type Value = AttributeShape["values"][number];

interface Props {
  values: readonly Value[];
  mayWrite: boolean;
  onChange: (values: Value[]) => void;
  /** How a value is merged into another; undefined while that is not possible. */
  merging?: (from: string, end: () => void) => ReactNode;
  /** What is said of a value that is retired. */
  retiring: (value: Value) => ReactNode;
}

/** The values of an attribute: renamed, put in order, merged and retired; none is ever gone while something names it. */
export function ValuesEditor({ values, mayWrite, onChange, merging, retiring }: Props) {
  const [merged, setMerged] = useState<string>();
  const [areColors, setColors] = useState(values.some(({ color }) => color !== undefined));
  if (values.length === 0) return null;
  const put = (value: Value) =>
    onChange(values.map((each) => (each.id === value.id ? value : each)));
  const rows = values.map((value) => ({ id: value.id, name: nameOf(value) || value.id, value }));
  return (
    <section aria-label="Values">
      <h3 className="text-sm font-semibold">Values, in their order</h3>
      <div className="mt-1">
        <SortableRows
          rows={rows}
          isSortable={mayWrite && rows.length > 1}
          onOrder={(ids) => {
            onChange(ids.flatMap((id) => values.find((each) => each.id === id) ?? []));
            return Promise.resolve();
          }}
        >
          {({ value, name }, handle) => (
            <div className="flex flex-wrap items-center gap-2">
              {handle}
              <input
                aria-label={`Name of ${name}`}
                className={`${INPUT} w-auto! min-w-0 grow basis-40`}
                maxLength={200}
                value={nameOf(value)}
                onChange={({ target }) => put(named(value, target.value))}
              />
              {areColors && (
                <input
                  type="color"
                  aria-label={value.color ? `Color of ${name}` : `Color of ${name}: none yet`}
                  className={`size-control shrink-0 rounded-control border bg-paper p-1 ${value.color ? "border-outline" : "border-dashed border-muted opacity-60"}`}
                  disabled={!mayWrite}
                  value={value.color ?? "#ffffff"}
                  onChange={({ target }) => put({ ...value, color: target.value })}
                />
              )}
              <OtherWords
                name={name}
                words={value.synonyms}
                onChange={(synonyms) => put({ ...value, synonyms })}
              />
              <label className="flex min-h-control items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4 accent-accent pointer-coarse:size-5"
                  checked={value.isRetired}
                  onChange={({ target }) => put({ ...value, isRetired: target.checked })}
                />
                Retired
                <span className="sr-only">: {name}</span>
              </label>
              {value.isRetired && retiring(value)}
              {mayWrite && values.length > 1 && (
                <button
                  type="button"
                  disabled={!merging}
                  title={merging ? undefined : "Once the changes are stored"}
                  className="inline-flex min-h-control items-center gap-1 px-2 text-sm text-accent-text hover:underline disabled:text-muted disabled:no-underline"
                  onClick={() => setMerged(value.id)}
                >
                  <Merge aria-hidden className="size-4" />
                  Merge
                  <span className="sr-only"> {name} into another value</span>
                </button>
              )}
              {merged === value.id && merging?.(value.id, () => setMerged(undefined))}
            </div>
          )}
        </SortableRows>
      </div>
      {mayWrite && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          {areColors ? (
            <Button look="quiet" onClick={() => onChange(withColors(values))}>
              Color them by their names
            </Button>
          ) : (
            <Button look="quiet" onClick={() => setColors(true)}>
              These are colors
            </Button>
          )}
          {areColors && (
            <span className="text-sm text-muted">For questions that show swatches of color.</span>
          )}
        </div>
      )}
    </section>
  );
}

interface OtherWordsProps {
  name: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

const MAX_WORDS = 50;
const MAX_LENGTH = 200;

/** Other words for a value, with commas between them: files and shoppers who type may use them. */
function OtherWords({ name, words, onChange }: OtherWordsProps) {
  const typed = useTypedWords(words, (next) =>
    onChange([...new Set(next.map((each) => each.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS)),
  );
  return (
    <input
      aria-label={`Other words for ${name}, separated by commas`}
      placeholder="Other words"
      className={`${INPUT} w-auto! min-w-0 grow basis-40 text-sm`}
      {...typed}
    />
  );
}
