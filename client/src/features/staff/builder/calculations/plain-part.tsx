import type { Calculation } from "@shared/finders/calculation";
import { INPUT } from "@/staff-kit/field-frame";
import { answeredByNumber, chosenAmong, type CalculationScope } from "./calculation-kinds";

interface Props {
  label: string;
  is: Calculation;
  scope: CalculationScope;
  onChange: (is: Calculation) => void;
}

/** What has no parts: a number, or something by its name. */
export function PlainPart({ label, is, scope, onChange }: Props) {
  const { document, own, names } = scope;
  if (typeof is === "number") {
    return (
      <input
        aria-label={`${label}: number`}
        type="number"
        step="any"
        className={`${INPUT} w-28!`}
        value={is}
        onChange={({ target }) => onChange(Number(target.value))}
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
