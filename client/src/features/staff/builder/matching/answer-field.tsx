import type { OptionEffect } from "@shared/contracts/finder-matching";
import type { ShownOption, ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, numberIn, rangeIn, type Answer } from "@shared/finders/answers";
import { FieldFrame } from "@/staff-kit/field-frame";
import { NumberField } from "../fields/number-field";

interface Props {
  question: ShownQuestion;
  answer: Answer | undefined;
  /** What each option would do. */
  effects: Readonly<Record<string, OptionEffect>> | undefined;
  onChange: (answer: Answer | undefined) => void;
}

/** A question of a run as a field of its kind. */
export function AnswerField({ question, answer, effects, onChange }: Props) {
  const { ask, title, options = [] } = question;
  const text = typeof answer === "string" ? answer : "";
  switch (ask.kind) {
    case "one":
    case "scale":
    case "many":
      return (
        <Chips
          title={title}
          options={options}
          isMany={ask.kind === "many"}
          chosen={chosenIds(answer)}
          {...{ effects, onChange }}
        />
      );
    case "number":
      return (
        <NumberField
          label={`${title}${ask.unit ? ` (${ask.unit})` : ""}`}
          value={numberIn(answer)}
          min={ask.min}
          max={ask.max}
          onChange={onChange}
        />
      );
    case "price":
    case "range": {
      const range = rangeIn(answer) ?? {};
      const put = (min: number | undefined, max: number | undefined) =>
        onChange(
          min === undefined && max === undefined
            ? undefined
            : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
        );
      return (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1 text-sm font-semibold">
            {title}
            {"unit" in ask && ask.unit ? ` (${ask.unit})` : ""}
          </legend>
          <NumberField
            label="At least"
            value={range.min}
            min={ask.min}
            max={range.max ?? (ask.kind === "range" ? ask.max : undefined)}
            onChange={(min) => put(min, range.max)}
          />
          <NumberField
            label="At most"
            value={range.max}
            min={range.min ?? ask.min}
            max={ask.kind === "range" ? ask.max : undefined}
            onChange={(max) => put(range.min, max)}
          />
        </fieldset>
      );
    }
    case "date":
    case "find":
      return (
        <FieldFrame label={title}>
          {(input) => (
            <input
              {...input}
              type={ask.kind === "date" ? "date" : "text"}
              maxLength={200}
              value={text}
              onChange={({ target }) => onChange(target.value || undefined)}
            />
          )}
        </FieldFrame>
      );
    default:
      return null;
  }
}

interface ChipsProps extends Pick<Props, "effects" | "onChange"> {
  title: string;
  options: readonly ShownOption[];
  isMany: boolean;
  chosen: readonly string[];
}

function Chips({ title, options, isMany, chosen, effects, onChange }: ChipsProps) {
  const toggle = (id: string) => {
    const isChosen = chosen.includes(id);
    if (!isMany) return onChange(isChosen ? undefined : id);
    const isAlone = (each: string) => options.find((option) => option.id === each)?.exclusive;
    const others = chosen.filter((each) => each !== id && !isAlone(each) && !isAlone(id));
    const next = isChosen ? chosen.filter((each) => each !== id) : [...others, id];
    return onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold wrap-anywhere">{title}</legend>
      <div className="flex max-h-72 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {options.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
            className="inline-flex min-h-control max-w-full items-center gap-2 rounded-full border border-outline bg-surface px-3 text-left text-sm wrap-anywhere aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-text"
          >
            {label}
            <Effect effect={effects?.[id]} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** "31 left" for musts, "suits 42" for wishes. */
function Effect({ effect }: { effect: OptionEffect | undefined }) {
  const { left, suits } = effect ?? {};
  const said = [
    ...(left === undefined ? [] : [`${left.toLocaleString("en")} left`]),
    ...(suits === undefined ? [] : [`suits ${suits.toLocaleString("en")}`]),
  ];
  if (said.length === 0) return null;
  return <span className="text-xs font-normal text-muted">{said.join(", ")}</span>;
}
