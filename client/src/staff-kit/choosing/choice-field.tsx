import { useId, useState, type Ref } from "react";
import type { Choice } from "@shared/contracts/product-choices";
import { INPUT } from "../field-frame";
import { FieldNote } from "../field-note";
import { CheckChips } from "./check-chips";
import { choiceOf, shownName, type ChoiceRule } from "./choice-rule";
import { Combobox } from "./combobox";
import { choiceNamed } from "./find-choices";
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
