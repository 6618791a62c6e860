import type { UseFormReturn } from "react-hook-form";
import type { ComponentPropsWithoutRef } from "react";
import type { ListField } from "@shared/specification/contracts/admin-lists";
import { ColorField, PickerField } from "./picker-field";
import { FieldFrame } from "./field-frame";
import { PictureField } from "./picture-field";
import { problemAt } from "./form-resolver";
import type { FormValues } from "./use-row-form";

interface Props {
  field: ListField;
  form: UseFormReturn<FormValues>;
  /** A note if a text is not taken as typed. */
  noteOf?: (text: string) => string | undefined;
  takesFocus?: boolean;
}

/** A form field of any kind, with its label, hint and problem. */
export function FormField({ field, form, noteOf, takesFocus = false }: Props) {
  const { kind, name, label } = field;
  if (kind === "image") return <PictureField {...{ name, label, form, takesFocus }} />;
  const hint = "hint" in field ? field.hint : undefined;
  const text = String(form.watch(name) ?? "");
  const note = noteOf?.(text);
  const set = (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });

  return (
    <FieldFrame
      label={label}
      problem={problemAt(form, name)}
      isWide={kind === "textarea"}
      hint={
        <span
          role={kind === "number" ? "status" : undefined}
          className={note && "font-semibold text-ink"}
        >
          {note ?? hint}
        </span>
      }
    >
      {(frame) => {
        // The form was just opened.
        const input = { ...form.register(name), ...frame, autoFocus: takesFocus };
        if (kind === "textarea") return <textarea {...input} rows={3} />;
        if (kind === "color")
          return <ColorField input={input} value={text} onChange={set} label={label} />;
        if (kind === "emoji") return <EmojiField input={input} value={text} onChange={set} />;
        if (kind === "choice")
          return (
            <select {...input}>
              {field.options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          );
        if (kind === "number") {
          const { min, max, step } = field;
          return <input {...input} {...{ min, max, step }} type="number" inputMode="decimal" />;
        }
        return <input {...input} />;
      }}
    </FieldFrame>
  );
}

const EMOJIS =
  "🌙 ⭐ 🌊 🔄 👥 ❓ 🩹 🔥 👂 🌿 💤 😴 🛏️ 🛌 ❄️ 🌡️ 💨 🪶 🧘 🤱 👶 🐾 ❤️ 🦴 🧠 🪑 ☀️ 🌧️ 🍃 🧼 ⚡ ✅".split(
    " ",
  );

interface EmojiFieldProps {
  input: ComponentPropsWithoutRef<"input">;
  value: string;
  onChange: (value: string) => void;
}

/** An icon as text, with a few to pick from. */
function EmojiField({ input, value, onChange }: EmojiFieldProps) {
  return (
    <PickerField
      label="Pick an icon"
      shown={
        <span aria-hidden className="place-self-center text-2xl">
          {value || "＋"}
        </span>
      }
      input={<input {...input} maxLength={32} />}
    >
      {(onPicked) => (
        <div className="flex flex-wrap gap-1 rounded-card border border-line p-2">
          {EMOJIS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
                onChange(emoji);
                onPicked();
              }}
              className="grid size-control place-items-center rounded-lg text-2xl hover:bg-accent-soft"
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </PickerField>
  );
}
