import { useId } from "react";
import type { MentionedValues } from "@shared/contracts/finder-matching";
import type { TestBy } from "@shared/finders/operators";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import type { Names } from "../words/names";

type Mentions = TestBy<"mentions">;

interface Props {
  test: Mentions;
  names: Names;
  onChange: (test: Mentions) => void;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const has = (all: readonly string[], id: string) => all.some((each) => isSame(each, id));
const without = (all: readonly string[], id: string) => all.filter((each) => !isSame(each, id));

/**
 * The words that are looked for in all that products state, and every value that contains or resembles one: staff say
 * which count. What nobody has decided about waits.
 */
export function MentionsField({ test, names, onChange }: Props) {
  const { attribute, mentions, counts, others } = test;
  const words = mentions.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { data, isPlaceholderData: isFormer } = useStaffQuery<MentionedValues>(
    names.mentions(attribute, words),
    {
      keepsShown: true,
    },
  );
  const values = words.length > 0 ? (data?.values ?? []) : [];
  const waiting = values.filter(({ id }) => !has(counts, id) && !has(others, id));
  const decide = (ids: readonly string[], isCounted: boolean | undefined) => {
    const left = (all: readonly string[]) =>
      ids.reduce((rest: string[], id) => without(rest, id), [...all]);
    onChange({
      ...test,
      counts: [...left(counts), ...(isCounted === true ? ids : [])],
      others: [...left(others), ...(isCounted === false ? ids : [])],
    });
  };
  return (
    <div className="grid min-w-0 basis-full grid-cols-1 gap-3">
      <FieldFrame label="Words to look for" hint="Several with commas, such as chicken, poultry.">
        {(input) => (
          <input
            {...input}
            defaultValue={words.join(", ")}
            onBlur={({ target }) => {
              const next = target.value
                .split(",")
                .map((each) => each.trim())
                .filter(Boolean);
              if (next.length > 0 && next.join() !== mentions.join())
                onChange({ ...test, mentions: next });
            }}
          />
        )}
      </FieldFrame>
      {values.length > 0 && (
        <fieldset className="min-w-0 rounded-control border border-line p-3">
          <legend className="px-1 text-sm font-semibold">
            What products state with it or like it: say which count
          </legend>
          <div className="flex flex-wrap items-center gap-2 pb-2 text-sm" aria-live="polite">
            {isFormer ? (
              <span>Looking for the words as they are now…</span>
            ) : waiting.length > 0 ? (
              <>
                <span>
                  {waiting.length === 1 ? "1 value waits" : `${waiting.length} values wait`} for
                  you: where this is a fact, their products are hidden until then.
                </span>
                <Press
                  onPress={() =>
                    decide(
                      waiting.map(({ id }) => id),
                      true,
                    )
                  }
                >
                  All of them count
                </Press>
              </>
            ) : (
              <span>All are decided. What an import brings waits here.</span>
            )}
          </div>
          {/* What is decided is of the words that stand in the field. */}
          <ul className="grid max-h-72 gap-1 overflow-y-auto" inert={isFormer}>
            {values.map(({ id, label, products }) => (
              <Decided
                key={id}
                {...{ label, products }}
                isCounted={has(counts, id) ? true : has(others, id) ? false : undefined}
                onDecide={(isCounted) => decide([id], isCounted)}
              />
            ))}
          </ul>
          {data?.isCut && (
            <p className="pt-2 text-sm text-muted">
              There are more: look for a longer word to see them all.
            </p>
          )}
        </fieldset>
      )}
      {words.length > 0 && data && values.length === 0 && (
        <p className="text-sm text-muted">No product states anything like it today.</p>
      )}
    </div>
  );
}

interface DecidedProps {
  label: string;
  products: number;
  /** Undefined while nobody decided. */
  isCounted: boolean | undefined;
  onDecide: (isCounted: boolean) => void;
}

function Decided({ label, products, isCounted, onDecide }: DecidedProps) {
  const name = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {label}{" "}
        <span className="text-sm text-muted">
          ({products === 1 ? "1 product" : `${products} products`})
        </span>
      </span>
      <span className="flex gap-3" role="group" aria-label={label}>
        {(
          [
            [true, "Counts"],
            [false, "Does not"],
          ] as const
        ).map(([value, said]) => (
          <label
            key={said}
            className="inline-flex min-h-control cursor-pointer items-center gap-1.5 text-sm"
          >
            <input
              type="radio"
              name={name}
              className="accent-accent"
              checked={isCounted === value}
              onChange={() => onDecide(value)}
            />
            {said}
          </label>
        ))}
      </span>
    </li>
  );
}

const Press = ({ children, onPress }: { children: string; onPress: () => void }) => (
  <button
    type="button"
    className="min-h-control font-semibold text-accent-text underline"
    onClick={onPress}
  >
    {children}
  </button>
);
