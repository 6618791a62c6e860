import { useId, type ReactNode } from "react";
import type { QuestionProps } from "../model/question-props";
import { QuestionLegend } from "./question-legend";

/** A question that is answered by several fields: its name, its text, and what is wrong with its answer, above them. */
export function QuestionFieldset({ children, ...props }: QuestionProps & { children: ReactNode }) {
  const { question, problem, isHeaded } = props;
  const id = useId();
  return (
    <fieldset
      aria-labelledby={`${id}-legend`}
      data-invalid={problem !== undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <legend id={`${id}-legend`} className={isHeaded ? "sr-only" : "pb-3 text-lg font-bold"}>
        <QuestionLegend {...props} />
      </legend>
      {!isHeaded && question.text && <p className="pb-3 text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 pb-3 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
