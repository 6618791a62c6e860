import { useState } from "react";
import { chosenIds } from "@shared/finders/answers";
import { Button } from "@/ui/button";
import { typedIn } from "./unfinished-text";
import { FindBox } from "./find-box";
import { OneQuestion } from "./one-question";
import type { QuestionProps } from "../model/question-props";
import { useChoices } from "./use-choices";

/** Up to this number all choices are shown at once. */
const FEW = 12;

/** One of thousands, found by typing; a few are cards. */
export function FindQuestion(props: QuestionProps) {
  const { question, value, say } = props;
  const { found, isFailed } = useChoices(props, "");
  const [isTyping, setTyping] = useState(false);
  const [before, setBefore] = useState(value);
  const few = found && found.total > 0 && found.total <= FEW ? found.options : undefined;
  const [chosen] = chosenIds(value);
  const isAmongFew = (one: string | undefined) => few?.some(({ id }) => id === one) ?? false;
  const isOther = chosen !== undefined && !isAmongFew(chosen);
  if (!found && !isFailed) {
    return (
      <p role="status" className="min-h-20 text-muted">
        {say("find-loading")}
      </p>
    );
  }
  if (!few) return <FindBox {...props} />;
  if (isTyping || isOther) {
    const toList = () => {
      setTyping(false);
      if (isAmongFew(chosen)) return;
      props.onChange(isAmongFew(chosenIds(before)[0]) ? before : undefined);
    };
    return (
      <>
        <FindBox {...props} isFocused={isTyping && typedIn(value) === undefined} isUnlisted />
        <Button look="quiet" onClick={toList} className="mt-2 -ml-3">
          {say("find-all")}
        </Button>
      </>
    );
  }
  const toBox = () => {
    setBefore(value);
    setTyping(true);
    // Whoever says that theirs is not there has not chosen one.
    props.onChange(undefined);
  };
  const options = question.options ? props.options : few;
  return (
    <>
      <OneQuestion {...props} options={options} />
      {!question.options && (
        <Button look="quiet" onClick={toBox} className="mt-2 -ml-3">
          {say("find-other")}
        </Button>
      )}
    </>
  );
}
