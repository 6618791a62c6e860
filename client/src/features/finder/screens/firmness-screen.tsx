import "../model/all-texts";
import type { ShownOption } from "@shared/contracts/finders";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { Slider } from "@/ui/slider";
import { optionBadge, optionTitle } from "../questions/option-card";
import { QuestionLegend } from "../questions/question-legend";
import type { QuestionProps } from "../model/question-props";
import { FirmnessDrawing } from "./firmness-drawing";
import { firmnessGuide } from "./firmness-guide";

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
