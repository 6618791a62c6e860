import { sayOwn } from "../model/say";
import type { QuestionProps } from "../model/question-props";

type Props = Pick<QuestionProps, "question" | "isHeaded" | "say" | "shown">;

/** A question's name over its options; below a heading that asks it, the document's short one, if it has one. */
export function questionName({ question, isHeaded, shown }: Omit<Props, "say">): string {
  const { id, title } = question;
  return (isHeaded && sayOwn(shown.texts, `criterion-${id}`)) || title;
}

/** A question's name over its options, and whether it may be left out. */
export function QuestionLegend(props: Props & Pick<QuestionProps, "isAwaited">) {
  const { question, isAwaited = false, say } = props;
  return (
    <>
      {questionName(props)}
      {!question.required && !isAwaited && (
        <span className="text-base font-normal text-muted"> {say("optional")}</span>
      )}
    </>
  );
}
