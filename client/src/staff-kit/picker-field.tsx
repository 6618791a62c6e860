import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";

interface Props {
  /** The label of the button beside the field. */
  label: string;
  /** The button's content: the current value. */
  shown: ReactNode;
  /** The field for typing the value. */
  input: ReactNode;
  /** The picker that opens below both; `onPicked` closes it. */
  children: (onPicked: () => void) => ReactNode;
}

/** A value as text, with a picker beside it. */
export function PickerField({ label, shown, input, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // Closes the open picker, but not the form around it.
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
          className="mt-1 grid size-control shrink-0 rounded-control border border-outline"
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

const Picker = lazy(() =>
  import("react-colorful").then((file) => ({ default: file.HexColorPicker })),
);

interface ColorFieldProps {
  input: ComponentPropsWithoutRef<"input">;
  value: string;
  label: string;
  onChange: (value: string) => void;
}

/** A color as text, with a picker beside it. */
export function ColorField({ input, value, label, onChange }: ColorFieldProps) {
  return (
    <PickerField
      label={`Pick a color for ${label}`}
      shown={<span aria-hidden className="rounded-[inherit]" style={{ background: value }} />}
      input={<input {...input} maxLength={7} spellCheck={false} />}
    >
      {() => (
        <Suspense>
          <Picker color={value} onChange={onChange} />
        </Suspense>
      )}
    </PickerField>
  );
}
