import { useState, type KeyboardEvent } from "react";

/** A text that counts once it is left or sent by Enter: while typing, every letter would be a call. */
export function useTyped(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Changed from elsewhere, as by "Clear filters".
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const commit = () => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  return {
    text,
    input: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      onBlur: commit,
      onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && commit(),
    },
  };
}
