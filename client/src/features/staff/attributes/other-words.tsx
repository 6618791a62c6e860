import { INPUT } from "@/staff-kit/field-frame";
import { useTypedWords } from "@/staff-kit/use-typed-words";

interface Props {
  name: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

const MAX_WORDS = 50;
const MAX_LENGTH = 200;

/** Other words for a value, with commas between them: files and shoppers who type may use them. */
export function OtherWords({ name, words, onChange }: Props) {
  const typed = useTypedWords(words, (next) =>
    onChange([...new Set(next.map((each) => each.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS)),
  );
  return (
    <input
      aria-label={`Other words for ${name}, separated by commas`}
      placeholder="Other words"
      className={`${INPUT} w-auto! min-w-0 grow basis-40 text-sm`}
      {...typed}
    />
  );
}
