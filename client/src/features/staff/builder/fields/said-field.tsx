import type { Text } from "@shared/finders/text";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  label: string;
  text: Text | undefined;
  locale: string;
  hint?: string;
  /** Undefined once nothing is left in any language. */
  onChange: (text: Text | undefined) => void;
}

/** A text in the document's own language; what other languages say stays. */
export function SaidField({ label, text, locale, hint, onChange }: Props) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(input) => (
        <input
          {...input}
          value={text?.[locale] ?? ""}
          maxLength={4_000}
          onChange={({ target }) => onChange(withSaid(text, locale, target.value))}
        />
      )}
    </FieldFrame>
  );
}

function withSaid(text: Text | undefined, locale: string, said: string): Text | undefined {
  const { [locale]: _, ...others } = text ?? {};
  if (said !== "") return { ...others, [locale]: said };
  return Object.keys(others).length > 0 ? others : undefined;
}
