import { Check } from "lucide-react";
import { useState, type ReactNode, type Ref } from "react";
import type { Choice } from "@shared/contracts/product-choices";
import { choiceOf, shownName, type ChoiceRule } from "./choice-rule";

interface Props {
  label: string;
  input: { id: string; "aria-invalid": boolean; "aria-describedby": string };
  /** The first check box. */
  inputRef?: Ref<HTMLElement>;
  rule: ChoiceRule;
  choices: readonly Choice[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  onBlur?: () => void;
  /** The hint or the problem. */
  children: ReactNode;
}

/** Any number of a few choices, each with a check box. */
export function CheckChips(props: Props) {
  const { label, input, inputRef, rule, choices, chosen, onChange, onBlur, children } = props;
  // Chosen values that are no longer listed stay visible, even after they are removed.
  const [unlisted] = useState(() => chosen.filter((value) => !choiceOf(choices, rule, value)));
  const options = [
    ...choices,
    ...unlisted.map((id) => ({ id, name: shownName(choices, rule, id) })),
  ];
  const isSame = (id: string) => (value: string) => rule.keyOf(value) === rule.keyOf(id);
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={input["aria-describedby"]}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {options.map(({ id, name }, index) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-outline bg-paper px-3.5 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              {...(index === 0 && { ref: inputRef as Ref<HTMLInputElement> })}
              id={index === 0 ? input.id : undefined}
              type="checkbox"
              aria-invalid={input["aria-invalid"]}
              aria-describedby={input["aria-invalid"] ? input["aria-describedby"] : undefined}
              checked={chosen.some(isSame(id))}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, id] : chosen.filter((value) => !isSame(id)(value)),
                )
              }
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <Check aria-hidden className="hidden size-4 shrink-0 peer-checked:block" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
