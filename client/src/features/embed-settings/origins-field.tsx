import { useId, useState } from "react";

interface Props {
  origins: string[];
  problem?: string;
  isDisabled: boolean;
  onChange: (origins: string[]) => void;
}

/** Which pages may frame the finder: one origin a line. */
export function OriginsField({ origins, problem, isDisabled, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(origins.join("\n"));
  return (
    <div className="mt-8">
      <label htmlFor={id} className="text-lg font-bold">
        Allowed origins
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        disabled={isDisabled}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-more`}
        onChange={({ target }) => {
          setText(target.value);
          onChange(readOrigins(target.value));
        }}
        className="mt-1 w-full rounded-control border border-outline bg-paper px-3 py-2 font-mono text-sm aria-invalid:border-danger"
      />
      <p id={`${id}-more`} className="text-sm">
        {problem ? (
          <span role="alert" className="text-danger">
            {problem}
          </span>
        ) : (
          <span className="text-muted">
            The retailer’s sites that may show the finder, one a line, such as https://shop.example.
            Nobody else may.
          </span>
        )}
      </p>
    </div>
  );
}

/** Lines as origins: of a whole address, its origin; what is none stays as it is, for the server to refuse. */
function readOrigins(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => (/^https?:\/\//.test(line) && URL.canParse(line) ? new URL(line).origin : line));
}
