import { Plus, X } from "lucide-react";
import type { Ask } from "@shared/finders/question";
import type { Text } from "@shared/finders/text";
import { freeWord } from "@shared/input/words-of-names";
import { Button } from "@/staff-kit/button";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/text-input";

type Price = Extract<Ask, { kind: "price" }>;
type Preset = Extract<Price["presets"], readonly unknown[]>[number];

interface Props {
  ask: Price;
  locale: string;
  onChange: (presets: Preset[]) => void;
}

const MAX_PRESETS = 12;

/** The ranges that a price question offers beside its slider. */
export function PricePresets({ ask, locale, onChange }: Props) {
  const { presets } = ask;
  if (!Array.isArray(presets)) {
    return (
      <p className="text-sm text-muted sm:col-span-2">
        Its ranges come from the list of budget ranges that staff keep.
      </p>
    );
  }
  const put = (at: number, changes: Partial<Preset>) =>
    onChange(presets.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  const add = () => {
    const min = presets.at(-1)?.max ?? ask.min;
    const id = freeWord(
      "range",
      presets.map((each) => each.id),
    );
    const max = Math.max(min + ask.step, Math.round((min + ask.max) / 2));
    onChange([...presets, { id, label: { [locale]: "New range" }, min, max }]);
  };
  return (
    <section aria-label="Ranges to choose from" className="@container min-w-0 sm:col-span-2">
      <h3 className="text-sm font-semibold">Ranges to choose from</h3>
      {presets.length === 0 && (
        <p className="mt-1 text-sm text-muted">None: shoppers use the slider alone.</p>
      )}
      <ul className="mt-1 grid gap-2">
        {presets.map(({ id, label, min, max }, at) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3 rounded-control border border-line p-3 @2xl:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
          >
            <div className="col-span-2 @2xl:col-span-1">
              <SaidField
                label="Name"
                text={label}
                locale={locale}
                onChange={(next: Text = { [locale]: "" }) => put(at, { label: next })}
              />
            </div>
            <NumberField
              label="From"
              value={min}
              min={0}
              max={max}
              onChange={(next = 0) => put(at, { min: next })}
            />
            <NumberField
              label="To"
              hint={max === undefined ? "No end." : undefined}
              value={max}
              min={Math.max(min, Number.MIN_VALUE)}
              onChange={(next) => put(at, { max: next })}
            />
            <button
              type="button"
              className="col-start-3 row-start-1 mt-6 grid size-control place-items-center rounded-lg text-muted hover:text-ink @2xl:col-start-4"
              onClick={() => onChange(presets.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove the range {label[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
      {presets.length < MAX_PRESETS && (
        <Button look="quiet" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Add a range
        </Button>
      )}
    </section>
  );
}
