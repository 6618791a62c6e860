import "../model/all-texts";
import { useId, useState } from "react";
import { shownIn, stepsAround, stored, unitsOf, type NumberUnit } from "@shared/finders/units";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, numberIn, type Answer } from "@shared/finders/answers";
import { readAnswer } from "@shared/finders/question-kinds";
import { tabStorage } from "@/lib/storage";
import type { QuestionProps } from "../model/question-props";
import { addCheck } from "../model/answer-problem";
import type { Say } from "../model/say";
import { QuestionLegend } from "./question-legend";

const keyOf = ({ slug }: ShownFinder, { id }: ShownQuestion) => `unit:${slug}:${id}`;

/** The unit that a question is answered in during this visit; its own unless another was chosen. */
function unitInUse(
  shown: ShownFinder,
  question: ShownQuestion,
  units: readonly [NumberUnit, ...NumberUnit[]],
): NumberUnit {
  const name = tabStorage.get(keyOf(shown, question));
  return units.find(({ unit }) => unit === name) ?? units[0];
}

/** Keeps the unit for this visit. */
function keepUnit(shown: ShownFinder, question: ShownQuestion, { unit }: NumberUnit): void {
  tabStorage.set(keyOf(shown, question), unit);
}

/** A number with its unit, or in one of the others it may be typed in. The answer is in its own. */
export function NumberQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, shown, isHeaded } = props;
  const id = useId();
  const ask = question.ask.kind === "number" ? question.ask : { min: 0, max: 0 };
  const units = unitsOf(ask);
  const [own] = units;
  const [name, setName] = useState(() => unitInUse(shown, question, units).unit);
  const unit = units.find((each) => each.unit === name) ?? own;
  const textIn = (wanted: typeof unit) =>
    typeof value === "number" ? String(shownIn(wanted, own, value)) : undefined;
  const [text, setText] = useState(() => textIn(unit) ?? (typeof value === "string" ? value : ""));

  const change = (typed: string, inUnit = unit) => {
    setText(typed);
    const number = typedNumber(typed, inUnit);
    const answer = number === undefined ? undefined : stored(inUnit, own, number);
    // What may not be given is kept as it was typed, and refused.
    onChange(typed.trim() === "" ? undefined : (answer ?? typed));
  };
  const changeUnit = (wanted: string) => {
    const next = units.find((each) => each.unit === wanted) ?? own;
    setName(next.unit);
    keepUnit(shown, question, next);
    const same = textIn(next);
    // The answer stays; only what is shown of it is in another unit.
    if (same === undefined) change(text, next);
    else setText(same);
  };
  const field =
    "min-h-12 rounded-control border border-outline bg-paper px-4 text-lg aria-invalid:border-danger";

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={isHeaded ? "sr-only" : "text-lg font-bold"}>
        <QuestionLegend {...props} />
        {unit.unit && <span className="sr-only">, {unit.unit}</span>}
      </label>
      {!isHeaded && question.text && <p className="text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 pt-2 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          id={id}
          name={question.id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={text}
          onChange={({ target }) => change(target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${problem ? `${id}-problem ` : ""}${id}-range`}
          className={`${field} w-36 tabular-nums`}
        />
        {units.length > 1 ? (
          <select
            aria-label={say("unit")}
            aria-describedby={`${id}-label`}
            value={unit.unit}
            onChange={({ target }) => changeUnit(target.value)}
            className={field}
          >
            {units.map((each) => (
              <option key={each.unit}>{each.unit}</option>
            ))}
          </select>
        ) : (
          <span aria-hidden className="text-lg text-muted">
            {unit.unit}
          </span>
        )}
        <p id={`${id}-range`} className="text-sm text-muted">
          {unit.min} – {unit.max} {unit.unit}
        </p>
      </div>
    </div>
  );
}

const FEET =
  /^(\d+)\s*(?:'|′|’|ft\.?|feet|foot)\s*(?:(\d+(?:[.,]\d+)?)\s*(?:"|″|”|''|in(?:\.|ch(?:es)?)?)?)?$/iu;
const INCHES = 12;

/** Feet and inches as people write them, 5'11" or "5 ft 11 in", in a unit of either; undefined of anything else. */
function feetIn(text: string, unit: string): number | undefined {
  const [, feet, inches = "0"] = FEET.exec(text.trim()) ?? [];
  if (feet === undefined || !/^(?:in|inch|inches|ft|feet)$/.test(unit)) return undefined;
  const all = Number(feet) * INCHES + Number(inches.replace(",", "."));
  return unit.startsWith("in") ? all : Number((all / INCHES).toFixed(4));
}

/** The number that somebody typed, as "12.5", "12,5", "1 3/8", "12 lb" or 5'11"; undefined if it is none. */
function typedNumber(text: string, { unit }: NumberUnit): number | undefined {
  const inFeet = feetIn(text, unit);
  if (inFeet !== undefined) return inFeet;
  const bare = text.trim().replace(/\s*["″”]$/, "");
  const number = unit !== "" && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
  const [, whole = "0", top, bottom] = /^(?:(\d+)[\s-]+)?(\d+)\/([1-9]\d*)$/.exec(number) ?? [];
  return top === undefined
    ? numberIn(readAnswer("number", number.replace(",", ".")))
    : Number(whole) + Number(top) / Number(bottom);
}

/** What is wrong with a number, in the unit in use. One that may not be given is there as it was typed. */
function numberProblem(question: ShownQuestion, answer: Answer, say: Say, shown: ShownFinder) {
  if (question.ask.kind !== "number") return undefined;
  const units = unitsOf(question.ask);
  const [own, ...others] = units;
  const unit = unitInUse(shown, question, units);
  const inUnit = (amount: number) => (unit.unit ? `${amount}\u00a0${unit.unit}` : String(amount));

  const stored = numberIn(answer);
  if (stored !== undefined && stored >= own.min && stored <= own.max) {
    const [below, above] = stepsAround(own, stored);
    // In another unit it was a step.
    if (below === above || others.length > 0) return undefined;
  }
  const typed =
    stored === undefined
      ? typedNumber(chosenIds(answer)[0] ?? "", unit)
      : shownIn(unit, own, stored);
  if (typed === undefined) return say("not-a-number", { example: inUnit(exampleIn(unit)) });
  const isWithin =
    stored === undefined
      ? typed >= unit.min && typed <= unit.max
      : stored >= own.min && stored <= own.max;
  if (!isWithin) return say("number-range", { min: String(unit.min), max: inUnit(unit.max) });
  const [below, above] = stepsAround(unit, typed);
  if (below === above) return undefined;
  return say("number-step", {
    step: inUnit(unit.step),
    below: inUnit(below),
    above: inUnit(above),
  });
}

/** Nobody is 0 in tall: what may be from nothing on has its example in the middle. */
const exampleIn = (unit: NumberUnit): number =>
  unit.min > 0 ? unit.min : stepsAround(unit, (unit.min + unit.max) / 2)[0];

addCheck("number", numberProblem);
