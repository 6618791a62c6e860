import { useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from "react";

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
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // It closes what is open here, and not the form around it.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <div className="flex gap-2">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 grid size-11 shrink-0 place-items-center rounded-control border border-outline text-2xl"
        >
          <span aria-hidden>{value || "＋"}</span>
          <span className="sr-only">Pick an icon</span>
        </button>
        <input {...input} maxLength={32} />
      </div>
      {isOpen && (
        <div className="mt-2 flex flex-wrap gap-1 rounded-card border border-line p-2">
          {EMOJIS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
                onChange(emoji);
                setOpen(false);
                toggle.current?.focus();
              }}
              className="grid size-11 place-items-center rounded-lg text-2xl hover:bg-accent-soft"
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
