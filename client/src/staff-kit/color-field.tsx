import { lazy, Suspense, type ComponentPropsWithoutRef } from "react";
import { PickerField } from "./picker-field";

const Picker = lazy(() =>
  import("react-colorful").then((file) => ({ default: file.HexColorPicker })),
);

interface Props {
  input: ComponentPropsWithoutRef<"input">;
  value: string;
  label: string;
  onChange: (value: string) => void;
}

/** A color as text, with a picker beside it. */
export function ColorField({ input, value, label, onChange }: Props) {
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
