import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { ChoiceGroup } from "@/ui/choice-group";
import { LookCard } from "./look-card";
import { countNote, optionBadge, optionTip } from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";

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
