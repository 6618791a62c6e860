import type { QuestionProps } from "./question-props";

/** A question's name over its options, and whether it may be left out. */
export function QuestionLegend({ question, say }: Pick<QuestionProps, "question" | "say">) {
  return (
    <>
      {question.title}
      {!question.required && (
        <span className="text-base font-normal text-muted"> {say("optional")}</span>
      )}
    </>
  );
}
