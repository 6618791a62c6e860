import { useId, useState, type ReactNode, type Ref } from "react";
import { Check } from "lucide-react";
import type { Choice } from "@shared/contracts/catalog-products";
import { FieldNote, INPUT } from "../field-frame";
import { choiceNamed, choiceOf, shownName, type ChoiceRule } from "./choice-rule";
import { Combobox } from "./combobox";
import { SearchChips } from "./search-chips";

/** Lists up to this length are shown in full. */
const MAX_CHECK_CHIPS = 8;

interface Props {
  label: string;
  hint?: string;
  problem?: string;
  rule: ChoiceRule;
  choices: readonly Choice[];
  value: string | string[];
  onChange: (value: string | string[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLElement>;
}

/** A field whose value is picked by name: one from a list, one that may be new, or any number. */
export function ChoiceField(props: Props) {
  const { label, hint, problem, rule, choices, value, onChange, onBlur, inputRef } = props;
  const id = useId();
  /** The text being typed; on leaving the field, the choice's own name replaces it. */
  const [typed, setTyped] = useState<string>();
  const input = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-more`,
  };
  const many = Array.isArray(value) ? value : [];
  const one = Array.isArray(value) ? "" : value;
  const choice = one === "" ? undefined : choiceOf(choices, rule, one);
  const isNew = one.trim() !== "" && rule.mayAdd && !rule.isMany && choice === undefined;
  const note = (
    <FieldNote id={`${id}-more`} problem={problem}>
      {isNew ? `New: no product has “${one.trim()}” yet.` : hint}
    </FieldNote>
  );
  if (rule.isMany && !rule.mayAdd && choices.length <= MAX_CHECK_CHIPS) {
    return (
      <CheckChips {...{ label, input, inputRef, rule, choices, onChange, onBlur }} chosen={many}>
        {note}
      </CheckChips>
    );
  }
  const shared = { label, input, choices, onBlur };
  return (
    <div className={rule.isMany ? "sm:col-span-2" : undefined}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {rule.isMany ? (
        <SearchChips
          {...shared}
          inputRef={inputRef as Ref<HTMLInputElement>}
          rule={rule}
          chosen={many}
          onChange={onChange}
        />
      ) : rule.mayAdd ? (
        <Combobox
          {...shared}
          inputRef={inputRef as Ref<HTMLInputElement>}
          text={typed ?? choice?.name ?? one}
          onText={(text) => {
            setTyped(text);
            onChange(choiceNamed(choices, text)?.id ?? text);
          }}
          onPick={(picked) => {
            setTyped(undefined);
            onChange(picked.id);
          }}
          onAdd={(text) => {
            setTyped(undefined);
            onChange(text);
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur?.();
          }}
        />
      ) : (
        <select
          {...input}
          ref={inputRef as Ref<HTMLSelectElement>}
          value={choice?.id ?? one}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          className={`mt-1 ${INPUT}`}
        >
          {(rule.isOptional || one === "") && (
            <option value="">{rule.isOptional ? "None" : "Choose..."}</option>
          )}
          {one !== "" && !choice && <option value={one}>{shownName(choices, rule, one)}</option>}
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      )}
      {note}
    </div>
  );
}

interface CheckChipsProps {
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
function CheckChips(props: CheckChipsProps) {
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
            className="relative inline-flex min-h-control max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-outline bg-paper px-3.5 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
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
