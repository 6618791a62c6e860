import { FieldFrame } from "@/staff-kit/field-frame";
import { useTypedWords } from "@/staff-kit/use-typed-words";

interface Props {
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** Several words, with commas between them. */
export function WordsField({ label, hint, words, onChange }: Props) {
  const typed = useTypedWords(words, onChange);
  return (
    <FieldFrame label={label} hint={hint}>
      {(input) => <input {...input} maxLength={2_000} {...typed} />}
    </FieldFrame>
  );
}
