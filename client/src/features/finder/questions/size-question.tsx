import "../model/all-texts";
import { useId, useState } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { ChoiceGroup } from "@/ui/choice-group";
import { limitsText } from "./many-question";
import { countNote } from "./option-card";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";
import { inSystem, keepSystem, systemInUse } from "../model/size-in-use";
import { withoutRivals } from "./without-rivals";

/** Sizes, in the system that the shopper knows. The answer is the same in all of them. */
export function SizeQuestion(props: QuestionProps) {
  const { question, value, onChange, problem, say, shown, isHeaded } = props;
  const systems = question.systems!;
  const [system, setSystem] = useState(() => systemInUse(shown, systems).id);
  const { options = [] } = inSystem(shown, { ...question, options: [...props.options] });
  const isMany = question.ask.kind === "many";
  const chosen = chosenIds(value);
  const choose = (id: string) => {
    if (!isMany) return onChange(id);
    const isOn = !chosen.includes(id);
    const ids = isOn ? [...chosen, id] : chosen.filter((each) => each !== id);
    onChange(withoutRivals(props.options, chosen, ids));
  };
  const tile = (option: ShownOption) => (
    <SizeTile
      key={option.id}
      {...props}
      option={option}
      isMany={isMany}
      isChosen={chosen.includes(option.id)}
      onChoose={() => choose(option.id)}
    />
  );
  const others = options.filter(({ exclusive }) => exclusive);
  const hints = [isHeaded ? undefined : question.text, limitsText(question, say)];
  return (
    <>
      {systems.all.length > 1 && (
        <Systems
          label={say("size-system")}
          all={systems.all}
          chosen={system}
          onChoose={(id) => {
            keepSystem(shown, systems, id);
            setSystem(id);
          }}
        />
      )}
      <ChoiceGroup
        role={isMany ? "group" : undefined}
        legend={<QuestionLegend {...props} />}
        isLegendHidden={isHeaded}
        hint={hints.filter(Boolean).join(" ") || undefined}
        problem={problem}
        grid="grid-cols-3 sm:grid-cols-4 md:grid-cols-6"
        after={others.length > 0 && <div className="mt-3 grid gap-3">{others.map(tile)}</div>}
      >
        {options.filter((each) => !others.includes(each)).map(tile)}
      </ChoiceGroup>
    </>
  );
}

interface SystemsProps {
  label: string;
  all: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

function Systems({ label, all, chosen, onChoose }: SystemsProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span id={id} className="text-sm text-muted">
        {label}
      </span>
      <span className="inline-flex flex-wrap rounded-2xl border border-outline bg-surface p-1">
        {all.map((each) => (
          <label
            key={each.id}
            className="relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-xl px-3 text-sm has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={each.id}
              checked={each.id === chosen}
              onChange={() => onChoose(each.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {each.label}
          </label>
        ))}
      </span>
    </div>
  );
}

interface TileProps extends Pick<QuestionProps, "question" | "counts" | "say"> {
  option: ShownOption;
  isMany: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function SizeTile({ question, option, counts, say, isMany, isChosen, onChoose }: TileProps) {
  const note = option.exclusive ? undefined : countNote(counts, option.id, say);
  return (
    <label className="relative grid min-h-16 cursor-pointer content-center justify-items-center rounded-control border border-outline bg-surface px-2 py-2 text-center wrap-anywhere hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type={isMany ? "checkbox" : "radio"}
        name={question.id}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="font-semibold">{option.label}</span>
      {note && <span className="text-xs text-muted">{note}</span>}
    </label>
  );
}
