// On its own: it loads when it is asked.
import type { QuestionProps } from "../model/question-props";

/** A page to read: its title is the page's heading, unless it stands among questions. */
export function InfoQuestion({ question, isHeaded }: QuestionProps) {
  return (
    <div className="grid max-w-[65ch] gap-2">
      {!isHeaded && <h2 className="text-lg font-bold">{question.title}</h2>}
      {question.text && (
        <p className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">{question.text}</p>
      )}
    </div>
  );
}
