import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import { countNote, optionBadge, optionDrawing, optionTip } from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "./question-props";

/** One of several options, as cards that are submitted. */
export function OneQuestion(props: QuestionProps) {
  const { options, value, say } = props;
  const hasPictures = options.some(({ picture }) => picture);
  return (
    <OptionSearch options={options} chosen={chosenIds(value)} say={say}>
      {(found) => <RadioCards {...props} options={found} hasPictures={hasPictures} />}
    </OptionSearch>
  );
}

type CardsProps = QuestionProps & { hasPictures: boolean };

/** Not knowing is an answer, too: it stands below the others. */
function RadioCards(props: CardsProps) {
  const { question, options, isHeaded, problem, hasPictures } = props;
  const card = (option: ShownOption) => <RadioCard key={option.id} option={option} {...props} />;
  const last = options.filter(({ exclusive }) => exclusive);
  return (
    <ChoiceGroup
      legend={<QuestionLegend {...props} />}
      isLegendHidden={isHeaded}
      hint={isHeaded ? undefined : question.text}
      problem={problem}
      grid={`md:grid-cols-2 ${options.length % 4 === 0 && hasPictures ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      after={last.length > 0 && <div className="mt-3 grid gap-3">{last.map(card)}</div>}
    >
      {options.filter(({ exclusive }) => !exclusive).map(card)}
    </ChoiceGroup>
  );
}

function RadioCard(props: CardsProps & { option: ShownOption }) {
  const { option, question, value, onChange, hasPictures, counts, say } = props;
  const note = countNote(counts, option.id, say);
  return (
    <ChoiceCard
      beside={!hasPictures || option.exclusive !== undefined}
      type="radio"
      name={question.id}
      value={option.id}
      checked={value === option.id}
      onChange={() => onChange(option.id)}
      title={option.label}
      description={option.text}
      badges={optionBadge(option, say)}
      drawing={optionDrawing(option)}
      extra={optionTip(option, say)}
    >
      {note && !option.exclusive && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
    </ChoiceCard>
  );
}
