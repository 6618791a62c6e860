import type { ComponentPropsWithoutRef } from "react";
import { PickerField } from "./picker-field";

const EMOJIS =
  "🌙 ⭐ 🌊 🔄 👥 ❓ 🩹 🔥 👂 🌿 💤 😴 🛏️ 🛌 ❄️ 🌡️ 💨 🪶 🧘 🤱 👶 🐾 ❤️ 🦴 🧠 🪑 ☀️ 🌧️ 🍃 🧼 ⚡ ✅".split(
    " ",
  );

interface Props {
  input: ComponentPropsWithoutRef<"input">;
  value: string;
  onChange: (value: string) => void;
}

/** An icon as text, with a few to pick from. */
export function EmojiField({ input, value, onChange }: Props) {
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
              className="grid size-11 place-items-center rounded-lg text-2xl hover:bg-accent-soft"
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </PickerField>
  );
}
