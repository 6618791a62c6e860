import { INPUT } from "@/staff-kit/field-frame";
import { useTypedWords } from "@/staff-kit/use-typed-words";

interface Props {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Products by their keys, with commas between them. */
export function SingleProducts({ keys, onChange }: Props) {
  const typed = useTypedWords(
    keys.filter((each) => each !== "?"),
    (next) => next.length > 0 && onChange(next),
  );
  return (
    <input
      aria-label="Keys of products, separated by commas"
      placeholder="Keys, separated by commas"
      className={`${INPUT} w-72! max-w-full`}
      {...typed}
    />
  );
}
