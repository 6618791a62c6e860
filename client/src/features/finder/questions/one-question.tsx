import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { Tag } from "@/ui/badge";
import { ChoiceCard } from "@/ui/choice-card";
import { ChoiceGroup } from "@/ui/choice-group";
import {
  countNote,
  isPictured,
  optionBadge,
  optionDrawing,
  optionTip,
  optionTitle,
} from "./option-card";
import { OptionSearch } from "./option-search";
import { QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";

/** One of several options, as cards that are submitted. */
export function OneQuestion(props: QuestionProps) {
  const { options, value, say } = props;
  const hasPictures = options.some(isPictured);
  return (
    <OptionSearch options={options} chosen={chosenIds(value)} say={say}>
      {(found) => <RadioCards {...props} options={found} hasPictures={hasPictures} />}
    </OptionSearch>
  );
}

type CardsProps = QuestionProps & { hasPictures: boolean };

/** As many in a row as fill their rows. */
function columns(count: number, hasPictures: boolean): string {
  if (hasPictures && count % 5 === 0) return "lg:grid-cols-5";
  return hasPictures && count % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
}

/** Not knowing is an answer, too: it stands below the others, unless it has a picture like them. */
const isBelow = (option: ShownOption, hasPictures: boolean) =>
  option.exclusive !== undefined && !(hasPictures && isPictured(option));

function RadioCards(props: CardsProps) {
  const { question, options, isHeaded, problem, hasPictures } = props;
  const card = (option: ShownOption) => <RadioCard key={option.id} option={option} {...props} />;
  const last = options.filter((each) => isBelow(each, hasPictures));
  const first = options.filter((each) => !last.includes(each));
  // Alone among words it stands in the row that the others leave open.
  const [alone] = last.length === 1 && !hasPictures ? last : [];
  return (
    <ChoiceGroup
      legend={<QuestionLegend {...props} />}
      isLegendHidden={isHeaded}
      hint={isHeaded ? undefined : question.text}
      problem={problem}
      grid={`md:grid-cols-2 ${columns(first.length, hasPictures)}`}
      after={!alone && last.length > 0 && <div className="mt-3 grid gap-3">{last.map(card)}</div>}
    >
      {first.map(card)}
      {alone && (
        // As wide as what the others leave of the last row.
        <div className={`grid lg:col-span-${3 - (first.length % 3)}`}>{card(alone)}</div>
      )}
    </ChoiceGroup>
  );
}

function RadioCard(props: CardsProps & { option: ShownOption }) {
  const { option, question, value, onChange, hasPictures, counts, say } = props;
  const note = countNote(counts, option.id, say);
  return (
    <ChoiceCard
      beside={!hasPictures || isBelow(option, hasPictures)}
      type="radio"
      name={question.id}
      value={option.id}
      checked={value === option.id}
      onChange={() => onChange(option.id)}
      title={optionTitle(option)}
      description={option.text}
      badges={optionBadge(option, say)}
      drawing={optionDrawing(option)}
      extra={optionTip(option, say)}
    >
      {note && !option.exclusive && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
      {option.tags && option.tags.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1 wrap-anywhere max-sm:hidden">
          {option.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      )}
    </ChoiceCard>
  );
}
