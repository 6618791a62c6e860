import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Calculation } from "@shared/finders/calculation";
import { INPUT } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { WhenField } from "../conditions/when-field";
import {
  answeredByNumber,
  chosenAmong,
  statedNumbers,
  type CalculationScope,
} from "./calculation-kinds";
import { NumberInput } from "../fields/number-input";

interface Props {
  label: string;
  is: Calculation;
  scope: CalculationScope;
  onChange: (is: Calculation) => void;
}

/** What has no parts: a number, or something by its name. */
export function PlainPart({ label, is, scope, onChange }: Props) {
  const { document, own, attributes, names } = scope;
  if (typeof is === "number") {
    return (
      <NumberInput
        label={`${label}: number`}
        className="w-28!"
        value={is}
        onChange={(next = 0) => onChange(next)}
      />
    );
  }
  const [ids, chosen, name, make] =
    "answer" in is
      ? ([
          answeredByNumber(document),
          is.answer,
          names.question,
          (answer: string) => ({ answer }),
        ] as const)
      : "optionsOf" in is
        ? ([
            chosenAmong(document),
            is.optionsOf,
            names.question,
            (optionsOf: string) => ({ optionsOf }),
          ] as const)
        : "value" in is
          ? ([
              document.values.filter(({ id }) => id !== own),
              is.value,
              names.value,
              (value: string) => ({ value }),
            ] as const)
          : "product" in is
            ? ([
                statedNumbers(attributes),
                is.product,
                names.attributeStated,
                (product: string) => ({ product }),
              ] as const)
            : ([[], "", names.value, () => is] as const);
  if (chosen === "") return null;
  return (
    <select
      aria-label={`${label}: which`}
      className={`${INPUT} w-auto! max-w-full`}
      value={chosen}
      onChange={({ target }) => onChange(make(target.value))}
    >
      {!ids.some(({ id }) => id === chosen) && <option value={chosen}>{name(chosen)}</option>}
      {ids.map(({ id }) => (
        <option key={id} value={id}>
          {name(id)}
        </option>
      ))}
    </select>
  );
}

type Bands = Extract<Calculation, { bands: unknown }>;

interface CasesProps extends CalculationScope {
  is: Bands;
  /** The field of a calculation within this one. */
  field: (label: string, is: Calculation, onChange: (is: Calculation) => void) => ReactNode;
  onChange: (is: Bands) => void;
}

/** Cases of which the first that fits counts, and what counts otherwise. */
export function Cases({ is, field, onChange, document, names, mayWrite }: CasesProps) {
  const { bands, otherwise } = is;
  const put = (at: number, changes: Partial<Bands["bands"][number]>) =>
    onChange({ ...is, bands: bands.with(at, { ...bands[at]!, ...changes }) });
  const first = document.questions.find(({ ask }) => ask.kind !== "info");
  return (
    <>
      {bands.map((band, at) => (
        <div key={at} className="grid grid-cols-1 gap-2 rounded-control border border-line p-2">
          <div className="flex items-start gap-1">
            {field(`Case ${at + 1}`, band.is, (next) => put(at, { is: next }))}
            {mayWrite && bands.length > 1 && (
              <button
                type="button"
                className="grid size-control shrink-0 place-items-center text-muted hover:text-ink"
                onClick={() => onChange({ ...is, bands: bands.toSpliced(at, 1) })}
              >
                <X aria-hidden className="size-4" />
                <span className="sr-only">Remove case {at + 1}</span>
              </button>
            )}
          </div>
          <WhenField
            legend="It counts"
            when={band.when}
            document={document}
            names={names}
            mayWrite={mayWrite}
            onChange={(when) => when && put(at, { when })}
          />
        </div>
      ))}
      {mayWrite && first && bands.length < 40 && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() =>
            onChange({
              ...is,
              bands: [...bands, { when: { question: first.id, isAnswered: true }, is: 0 }],
            })
          }
        >
          <Plus aria-hidden className="size-4" />
          Another case
        </Button>
      )}
      {otherwise === undefined ? (
        mayWrite && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => onChange({ ...is, otherwise: 0 })}
          >
            Say what counts otherwise
          </Button>
        )
      ) : (
        <div className="grid grid-cols-1 gap-1">
          <span className="text-sm text-muted">otherwise</span>
          {field("Otherwise", otherwise, (next) => onChange({ ...is, otherwise: next }))}
        </div>
      )}
    </>
  );
}
