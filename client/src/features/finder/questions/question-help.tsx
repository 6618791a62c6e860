// On its own: it loads for questions that have a help text.
import { ChevronDown } from "lucide-react";

/** More about a question, on demand. */
export function QuestionHelp({ text, label }: { text: string; label: string }) {
  return (
    <details className="group mt-3 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
      </summary>
      <p className="max-w-[60ch] text-muted">{text}</p>
    </details>
  );
}
