import type { ReactNode } from "react";

interface Props {
  question: ReactNode;
  children: ReactNode;
}

/** A question that a file leaves open, in a frame. The question stands within it: on a phone it has several lines. */
export function QuestionFrame({ question, children }: Props) {
  return (
    <fieldset className="rounded-card border border-accent bg-surface p-4 [&>legend+*]:clear-both">
      <legend className="float-left mb-1 w-full font-bold">{question}</legend>
      {children}
    </fieldset>
  );
}
