import type { Text } from "@shared/finders/text";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useTypedWords } from "@/staff-kit/use-typed-words";

interface Props {
  label: string;
  hint?: string;
  problem?: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A plain text on one line. */
export function TextInput({ label, hint, problem, value, maxLength, onChange }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(input) => (
        <input
          {...input}
          value={value}
          maxLength={maxLength}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

interface WordsFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** Several words, with commas between them. */
export function WordsField({ label, hint, words, onChange }: WordsFieldProps) {
  const typed = useTypedWords(words, onChange);
  return (
    <FieldFrame label={label} hint={hint}>
      {(input) => <input {...input} maxLength={2_000} {...typed} />}
    </FieldFrame>
  );
}

interface SaidFieldProps {
  label: string;
  text: Text | undefined;
  locale: string;
  hint?: string;
  /** Undefined once nothing is left in any language. */
  onChange: (text: Text | undefined) => void;
}

/** A text in the document's own language; what other languages say stays. */
export function SaidField({ label, text, locale, hint, onChange }: SaidFieldProps) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(input) => (
        <input
          {...input}
          value={text?.[locale] ?? ""}
          maxLength={4_000}
          onChange={({ target }) => onChange(withSaid(text, locale, target.value))}
        />
      )}
    </FieldFrame>
  );
}

function withSaid(text: Text | undefined, locale: string, said: string): Text | undefined {
  const { [locale]: _, ...others } = text ?? {};
  if (said !== "") return { ...others, [locale]: said };
  return Object.keys(others).length > 0 ? others : undefined;
}
