import { X } from "lucide-react";
import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import type { Choice } from "@shared/contracts/catalog-products";
import { choiceNamed, shownName, type ChoiceRule } from "./choice-rule";
import { Combobox } from "./combobox";

interface Props {
  label: string;
  input: { id: string; "aria-invalid": boolean; "aria-describedby": string };
  inputRef?: Ref<HTMLInputElement>;
  rule: ChoiceRule;
  choices: readonly Choice[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  onBlur?: () => void;
}

/** Any number of many choices: chosen ones as chips, the others found by typing. */
export function SearchChips(props: Props) {
  const { label, input, inputRef, rule, choices, chosen, onChange, onBlur } = props;
  const [text, setText] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const keys = chosen.map(rule.keyOf);
  const add = (value: string) => {
    setText("");
    if (!keys.includes(rule.keyOf(value))) onChange([...chosen, value]);
  };
  const remove = (index: number) => {
    flushSync(() => onChange(chosen.filter((_, place) => place !== index)));
    // The chip's button is gone: the next chip's button takes the focus, or the field.
    const buttons = place.current?.querySelectorAll("button") ?? [];
    const next =
      buttons[Math.min(index, buttons.length - 1)] ?? place.current?.querySelector("input");
    next?.focus();
  };
  const finish = () => {
    // Unfinished text is not lost: a new value is added, a mere search is cleared.
    const named = choiceNamed(choices, text);
    if (named) add(named.id);
    else if (rule.mayAdd && text.trim() !== "") add(text.trim());
    else setText("");
    onBlur?.();
  };
  return (
    <div ref={place}>
      {chosen.length > 0 && (
        <ul aria-label={`${label}: chosen`} className="mt-1 mb-2 flex flex-wrap gap-2">
          {chosen.map((value, index) => (
            <li
              key={value}
              className="inline-flex max-w-full items-center rounded-full border border-accent bg-accent-soft pl-3.5 text-sm font-semibold text-accent-text"
            >
              <span className="min-w-0 wrap-anywhere">{shownName(choices, rule, value)}</span>
              <button
                type="button"
                onClick={() => remove(index)}
                className="grid size-control shrink-0 place-items-center rounded-full hover:text-danger"
              >
                <X aria-hidden className="size-4" />
                <span className="sr-only">Remove {shownName(choices, rule, value)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        input={input}
        inputRef={inputRef}
        label={label}
        text={text}
        choices={choices.filter(({ id }) => !keys.includes(rule.keyOf(id)))}
        placeholder={rule.mayAdd ? "Search, or add a new one" : "Search"}
        onText={setText}
        onPick={(choice) => add(choice.id)}
        onAdd={rule.mayAdd ? add : undefined}
        onBlur={finish}
      />
    </div>
  );
}
