import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ListField } from "@shared/admin-lists";
import { ColorField } from "./color-field";
import { EmojiField } from "./emoji-field";
import { PictureField } from "./picture-field";

type Values = Record<string, string | boolean | string[]>;

interface Props {
  field: ListField;
  form: UseFormReturn<Values>;
  problem?: string;
  /** Says what becomes of a text, where that is something else. */
  noteOf?: (text: string) => string | undefined;
  takesFocus?: boolean;
}

const INPUT =
  "mt-1 min-h-11 w-full rounded-control border border-outline bg-paper px-3 py-2 aria-invalid:border-danger";

/** A field of a form by its kind, with its label, its hint and what is wrong with it. */
export function FormField({ field, form, problem, noteOf, takesFocus = false }: Props) {
  const id = useId();
  const { kind, name, label } = field;
  if (kind === "image") return <PictureField {...{ name, label, form, problem, takesFocus }} />;
  const hint = "hint" in field ? field.hint : undefined;
  const input = {
    ...form.register(name),
    id,
    // The form has just been asked for.
    autoFocus: takesFocus,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-more`,
    className: INPUT,
  };
  const text = String(form.watch(name) ?? "");
  const note = noteOf?.(text);
  const set = (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });

  return (
    <div className={kind === "textarea" ? "sm:col-span-2" : undefined}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {kind === "textarea" ? (
        <textarea {...input} rows={3} />
      ) : kind === "choice" ? (
        <select {...input}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : kind === "color" ? (
        <ColorField input={input} value={text} onChange={set} label={label} />
      ) : kind === "emoji" ? (
        <EmojiField input={input} value={text} onChange={set} />
      ) : (
        <input {...input} inputMode={kind === "number" ? "decimal" : undefined} />
      )}
      <p id={`${id}-more`} className="mt-1 text-sm">
        {problem ? (
          <span role="alert" className="text-danger">
            {problem}
          </span>
        ) : (
          <span
            role={kind === "number" ? "status" : undefined}
            className={note ? "font-semibold" : "text-muted"}
          >
            {note ?? hint}
          </span>
        )}
      </p>
    </div>
  );
}
