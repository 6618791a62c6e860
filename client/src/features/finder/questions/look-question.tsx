import { useId, useState, type ReactNode } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { ChoiceGroup } from "@/ui/choice-group";
import { classNames } from "@/lib/class-names";
import { CheckIcon } from "@/ui/first-icons";
import type { QuestionProps } from "../model/question-props";
import { DrawingPlace } from "../drawings/drawing-place";
import { countNote, optionBadge, optionTip } from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend } from "./question-legend";

/** Wide enough for a word below each look, on the narrowest phones as well. */
const GRIDS = {
  swatches: "min-[20rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5",
  pictures: "min-[20rem]:grid-cols-2 lg:grid-cols-3",
};

/** One of several options by its look: large swatches, or large pictures, each with its label. */
export function LookQuestion(props: QuestionProps) {
  const { question, options, value, onChange, onChoose, counts, say, isHeaded, problem } = props;
  const as =
    question.ask.kind === "one" && question.ask.as === "pictures" ? "pictures" : "swatches";
  const card = (option: ShownOption) => (
    <LookCard
      key={option.id}
      {...{ option, as }}
      name={question.id}
      isChosen={value === option.id}
      onChange={() => onChange(option.id)}
      onChoose={onChoose && (() => onChoose(option.id))}
      note={!option.exclusive && countNote(counts, option.id, say)}
      badges={optionBadge(option, say)}
      tip={optionTip(option, say)}
    />
  );
  // Not knowing has no look: it stands below the others.
  const last = options.filter(({ exclusive }) => exclusive !== undefined);
  const below = last.length > 0 && <div className="mt-3 grid gap-3">{last.map(card)}</div>;
  const looks = options.filter((each) => !last.includes(each));
  return (
    <OptionSearch options={looks} chosen={chosenIds(value)} say={say}>
      {(found) =>
        // Choosing a button moves on; arrow keys among radio buttons would do so, too.
        onChoose ? (
          <>
            <div className={`grid grid-cols-1 gap-3 ${GRIDS[as]}`}>{found.map(card)}</div>
            {below}
          </>
        ) : (
          <ChoiceGroup
            legend={<QuestionLegend {...props} />}
            isLegendHidden={isHeaded}
            hint={isHeaded ? undefined : question.text}
            problem={problem}
            grid={GRIDS[as]}
            after={below}
          >
            {found.map(card)}
          </ChoiceGroup>
        )
      }
    </OptionSearch>
  );
}

interface Props {
  option: ShownOption;
  as: Look;
  /** The name of its radio buttons. */
  name: string;
  isChosen: boolean;
  onChange: () => void;
  /** Makes it a button that moves on at once. */
  onChoose?: () => void;
  note: ReactNode;
  badges: ReactNode;
  /** A separate control on the card. */
  tip: ReactNode;
}

/** An option by its look: a transparent radio button or button covers it, and a mark says that it is chosen. */
function LookCard(props: Props) {
  const { option, as, name, isChosen, onChange, onChoose, note, badges, tip } = props;
  const id = useId();
  const hasLook = option.exclusive === undefined;
  const control = {
    "aria-labelledby": `${id}-label`,
    "aria-describedby": `${id}-more`,
    className: "peer absolute inset-0 z-10 size-full cursor-pointer rounded-card opacity-0",
  };
  return (
    <div
      className={classNames(
        "relative flex min-h-11 min-w-0 flex-col gap-2 rounded-card border bg-surface p-2 shadow-card transition-[border-color,box-shadow] duration-quick hover:border-muted",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isChosen ? "drawing-chosen border-accent-text ring-2 ring-accent-text" : "border-outline",
      )}
    >
      {onChoose ? (
        <button type="button" aria-pressed={isChosen} onClick={onChoose} {...control} />
      ) : (
        <input
          type="radio"
          name={name}
          value={option.id}
          checked={isChosen}
          onChange={onChange}
          {...control}
        />
      )}
      {hasLook && <LookPicture option={option} as={as} />}
      <div className="flex items-start gap-1.5 px-1 pb-1">
        <div className="min-w-0 flex-1">
          <p id={`${id}-label`} className="leading-snug font-semibold wrap-anywhere hyphens-auto">
            {option.label}
          </p>
          <div id={`${id}-more`}>
            {option.text && (
              <p className="mt-0.5 text-sm text-muted wrap-anywhere">{option.text}</p>
            )}
            {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
            {badges && <p className="mt-2 flex flex-wrap gap-1.5">{badges}</p>}
          </div>
        </div>
        {tip && <span className="relative z-20 -my-2.5 -mr-2 shrink-0">{tip}</span>}
        <span
          aria-hidden
          className={classNames(
            "grid size-6 shrink-0 place-items-center rounded-full border",
            // On the look, the mark takes no room from a long label.
            hasLook && "absolute top-3.5 right-3.5 ring-2 ring-surface",
            isChosen
              ? "border-accent bg-accent text-accent-ink"
              : "border-outline bg-surface [&>svg]:invisible",
          )}
        >
          <CheckIcon className="size-4" strokeWidth={3} />
        </span>
      </div>
    </div>
  );
}

type Look = "swatches" | "pictures";

/** A swatch or a picture. The label beside it says the same, so it is not read out. */
function LookPicture({ option, as }: { option: ShownOption; as: Look }) {
  const [lost, setLost] = useState<string>();
  const { picture, color, drawing, label } = option;
  const frame = as === "swatches" ? "h-24 w-full rounded-xl" : "aspect-4/3 w-full rounded-xl";
  if (picture && picture !== lost) {
    return (
      <img
        src={picture}
        alt=""
        width={400}
        height={as === "swatches" ? 240 : 300}
        decoding="async"
        onError={() => setLost(picture)}
        className={`${frame} bg-accent-soft object-cover`}
      />
    );
  }
  if (color) {
    return (
      <span
        aria-hidden
        data-swatch
        className={`${frame} block border border-outline forced-color-adjust-none`}
        style={{ backgroundColor: color }}
      />
    );
  }
  if (drawing) return <DrawingPlace drawing={drawing} id={option.id} className={frame} />;
  return (
    <span
      aria-hidden
      data-placeholder
      className={`${frame} grid place-items-center bg-accent-soft text-3xl font-bold text-accent-text`}
    >
      {option.icon ?? Array.from(label)[0]}
    </span>
  );
}
