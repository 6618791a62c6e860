import "../model/all-texts";
import type { ShownOption } from "@shared/contracts/finders";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { Slider } from "@/ui/slider";
import { Drawing } from "@/ui/drawing";
import { optionBadge, optionTitle } from "../questions/option-card";
import { QuestionLegend } from "../questions/question-legend";
import type { QuestionProps } from "../model/question-props";

/** How firm: a slider and cards in sync; the slider has one stop for each level. */
export function FirmnessScreen(props: QuestionProps) {
  const { question, options, value, onChange, problem, say, isHeaded } = props;
  const levels = options.filter(({ exclusive }) => !exclusive);
  const others = options.filter(({ exclusive }) => exclusive);
  const chosen = levels.findIndex(({ id }) => id === value);
  const said = options.find(({ id }) => id === value)?.label;
  const last = levels.length - 1;
  const middle = Math.floor(last / 2);
  const position = (chosen === -1 ? middle : chosen) + 1;
  const card = (option: ShownOption) => ({
    type: "radio" as const,
    name: question.id,
    value: option.id,
    checked: value === option.id,
    onChange: () => onChange(option.id),
    title: optionTitle(option),
    description: option.text,
    badges: optionBadge(option, say),
  });

  return (
    <>
      {last > 0 && (
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
          <p className="text-center text-lg font-bold wrap-anywhere" aria-live="polite">
            {levels[chosen]?.label ?? (
              <span className="font-normal text-muted">{said ?? say("not-chosen-yet")}</span>
            )}
          </p>
          <div className="mt-2">
            <Slider
              min={1}
              max={levels.length}
              step={1}
              value={[position]}
              onChange={([stop = position]) => onChange(levels[stop - 1]?.id)}
              labels={["Firmness"]}
              valueText={(stop) => levels[stop - 1]?.label ?? ""}
              isUnset={chosen === -1}
            />
          </div>
          <div
            aria-hidden
            className="mt-1 flex justify-between gap-3 text-sm wrap-anywhere text-muted"
          >
            <span>{levels[0]?.label}</span>
            {last % 2 === 0 && <span>{levels[middle]?.label}</span>}
            <span>{levels[last]?.label}</span>
          </div>
        </div>
      )}
      <div className="mt-4">
        <ChoiceGroup
          legend={<QuestionLegend {...props} />}
          isLegendHidden={isHeaded}
          problem={problem}
          grid="md:grid-cols-2 lg:grid-cols-5"
          after={others.map((option) => (
            <div key={option.id} className="mt-3">
              <ChoiceCard {...card(option)} beside />
            </div>
          ))}
        >
          {levels.map((level, index) => (
            <ChoiceCard
              key={level.id}
              {...card(level)}
              drawing={
                <FirmnessDrawing
                  depth={1 - index / Math.max(1, last)}
                  className="w-full lg:mx-auto lg:max-w-44"
                />
              }
            />
          ))}
        </ChoiceGroup>
      </div>
      <Guide levels={levels} />
    </>
  );
}

/** Whom the levels suit, as staff keep it with them. */
function Guide({ levels }: { levels: readonly ShownOption[] }) {
  const guide = firmnessGuide(levels);
  if (guide.length === 0) return null;
  return (
    <aside aria-labelledby="firmness-guide" className="mt-6 rounded-card bg-accent-soft p-5">
      <h2 id="firmness-guide" className="font-bold">
        Firmness Guide
      </h2>
      <dl className="mt-2 grid gap-3 text-sm wrap-anywhere sm:grid-cols-3">
        {guide.map(([range, advice]) => (
          <div key={range}>
            <dt className="font-semibold">{range}</dt>
            <dd className="text-muted">{advice}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

interface Props {
  /** How deep a body sinks in, from 0 to 1. */
  depth: number;
  className?: string;
}

const TOP = 36;
const RADIUS = 15;

/** A ball on a mattress that yields according to its softness. */
function FirmnessDrawing({ depth, className }: Props) {
  const dip = 2 + depth * 17;
  const reach = 20 + depth * 10;
  const [left, right] = [60 - reach, 60 + reach];
  const surface = `M6 ${TOP + 4}q0-4 4-4H${left - 8}C${left + 4} ${TOP} ${60 - 15} ${TOP + dip} 60 ${TOP + dip}S${right - 4} ${TOP} ${right + 8} ${TOP}H110q4 0 4 4`;
  const lines = [0.4, 0.72].map((part) => {
    const give = dip * (1 - part) * 0.8;
    const y = TOP + part * 30;
    return `M6 ${y}H${left - 4}Q60 ${y + give * 2} ${right + 4} ${y}H114`;
  });
  return (
    <Drawing size={[120, 72]} className={className}>
      <path d={`${surface}V62q0 4-4 4H10q-4 0-4-4Z`} fill="var(--drawing-fill)" />
      <path d={lines.join("")} opacity="0.45" />
      <circle cx="60" cy={TOP + dip - RADIUS} r={RADIUS} fill="var(--drawing-paper)" />
      <path d={`M51 ${TOP + dip - RADIUS - 5}q4-5 10-5`} opacity="0.5" />
    </Drawing>
  );
}

type Level = Pick<ShownOption, "label" | "suits">;

/**
 * A scale from soft to firm in up to three parts: each part's slider stops, and the sleepers it suits,
 * as staff keep them with the levels. Both ends are equally long, the middle is the rest.
 */
export function firmnessGuide(scale: readonly Level[]): [range: string, advice: string][] {
  const count = scale.length;
  const end = count < 2 ? 0 : Math.max(1, Math.floor(count * 0.4));
  const parts = [
    ["Soft", 0, end],
    ["Medium", end, count - end],
    ["Firm", count - end, count],
  ] as const;
  return parts
    .filter(([, from, to]) => to > from)
    .map(([name, from, to]) => {
      const stops = to - from === 1 ? `${to}` : `${from + 1}-${to}`;
      return [`${name} (${stops})`, advice(scale.slice(from, to), name === "Medium")];
    });
}

function advice(levels: readonly Level[], isMiddle: boolean): string {
  const suits = [...new Set(levels.flatMap(({ suits = [] }) => suits))];
  const said =
    suits.length > 0
      ? `suits ${inOneBreath(suits)}`
      : inOneBreath(levels.map(({ label }) => label.toLowerCase()));
  const whole = isMiddle ? `balanced, ${said}` : said;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}

/** Joins "Back sleepers" and "Stomach sleepers" to "back and stomach sleepers"; keeps other texts whole. */
function inOneBreath(texts: readonly string[]): string {
  const small = texts.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const [ending] = /\s\S+$/.exec(small[0]!) ?? [""];
  const isShared = ending !== "" && small.every((text) => text.endsWith(ending));
  const said = isShared ? small.map((text) => text.slice(0, -ending.length)) : small;
  const head = said.slice(0, -1).join(", ");
  const list = head === "" ? said[0]! : `${head} and ${said.at(-1)}`;
  return isShared ? list + ending : list;
}
