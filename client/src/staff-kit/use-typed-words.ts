import { useState } from "react";

/** Words that are typed with commas between them: what stands in the field, and what it is told. */
export function useTypedWords(words: readonly string[], onWords: (words: string[]) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? words.join(", "),
    onBlur: () => setTyped(undefined),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      const next = target.value.split(",").map((each) => each.trim());
      onWords(next.filter((each) => each !== ""));
    },
  };
}
