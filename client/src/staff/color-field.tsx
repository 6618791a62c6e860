import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from "react";

const Picker = lazy(() =>
  import("react-colorful").then((file) => ({ default: file.HexColorPicker })),
);

interface Props {
  input: ComponentPropsWithoutRef<"input">;
  value: string;
  label: string;
  onChange: (value: string) => void;
}

/** A colour as text, with a picker beside it. */
export function ColorField({ input, value, label, onChange }: Props) {
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
          className="mt-1 size-11 shrink-0 rounded-control border border-outline"
          style={{ background: value }}
        >
          <span className="sr-only">Pick a color for {label}</span>
        </button>
        <input {...input} maxLength={7} spellCheck={false} />
      </div>
      {isOpen && (
        <div className="mt-2">
          <Suspense>
            <Picker color={value} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
