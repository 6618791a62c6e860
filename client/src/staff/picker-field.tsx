import { useId, useState, type KeyboardEvent, type ReactNode } from "react";

interface Props {
  /** What the button beside the field does. */
  label: string;
  /** What the button shows: the present value. */
  shown: ReactNode;
  /** The field, for who writes the value. */
  input: ReactNode;
  /** What opens under both, to pick from; `onPicked` closes it. */
  children: (onPicked: () => void) => ReactNode;
}

/** A value as text, with something to pick it from beside it. */
export function PickerField({ label, shown, input, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // It closes what is open here, and not the form around it.
    event.stopPropagation();
    close();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <div className="flex gap-2">
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 grid size-11 shrink-0 overflow-hidden rounded-control border border-outline"
        >
          {shown}
          <span className="sr-only">{label}</span>
        </button>
        {input}
      </div>
      {isOpen && <div className="mt-2">{children(close)}</div>}
    </div>
  );
}
